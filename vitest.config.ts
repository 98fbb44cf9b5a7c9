import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that start hosts take longest: begun first, none is left alone with one processor at the end. */
class HostsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isUnit = ({ moduleId }: TestSpecification) => Number(!moduleId.includes("/tests/contract/"));
    return (await super.sort(files)).sort((a, b) => isUnit(a) - isUnit(b));
  }
}

export default defineConfig({
  test: {
    include: ["tests/{unit,contract}/**/*.test.ts"],
    // A host that a test starts is one process, which can be killed; workers.test.ts starts several.
    env: { FASU_WORKERS: "1" },
    setupFiles: ["tests/fixtures/setup-laws.ts"],
    // Ends what hangs: a slow machine with other work takes ten times as long as a quiet fast one.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The log line of every request would bury what failed.
    silent: "passed-only",
    sequence: { sequencer: HostsFirst },
    // Two cores: more workers only make every timing noisier.
    maxWorkers: 2,
  },
});
