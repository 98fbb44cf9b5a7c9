import { defineConfig } from "vitest/config";

/** The tests that need a live cluster; only `npm run test:opensearch` runs them. */
export default defineConfig({
  test: {
    include: ["tests/opensearch/**/*.test.ts", "tests/unit/server/search/conformance.test.ts"],
    // Those that end nodes need nodes to lose; they start a cluster of their own.
    exclude: process.env.TEST_SEARCH_NODES === "3" ? [] : ["**/lost-node.test.ts"],
    setupFiles: ["tests/fixtures/setup-laws.ts"],
    testTimeout: 1_800_000,
    hookTimeout: 900_000,
    silent: "passed-only",
    // One node answers them all: side by side they would only wait for it.
    fileParallelism: false,
  },
});
