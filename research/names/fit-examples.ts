import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Take, TEMPLATES } from "#domain/judgment/masking/names/name-features.ts";
import { CommandFailure } from "../../src/cli/command.ts";

const WIDTH = Object.keys(TEMPLATES).length;
/**
 * Features with fewer examples or smaller weights are dropped; features of a name's own characters are all
 * kept.
 */
const MIN_EXAMPLES = 6;
const MIN_WEIGHT = 3;
const OF_LETTERS = new Set(["family", "single", "first", "second", "length"]);
const MAX_WEIGHT = 127;

/** Examples as numbers of features, and the weights fitted to them. */
export class Examples {
  #numbers = new Map<string, number>();
  #rows = new Int32Array(2 ** 24).fill(-1);
  #labels: number[] = [];

  get size(): number {
    return this.#labels.length;
  }

  add(isName: boolean, features: (take: Take) => void): void {
    let at = this.size * WIDTH;
    if (at + WIDTH > this.#rows.length) {
      const longer = new Int32Array(this.#rows.length * 2).fill(-1);
      longer.set(this.#rows);
      this.#rows = longer;
    }
    features((template, one, two, three) => {
      const key = `${template} ${String.fromCharCode(one, two, three)}`;
      const number = this.#numbers.get(key) ?? this.#numbers.size;
      this.#numbers.set(key, number);
      this.#rows[at++] = number;
    });
    this.#labels.push(isName ? 1 : 0);
  }

  /** The table of weights that fit.py computes. */
  fitted(): string {
    const times = new Uint32Array(this.#numbers.size);
    const rows = this.#rows.subarray(0, this.size * WIDTH);
    for (const number of rows) if (number >= 0) times[number]!++;
    for (let at = 0; at < rows.length; at++) if (times[rows[at]!]! < MIN_EXAMPLES) rows[at] = -1;
    const folder = mkdtempSync(join(tmpdir(), "names-"));
    writeFileSync(join(folder, "rows.bin"), rows);
    writeFileSync(join(folder, "labels.bin"), Uint8Array.from(this.#labels));
    const program = join(import.meta.dirname, "fit.py");
    const { status } = spawnSync("python3", [program, folder, String(WIDTH)], { stdio: "inherit" });
    if (status !== 0) throw new CommandFailure("fit.py failed: pip install -r research/ask/requirements.txt");
    const { base, weights } = JSON.parse(readFileSync(join(folder, "weights.json"), "utf8"));
    rmSync(folder, { recursive: true });
    return tableOf(base, weights, this.#numbers, times);
  }
}

/** Templates, each with its weights for all characters that have one, in sequence. */
function tableOf(
  base: number,
  weights: number[],
  numbers: ReadonlyMap<string, number>,
  times: Uint32Array,
): string {
  const templates = Object.entries(TEMPLATES);
  const table = templates.map(([name]) => [name, new Map<number, string[]>()] as const);
  for (const [key, number] of numbers) {
    const [template = "", signs = ""] = key.split(/ (.*)/s);
    const [name, size] = templates[Number(template)]!;
    const weight = Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, weights[number] ?? 0));
    if (times[number]! < MIN_EXAMPLES || (Math.abs(weight) < MIN_WEIGHT && !OF_LETTERS.has(name))) continue;
    const [, levels] = table[Number(template)]!;
    levels.set(weight, [...(levels.get(weight) ?? []), signs.slice(0, size)]);
  }
  const written = table.map(([name, levels]) => [
    name,
    Object.fromEntries([...levels].map(([weight, signs]) => [weight, signs.sort().join("")])),
  ]);
  return `${JSON.stringify({ base: Math.round(base), weights: Object.fromEntries(written) }, null, 1)}\n`;
}
