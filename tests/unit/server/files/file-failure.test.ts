import { describe, expect, test } from "vitest";
import { fileFailure } from "#server/files/file-failure.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const failed = (facts: object, cause?: unknown) => Object.assign(new Error("failed", { cause }), facts);

describe("fileFailure", () => {
  each<[object, object | null]>("tells of %j %j", (facts, failure) => {
    expect(fileFailure(failed(facts))).toEqual(failure);
    expect(fileFailure(failed({}, failed({}, failed(facts))))).toEqual(failure);
  });

  test("tells nothing of what is no error", () => {
    for (const thrown of [null, undefined, "ENOSPC", { code: "ENOSPC" }])
      expect(fileFailure(thrown)).toBeNull();
  });
});
