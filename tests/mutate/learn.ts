import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { createVitest, type TestModule } from "vitest/node";
import { AsGiven } from "./as-given.ts";
import type { Ran, TestNotes } from "./note-stretches.ts";
import { probed } from "./probes.ts";

/** The recorded coverage of a test file: the sections it executed of each source, with the hash of the source. */
export interface TestRun extends TestNotes {
  readonly test: string;
  /** Hashes of the test file and of the sources it loaded, by path from the project's folder. */
  readonly texts: Readonly<Record<string, string>>;
}

const KEPT_IN = "node_modules/.cache/mutate";

const keptAt = (test: string): string => join(KEPT_IN, `${test.replaceAll("/", "+")}.json`);
const hashOf = (file: string): string => createHash("sha1").update(readFileSync(file)).digest("base64url");

function readRun(test: string): TestRun | undefined {
  try {
    return JSON.parse(readFileSync(keptAt(test), "utf8")) as TestRun;
  } catch {
    return undefined;
  }
}

/** Whether a section of a source was executed. */
export const hasRun = (ran: Ran, source: string, stretch: number): boolean =>
  ((Buffer.from(ran[source] ?? "", "base64")[stretch >> 3] ?? 0) & (1 << (stretch & 7))) !== 0;

/** Runs each of these test files in a process of its own, with instrumented sources, and stores its coverage. */
async function learn(tests: readonly string[]): Promise<void> {
  const pathOf = (id: string): string => relative(process.cwd(), id.split("?")[0] as string);
  const keep = (module: TestModule): void => {
    const test = pathOf(module.moduleId);
    const { notes } = (module.ok() ? module.meta() : {}) as { notes?: TestNotes };
    if (notes === undefined) {
      // On a slow day the test may only have timed out; the next run records it again.
      console.error(`fails unchanged: ${test}`);
      rmSync(keptAt(test), { force: true });
      return;
    }
    const texts = Object.fromEntries([test, ...Object.keys(notes.ran)].map((each) => [each, hashOf(each)]));
    writeFileSync(keptAt(test), JSON.stringify({ test, ...notes, texts } satisfies TestRun));
  };
  const vitest = await createVitest(
    {
      ...{ watch: false, run: true, silent: true, fsModuleCache: false },
      sequence: { sequencer: AsGiven },
      reporters: [{ onTestModuleEnd: keep }],
      setupFiles: [join(import.meta.dirname, "note-stretches.ts"), "tests/fixtures/setup-laws.ts"],
    },
    {
      plugins: [
        {
          name: "note-stretches",
          enforce: "pre",
          transform: (source: string, id: string) =>
            /^src\/.*(?<!\.d)\.ts$/.test(pathOf(id))
              ? probed(pathOf(id), source, (count) => `fasuNotesOf(${JSON.stringify(pathOf(id))},${count})`)
              : undefined,
        },
      ],
    },
  );
  const project = vitest.getRootProject();
  await vitest.runTestSpecifications(tests.map((test) => project.createSpecification(resolve(test))));
  await vitest.close();
}

/**
 * The coverage of every test file of a folder. It is recorded anew for files that have never run, have
 * changed, or loaded another version of one of these sources.
 */
export async function readRuns(sources: readonly string[], folder: string): Promise<readonly TestRun[]> {
  mkdirSync(KEPT_IN, { recursive: true });
  const hashes = new Map(sources.map((source) => [source, hashOf(source)]));
  // Tests of single sources before those that start the site.
  const tests = globSync(`${folder}/**/*.test.ts`).sort().reverse();
  const stale = tests.filter((test) => {
    const texts = readRun(test)?.texts ?? {};
    const changed = [...hashes].some(([source, hash]) => (texts[source] ?? hash) !== hash);
    return changed || texts[test] !== hashOf(test);
  });
  if (stale.length > 0) {
    console.log(`learns what ${stale.length} test files run`);
    await learn(stale);
  }
  return tests.flatMap((test) => readRun(test) ?? []);
}
