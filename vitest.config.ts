import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/{unit,contract}/**/*.test.ts"],
    setupFiles: ["tests/fixtures/setup-laws.ts"],
    testTimeout: 30_000,
    // The log line of every request would bury what failed.
    silent: "passed-only",
    // Two cores: more workers only make every timing noisier.
    maxWorkers: 2,
  },
});
