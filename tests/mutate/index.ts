import { execFileSync, spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { drawMutants } from "./draw.ts";
import { readReach } from "./reach.ts";
import type { Trial, TrialResult } from "./run-mutants.ts";

const USAGE = `npm run mutate -- [--layer domain] [--sample 400] [--seed N] [--tests 12] [--changed]
  --layer    a folder of src whose sources are changed: domain, server, …
  --sample   how many mutants are drawn, evenly over the files
  --seed     draws the same mutants again; printed by each run
  --tests    at most so many test files are asked about a mutant, nearest by imports first
  --changed  only the files that differ from main, in every layer`;
/** Processes at a time; each keeps one of two processors busy. */
const PROCESSES = 2;
/** A mutant whose tests take longer than this runs for ever: it is found out. */
const TRIAL_MS = 90_000;
const OUT_OF_TIME = "out of time";

const { values } = parseArgs({
  options: {
    layer: { type: "string", default: "domain" },
    sample: { type: "string", default: "400" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    tests: { type: "string", default: "12" },
    changed: { type: "boolean", default: false },
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

/** Runs the trials in one child after the other: a child that is stuck in a mutant is ended with its workers. */
async function runInChildren(
  trials: readonly (Trial & { index: number })[],
  tell: (result: TrialResult) => void,
): Promise<void> {
  let rest = trials;
  while (rest.length > 0) rest = await runInChild(rest, tell);
}

/** The trials that are left when a child has ended. */
function runInChild(
  trials: readonly (Trial & { index: number })[],
  tell: (result: TrialResult) => void,
): Promise<readonly (Trial & { index: number })[]> {
  return new Promise((done) => {
    let at = 0;
    const child = spawn(process.execPath, [join(import.meta.dirname, "run-mutants.ts")], {
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...process.env, NODE_NO_WARNINGS: "1", FASU_LOG: "off" },
    });
    const next = (killedBy: string | undefined): void => {
      tell({ index: trials[at]?.index as number, killedBy });
      at++;
    };
    const giveUp = (): void => {
      next(OUT_OF_TIME);
      process.kill(-(child.pid as number), "SIGKILL");
    };
    let watch = setTimeout(giveUp, TRIAL_MS);
    child.on("message", ({ killedBy }: TrialResult) => {
      clearTimeout(watch);
      next(killedBy);
      watch = setTimeout(giveUp, TRIAL_MS);
    });
    child.once("close", (code, signal) => {
      clearTimeout(watch);
      if (code !== 0 && signal === null && at < trials.length) next("ended the process");
      done(trials.slice(at));
    });
    child.send(trials);
  });
}

function lineOf({ mutant }: Trial): string {
  const source = readFileSync(mutant.file, "utf8");
  const was = source.slice(mutant.start, mutant.end).replace(/\s+/g, " ");
  return `${mutant.file}:${mutant.line} ${mutant.operator}: ${was.slice(0, 70)} -> ${mutant.text.slice(0, 70)}`;
}

async function mutate(): Promise<void> {
  const reach = await readReach();
  const drawn = drawMutants(sources(), Number(values.sample), values.seed);
  const trials = drawn.map((mutant, index) => ({
    index,
    mutant,
    tests: reach(mutant.file).slice(0, Number(values.tests)),
  }));
  console.log(
    `${trials.length} mutants of ${new Set(drawn.map(({ file }) => file)).size} files, seed ${values.seed}`,
  );
  const killedBy = new Map<number, string | undefined>();
  const tell = ({ index, killedBy: by }: TrialResult): void => {
    killedBy.set(index, by);
    const trial = trials[index] as Trial;
    if (by === undefined) console.log(`survives  ${lineOf(trial)} (${trial.tests.length} test files)`);
    if (killedBy.size % 20 === 0) console.log(`${killedBy.size} of ${trials.length}`);
  };
  const parts = Array.from({ length: PROCESSES }, (_, part) =>
    trials.filter(({ index }) => index % PROCESSES === part),
  );
  await Promise.all(parts.map((part) => runInChildren(part, tell)));
  const killed = [...killedBy.values()].filter((by) => by !== undefined).length;
  const slow = [...killedBy.values()].filter((by) => by === OUT_OF_TIME).length;
  console.log(
    `${killed} of ${trials.length} killed (${((100 * killed) / trials.length).toFixed(1)} %), ${slow} of them by time; seed ${values.seed}`,
  );
}

if (values.help) console.log(USAGE);
else await mutate();
