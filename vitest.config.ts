import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that start hosts take longest: begun first, none is left alone with one processor at the end. */
class HostsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isUnit = ({ moduleId }: TestSpecification) => Number(!moduleId.includes("/tests/contract/"));
    return (await super.sort(files)).sort((a, b) => isUnit(a) - isUnit(b));
  }
}

/**
 * What a test file must have a process of its own for: it changes the environment or the working folder, or puts
 * modules in the place of others, which whoever shares its process would get, or it the real ones. An environment that
 * is given to a process with more (`...process.env`) is not changed.
 */
const CHANGES_PROCESS =
  /(?<!\.\.\.)\bprocess\.env\b|\bprocess\.chdir\b|\bvi\.(?:stubEnv|mock|doMock|resetModules)\(/;
/** The site search that a command opens takes the place of its process's fetch and window. */
const OPENS_SITE_SEARCH = /from "pagefind"/;
/** A contract test that starts a host, or keeps leads in a store of its own, which the environment names. */
const HAS_SURROUNDINGS = /\bstart[A-Z]\w+\(|\bleadSite\(/;

const matching = (files: string, pattern: RegExp) =>
  globSync(files).filter((file) => pattern.test(readFileSync(file, "utf8")));
const alone = [
  ...matching("tests/{contract,unit}/**/*.test.ts", OPENS_SITE_SEARCH),
  ...matching("tests/{contract,unit}/**/*.test.ts", CHANGES_PROCESS),
  ...matching("tests/contract/*.test.ts", HAS_SURROUNDINGS),
];

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "alone", include: alone } },
      // Files that share what they have loaded take two thirds of the processor time.
      {
        extends: true,
        test: {
          name: "shared",
          include: ["tests/{contract,unit}/**/*.test.ts"],
          exclude: alone,
          isolate: false,
        },
      },
    ],
    // A host that a test starts is one process, which can be killed; workers.test.ts starts several.
    env: { FASU_WORKERS: "1" },
    setupFiles: ["tests/fixtures/setup-laws.ts"],
    // Ends what hangs: a slow machine with other work takes ten times as long as a quiet fast one.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The log line of every request would bury what failed.
    silent: "passed-only",
    sequence: { sequencer: HostsFirst },
    // Two cores: a third worker has them while another waits for a host.
    maxWorkers: 3,
  },
});
