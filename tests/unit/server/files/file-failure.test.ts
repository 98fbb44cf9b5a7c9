import { describe, expect, test } from "vitest";
import { fileFailure } from "#server/files/file-failure.ts";

const failed = (facts: object, cause?: unknown) => Object.assign(new Error("failed", { cause }), facts);

describe("fileFailure", () => {
  test.each([
    [
      { code: "ENOSPC", path: "/a" },
      { kind: "full", code: "ENOSPC", path: "/a" },
    ],
    [{ code: "EDQUOT" }, { kind: "full", code: "EDQUOT", path: "" }],
    [
      { code: "EACCES", path: "/a" },
      { kind: "refused", code: "EACCES", path: "/a" },
    ],
    [{ code: "EPERM" }, { kind: "refused", code: "EPERM", path: "" }],
    [{ code: "EROFS" }, { kind: "refused", code: "EROFS", path: "" }],
    // SQLITE_FULL, SQLITE_READONLY_DBMOVED, SQLITE_CANTOPEN: extended codes keep the plain one in their low byte.
    [
      { code: "ERR_SQLITE_ERROR", errcode: 13 },
      { kind: "full", code: "ERR_SQLITE_ERROR", path: "" },
    ],
    [
      { code: "ERR_SQLITE_ERROR", errcode: 8 | (4 << 8), path: "/b" },
      { kind: "refused", code: "SQLite 8", path: "/b" },
    ],
    [{ errcode: 14 }, { kind: "refused", code: "SQLite 14", path: "" }],
    [
      { code: "EIO", path: "/a" },
      { kind: "faulty", code: "EIO", path: "/a" },
    ],
    [{ errcode: 10 | (3 << 8) }, { kind: "faulty", code: "SQLite 10", path: "" }],
    [{ code: "ENOENT", path: "/a" }, null],
    [{ errcode: 5 }, null],
    [{}, null],
  ])("tells of %j %j", (facts, failure) => {
    expect(fileFailure(failed(facts))).toEqual(failure);
    expect(fileFailure(failed({}, failed({}, failed(facts))))).toEqual(failure);
  });

  test("tells nothing of what is no error", () => {
    for (const thrown of [null, undefined, "ENOSPC", { code: "ENOSPC" }])
      expect(fileFailure(thrown)).toBeNull();
  });
});
