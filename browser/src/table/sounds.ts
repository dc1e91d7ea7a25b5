import type { Happened, Table } from "../messages";

export type Sound = "laid" | "gathered" | "drawn" | "turn" | "declared" | "great";

const GREAT = 500;

/** What is to be heard of something that happened: at most one sound of the cards, one of a declaration, one of my turn. */
export function soundsOf(before: Table | null, message: Happened): Sound[] {
  const { table, moved } = message;
  const what = new Set(moved.map((each) => each.what));
  const points = Math.max(0, ...table.sheet.slice(before?.sheet.length ?? 0).map((line) => line.points));
  const heard: Sound[] = [];
  if (what.has("taken")) heard.push("gathered");
  else if (what.has("played")) heard.push("laid");
  else if (what.has("drew") || what.has("dealt")) heard.push("drawn");
  if (what.has("declared") || what.has("exchanged") || what.has("showed")) heard.push(points >= GREAT ? "great" : "declared");
  if (table.turn === table.seat && before?.turn !== table.turn && table.seat !== null) heard.push("turn");
  return heard;
}

/** Makes the sounds; there are no files. Nothing is made before the first one is asked for. */
export class Sounds {
  private context: AudioContext | null = null;

  play(sounds: readonly Sound[]): void {
    if (!sounds.length) return;
    try {
      this.context ??= new AudioContext();
    } catch {
      return; // no sound on this machine
    }
    const start = this.context.currentTime + 0.01;
    sounds.forEach((sound, at) => this.one(sound, start + at * 0.12));
  }

  end(): void {
    void this.context?.close();
  }

  private one(sound: Sound, at: number): void {
    switch (sound) {
      case "laid": return this.paper(at, 0.06, 1800, 0.22);
      case "drawn": return this.paper(at, 0.09, 3200, 0.1);
      case "gathered":
        this.paper(at, 0.07, 1500, 0.16);
        return this.paper(at + 0.09, 0.1, 1200, 0.18);
      case "turn":
        this.wood(at, 520, 0.05, 0.08);
        return this.wood(at + 0.13, 520, 0.05, 0.08);
      case "declared": return this.wood(at, 262, 0.3, 0.16);
      case "great": return this.wood(at, 175, 0.38, 0.2);
    }
  }

  /** A card on cloth: a breath of noise. */
  private paper(at: number, seconds: number, pitch: number, loud: number): void {
    const context = this.context!;
    const noise = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
    noise.getChannelData(0).forEach((_, place, data) => (data[place] = Math.random() * 2 - 1));
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 });
    source.connect(filter).connect(this.fading(at, seconds, loud));
    source.start(at);
  }

  /** A knock on wood: a short tone. */
  private wood(at: number, pitch: number, seconds: number, loud: number): void {
    const tone = new OscillatorNode(this.context!, { type: "triangle", frequency: pitch });
    tone.connect(this.fading(at, seconds, loud));
    tone.start(at);
    tone.stop(at + seconds);
  }

  private fading(at: number, seconds: number, loud: number): GainNode {
    const gain = new GainNode(this.context!, { gain: loud });
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    gain.connect(this.context!.destination);
    return gain;
  }
}
