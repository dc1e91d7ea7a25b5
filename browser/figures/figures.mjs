// The court figures, cut out of whole packs when the application is built: `cards/paris` and `cards/international`,
// twelve separate, replaceable files each, with their licences. Index, corner pips, frame and ground are left out: those
// of the application stand in their place.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";

const PACKAGES = join(import.meta.dirname, "..", "node_modules");
const CHANGED = "2026-11-30";
const SUITS = { S: "spade", H: "heart", D: "diamond", C: "club" };
const RANKS = { K: "king", Q: "queen", J: "jack" };
const COURTS = Object.keys(RANKS).flatMap((rank) => Object.keys(SUITS).map((suit) => rank + suit));

const PARIS = {
  package: "svg-cards",
  file: "svg-cards.svg",
  notice: `A figure of SVG-cards 4.0.2. Copyright (C) 2005 David Bellot; Copyright (C) 2016, 2017 Huub de Beer.
This library is free software; you can redistribute it and/or modify it under the terms of the GNU Lesser General Public
License, version 2.1 or later (LICENSE.txt beside this file); it comes WITHOUT ANY WARRANTY.
Changed on ${CHANGED} for Bezique: the figure alone, without card, frame, corner letters and pips; numbers rounded.`,
};
const INTERNATIONAL = {
  package: "@heruka_urgyen/react-playing-cards",
  notice: `A figure by Adrian Kennard (https://www.me.uk/cards/), dedicated to the public domain: CC0 1.0 (LICENSE.txt).
Changed on ${CHANGED} for Bezique: the figure alone, without card, frame, corner letters and pips; numbers rounded.`,
};

const fromPackage = (name, ...path) => readFileSync(join(PACKAGES, name, ...path), "utf8");

/** The whole element that begins at a place of the text. */
function elementAt(text, start) {
  const name = /^<([\w:]+)/.exec(text.slice(start))[1];
  const tags = new RegExp(`<${name}\\b[^>]*?(/?)>|</${name}>`, "g");
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    depth += tag[0].startsWith("</") ? -1 : tag[1] ? 0 : 1;
    if (depth === 0) return text.slice(start, tags.lastIndex);
  }
  throw new Error(`the element at ${start} has no end`);
}

function elementOf(text, id) {
  const found = new RegExp(`<[\\w:]+[^>]*\\sid="${id}"`).exec(text);
  if (!found) throw new Error(`there is no element ${id}`);
  return elementAt(text, found.index);
}

/** A figure of the Paris pattern: its group without what belongs to the card, and the parts that it uses. */
function paris(court) {
  const whole = fromPackage(PARIS.package, PARIS.file);
  const suit = SUITS[court[1]], rank = RANKS[court[0]];
  const figure = elementOf(whole, `${suit}_${rank}`)
    .replace(/<use xlink:href="#base"[^>]*\/>/g, "")
    .replace(/<g style="fill:none;stroke:#000000;stroke-width:1">.*?<\/g>/s, "")
    .replace(new RegExp(`<use xlink:href="#(${rank}|${suit})"[^>]*/>`, "g"), "");
  const used = [...new Set([...figure.matchAll(/href="#([\w-]+)"/g)].map((match) => match[1]))];
  return drawing("21 13 127 218", `<defs>${used.map((id) => elementOf(whole, id)).join("")}</defs>${figure}`);
}

/** An international figure: what is drawn inside the frame. */
function international(court) {
  const whole = fromPackage(INTERNATIONAL.package, "src", "images", "2color", `${court}.svg`);
  const mark = court[1] + court[0];
  const inner = whole.slice(whole.indexOf("<defs>"), whole.lastIndexOf("</svg>"))
    .replace(elementOf(whole, `V${mark}`), "")
    .replace(/<rect width="239"[^>]*>(<\/rect>)?/, "")
    .replace(new RegExp(`<g transform="rotate\\(180\\)"><use xlink:href="#V${mark}".*?</g>`, "s"), "")
    .replace(new RegExp(`<use xlink:href="#(V${mark}|S${mark})" height="[\\d.]+" x="-[\\d.]+" y="-[\\d.]+"></use>`, "g"), "")
    .replace(new RegExp(`<use xlink:href="#X${mark}" stroke="#44F" fill="none"></use>`), "");
  return drawing("-82.4 -130.4 164.8 260.8", inner);
}

function drawing(box, inside) {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">${inside}</svg>`;
}

/** Smaller, and the same to the eye. More of svgo's plugins than these take away half of the jack of diamonds. */
function polished(svg, notice) {
  const plugins = ["removeComments", "cleanupNumericValues", { name: "convertPathData", params: { floatPrecision: 1 } }];
  const { data } = optimize(svg, { plugins });
  return data.replace("<svg", `<!--\n${notice}\n-->\n<svg`);
}

const SOURCE = (name, version, notice) => `${notice}

Cut from the npm package ${name} ${version} by browser/figures/figures.mjs, whenever the browser application is built.
Each file may be replaced by another one of the same name.
`;

/** All files of both sets by their names: 24 drawings, licences, authors and where they come from. */
export function files() {
  const made = {};
  for (const court of COURTS) {
    made[`cards/paris/${court}.svg`] = polished(paris(court), PARIS.notice);
    made[`cards/international/${court}.svg`] = polished(international(court), INTERNATIONAL.notice);
  }
  const version = (name) => JSON.parse(fromPackage(name, "package.json")).version;
  made["cards/paris/LICENSE.txt"] = fromPackage(PARIS.package, "LICENSE");
  made["cards/paris/AUTHORS.txt"] = fromPackage(PARIS.package, "AUTHORS");
  made["cards/paris/SOURCE.txt"] = SOURCE(PARIS.package, version(PARIS.package), PARIS.notice);
  made["cards/international/LICENSE.txt"] = readFileSync(join(import.meta.dirname, "..", "..", "licenses", "CC0-1.0.txt"), "utf8");
  made["cards/international/SOURCE.txt"] = SOURCE(INTERNATIONAL.package, version(INTERNATIONAL.package), INTERNATIONAL.notice);
  return made;
}

/** Puts the files beside the built application, and serves them while it is developed. */
export function figures() {
  let made;
  return {
    name: "figures",
    generateBundle() {
      for (const [fileName, source] of Object.entries(files())) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? "").slice(1).split("?")[0];
        if (!name.startsWith("cards/")) return next();
        made ??= files();
        if (!(name in made)) return next();
        response.setHeader("content-type", name.endsWith(".svg") ? "image/svg+xml" : "text/plain");
        response.end(made[name]);
      });
    },
  };
}
