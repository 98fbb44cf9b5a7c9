import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createRandom } from "#sample/random.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";

// usage: npm exec -- node tests/bench/kill-import.ts FOLDER [--kills 20] [--seed a]
// FOLDER as `npm run sample:csv -- 200000 --to FOLDER --truth` writes it. Kills the import of it with SIGKILL at random
// moments, lets it go on each time, and compares the corpus with the truth of the rows. Ends with 1 where a row is lost
// or doubled.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: "string", default: "20" }, seed: { type: "string", default: "kill" } },
});
const folder = positionals[0] ?? "data/generated/collection";
const random = createRandom(values.seed);
const corpus = mkdtempSync(join(tmpdir(), "fasu-kill-"));

interface Truth {
  source_id: string;
  reason: string;
  same_as: string;
}

/** Runs the import until it ends or is killed after so many milliseconds; its last line of progress and exit code. */
function runOnce(killAfter: number | null): Promise<{ code: number | null; told: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["src/cli/import.ts", "--no-build", folder], {
      env: { ...process.env, FASU_CORPUS: corpus },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let told = "";
    child.stdout.on("data", (chunk: Buffer) => {
      told += chunk.toString();
    });
    const timer = killAfter === null ? null : setTimeout(() => child.kill("SIGKILL"), killAfter);
    child.once("close", (code) => {
      if (timer) clearTimeout(timer);
      resolve({ code, told });
    });
  });
}

const started = performance.now();
let kills = 0;
let last = { code: null as number | null, told: "" };
while (last.code === null) {
  const isKill = kills < Number(values.kills);
  last = await runOnce(isKill ? random.int(4_000, 12_000) : null);
  if (last.code === null) kills++;
}
const truths = readdirSync(`${folder}.truth`).flatMap((name) =>
  readFileSync(join(`${folder}.truth`, name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Truth),
);
const stored = new Map<string, number>();
for (const { sourceId = "" } of readCorpus(corpus)) stored.set(sourceId, (stored.get(sourceId) ?? 0) + 1);
const doubled = [...stored.values()].filter((count) => count > 1).length;
const told = /^(\d+) documents = (\d+) accepted \+ (\d+) duplicate \+ (\d+) rejected; (\d+) in/m.exec(
  last.told,
);
const [documents = 0, accepted = 0, , , total = 0] = (told ?? []).slice(1).map(Number);
console.log(last.told);
console.log(
  `${kills} kills, ${((performance.now() - started) / 1000).toFixed(0)} s: ${truths.length} rows, ${documents} accounted for, ${accepted} accepted, ${stored.size} in the corpus by id, ${doubled} doubled`,
);
rmSync(corpus, { recursive: true });
if (documents !== truths.length || accepted !== total || stored.size !== total || doubled > 0)
  process.exitCode = 1;
