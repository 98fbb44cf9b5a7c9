import { execFileSync, spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chooseTests } from "./choose-tests.ts";
import { drawMutants } from "./draw.ts";
import { readRuns } from "./learn.ts";
import { stretchAt, stretchesOf } from "./probes.ts";
import { readReach } from "./reach.ts";
import { OUT_OF_TIME, type Trial, type TrialResult } from "./trial.ts";

const USAGE = `npm run research -- mutate [--layer domain] [--sample 400] [--seed N] [--seconds 20] [--changed] [--tests tests/unit/domain]
  --layer    a folder of src whose sources are changed: domain, server, …
  --sample   how many mutants are drawn, evenly over the files
  --seed     draws the same mutants again; printed by each run
  --seconds  of processor time that the tests asked about a mutant may take, behind the first
  --tests    a folder: only its test files are asked, and learned; what they kill, all tests kill
  --unchanged  leaves each source as it is: whatever is killed then, the runner kills by mistake
  --verbose  tells what killed each mutant, and after how many seconds
  --changed  only the files that differ from main, in every layer`;
/** Number of parallel processes; each keeps one of two processors busy. */
const PROCESSES = 2;

const { values } = parseArgs({
  options: {
    layer: { type: "string", default: "domain" },
    sample: { type: "string", default: "400" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    seconds: { type: "string", default: "20" },
    tests: { type: "string", default: "tests/{unit,contract}" },
    changed: { type: "boolean", default: false },
    unchanged: { type: "boolean", default: false },
    verbose: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

function sources(): readonly string[] {
  const ofLayer = globSync(`src/${values.changed ? "**" : values.layer}/**/*.ts`).filter(
    (file) => !file.endsWith(".d.ts"),
  );
  if (!values.changed) return ofLayer;
  const changed = execFileSync("git", ["diff", "--name-only", "main"], { encoding: "utf8" }).split("\n");
  return ofLayer.filter((file) => changed.includes(file));
}

/** Runs the trials in a separate process. */
function runInChild(trials: readonly Trial[], tell: (result: TrialResult) => void): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "run-mutants.ts")], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...process.env, NODE_NO_WARNINGS: "1" },
    });
    child.on("message", tell);
    child.once("close", (code) => (code === 0 ? done() : fail(new Error(`a process ended with ${code}`))));
    child.send(trials);
  });
}

function lineOf({ mutant }: Trial): string {
  const source = readFileSync(mutant.file, "utf8");
  const was = source.slice(mutant.start, mutant.end).replace(/\s+/g, " ");
  return `${mutant.file}:${mutant.line} ${mutant.operator}: ${was.slice(0, 70)} -> ${mutant.text.slice(0, 70)}`;
}

async function mutate(): Promise<void> {
  const drawn = drawMutants(sources(), Number(values.sample), values.seed);
  const runs = await readRuns([...new Set(drawn.map(({ file }) => file))], values.tests);
  const reach = readReach();
  const trials = drawn.map((mutant, index): Trial => {
    const { file, start, end } = mutant;
    const text = readFileSync(file, "utf8");
    const place = { source: file, stretch: stretchAt(stretchesOf(file, text), start) };
    return {
      index,
      mutant: values.unchanged ? { ...mutant, text: text.slice(start, end) } : mutant,
      tests: chooseTests(runs, place, reach(file), Number(values.seconds) * 1000),
    };
  });
  console.log(
    `${trials.length} mutants of ${new Set(drawn.map(({ file }) => file)).size} files, seed ${values.seed}`,
  );
  const started = Date.now();
  const killedBy = new Map<number, string | undefined>();
  const tell = ({ index, killedBy: by }: TrialResult): void => {
    killedBy.set(index, by);
    const trial = trials[index] as Trial;
    if (by === undefined) console.log(`survives  ${lineOf(trial)} (${trial.tests.length} test files)`);
    if (values.verbose) console.log(`${((Date.now() - started) / 1000).toFixed(1)} ${by} ${lineOf(trial)}`);
    if (killedBy.size % 20 === 0) console.log(`${killedBy.size} of ${trials.length}`);
  };
  const parts = Array.from({ length: PROCESSES }, (_, part) =>
    trials.filter(({ index }) => index % PROCESSES === part),
  );
  await Promise.all(parts.map((part) => runInChild(part, tell)));
  const killed = [...killedBy.values()].filter((by) => by !== undefined).length;
  const slow = [...killedBy.values()].filter((by) => by === OUT_OF_TIME).length;
  console.log(
    `${killed} of ${trials.length} killed (${((100 * killed) / trials.length).toFixed(1)} %), ${slow} of them by time; seed ${values.seed}`,
  );
}

if (values.help) console.log(USAGE);
else await mutate();
