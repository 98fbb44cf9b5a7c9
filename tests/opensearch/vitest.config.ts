import { defineConfig } from "vitest/config";

/** The tests that need a live cluster; only `npm run test:opensearch` runs them. */
export default defineConfig({
  test: {
    include: ["tests/opensearch/**/*.test.ts", "tests/unit/server/search/conformance.test.ts"],
    setupFiles: ["tests/fixtures/setup-laws.ts"],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    silent: "passed-only",
    // One node answers them all: side by side they would only wait for it.
    fileParallelism: false,
  },
});
