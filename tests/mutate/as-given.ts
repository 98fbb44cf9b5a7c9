import type { TestSpecification } from "vitest/node";

/** Runs test files in the order in which they are given. */
export class AsGiven {
  shard = (files: TestSpecification[]): Promise<TestSpecification[]> => Promise.resolve(files);
  sort = (files: TestSpecification[]): Promise<TestSpecification[]> => Promise.resolve(files);
}
