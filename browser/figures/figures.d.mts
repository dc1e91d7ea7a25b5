import type { Plugin } from "vite";

export function files(): Record<string, string>;
export function figures(): Plugin;
