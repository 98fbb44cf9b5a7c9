import { defineConfig } from "vitest/config";

/** The tests that need a live cluster; only `npm run test:opensearch` runs them. */
export default defineConfig({
  test: {
    include: ["tests/opensearch/**/*.test.ts", "tests/unit/server/search/conformance.test.ts"],
    // Tests that end nodes start a cluster of three nodes of their own.
    exclude: process.env.TEST_SEARCH_NODES === "3" || process.env.FASU_KILLS ? [] : ["**/lost-node.test.ts"],
    setupFiles: ["tests/fixtures/setup-laws.ts"],
    testTimeout: 1_800_000,
    hookTimeout: 900_000,
    // A run with FASU_KILLS is made to see the events at each killed node.
    silent: process.env.FASU_KILLS ? false : "passed-only",
    // One node answers all tests: in parallel they would only wait for it.
    fileParallelism: false,
  },
});
