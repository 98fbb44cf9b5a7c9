import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/{unit,contract}/**/*.test.ts"],
    setupFiles: ["tests/fixtures/setup-laws.ts"],
    // Ends what hangs: a slow machine with other work takes ten times as long as a quiet fast one.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The log line of every request would bury what failed.
    silent: "passed-only",
    // Two cores: more workers only make every timing noisier.
    maxWorkers: 2,
  },
});
