import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { STATE_FILE } from "#server/corpus/store/state-file.ts";
import { createRandom } from "#tests/bench/collection/random.ts";

// usage: npm exec -- node tests/bench/alone/kill-import.ts FOLDER [--kills 20] [--seed a] [--processors N]
// FOLDER as `npm run research -- sample:csv 200000 --to FOLDER --truth` writes it. Draws as many moments between 5 and 95 % of the
// rows, kills the import of FOLDER with SIGKILL once the rows that it has saved have passed each, after a random part of
// the time between two savings, lets it go on, and compares the corpus with the truth of the rows. Prints where each kill
// fell; ends with 1 where a row is lost or doubled.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: "string", default: "20" },
    seed: { type: "string", default: "kill" },
    processors: { type: "string" },
  },
});
const folder = positionals[0] ?? "data/generated/collection";
const random = createRandom(values.seed);
const corpus = mkdtempSync(join(tmpdir(), "fasu-kill-"));

interface Truth {
  source_id: string;
  reason: string;
  same_as: string;
}

/** Rows that the import has saved so far, as its journal tells; 0 before the first saving. */
function rowsSaved(): number {
  const path = join(corpus, STATE_FILE);
  if (!existsSync(path)) return 0;
  const state = new DatabaseSync(path, { readOnly: true });
  try {
    const row = state.prepare("SELECT state FROM journal WHERE file = ''").get();
    const {
      accepted = 0,
      withheld = 0,
      duplicate = 0,
      rejected = 0,
    } = row ? JSON.parse(String(row.state)) : {};
    return accepted + withheld + duplicate + rejected;
  } catch {
    return 0; // Its tables are being made.
  } finally {
    state.close();
  }
}

/** Runs the import until it ends or, some time after so many rows were saved, is killed; what it said and its exit code. */
async function runOnce(moment: number | undefined): Promise<{ code: number | null; told: string }> {
  const more = values.processors ? ["--processors", values.processors] : [];
  const child = spawn(process.execPath, ["src/cli/corpus/import.ts", "--no-build", ...more, folder], {
    env: { ...process.env, FASU_CORPUS: corpus },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let told = "";
  child.stdout.on("data", (chunk: Buffer) => {
    told += chunk.toString();
  });
  const ended = once(child, "close");
  if (moment !== undefined) {
    while (child.exitCode === null && rowsSaved() < moment) await setTimeout(POLL_MS);
    await setTimeout(random.int(0, BETWEEN_SAVINGS_MS));
    child.kill("SIGKILL");
  }
  const [code] = (await ended) as [number | null];
  return { code, told };
}

const POLL_MS = 200;
const BETWEEN_SAVINGS_MS = 3_000;

const started = performance.now();
const truths = readdirSync(`${folder}.truth`).flatMap((name) =>
  readFileSync(join(`${folder}.truth`, name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Truth),
);
const moments = Array.from({ length: Number(values.kills) }, () =>
  random.int(Math.ceil(truths.length * 0.05), Math.floor(truths.length * 0.95)),
).sort((a, b) => a - b);
const fell: number[] = [];
let last = { code: null as number | null, told: "" };
for (const moment of moments) {
  last = await runOnce(moment);
  // It has ended before it could be killed: another run would begin anew.
  if (last.code !== null) break;
  fell.push(rowsSaved() / truths.length);
}
if (last.code === null) last = await runOnce(undefined);
const kills = fell.length;
const stored = new Map<string, number>();
// A state secret keeps no id of its collection.
for (const { sourceId, id } of readCorpus(corpus))
  stored.set(sourceId || id, (stored.get(sourceId || id) ?? 0) + 1);
const doubled = [...stored.values()].filter((count) => count > 1).length;
const told =
  /^(\d+) documents = (\d+) accepted \+ (?:(\d+) not public \+ )?(\d+) duplicate \+ (\d+) rejected; (\d+) in/m.exec(
    last.told,
  );
const [documents = 0, accepted = 0, withheld = 0, , , total = 0] = (told ?? [])
  .slice(1)
  .map((figure) => Number(figure ?? 0));
const taken = accepted + withheld;
console.log(last.told);
console.log(
  `${kills} kills, ${((performance.now() - started) / 1000).toFixed(0)} s: ${truths.length} rows, ${documents} accounted for, ${taken} taken, ${stored.size} in the corpus by id, ${doubled} doubled`,
);
console.log(
  `Saved at each kill, in % of the rows: ${fell.map((share) => (share * 100).toFixed(0)).join(" ")}`,
);
rmSync(corpus, { recursive: true });
if (documents !== truths.length || taken !== total || stored.size !== total || doubled > 0)
  process.exitCode = 1;
