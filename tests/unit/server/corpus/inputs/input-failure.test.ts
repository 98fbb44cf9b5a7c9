import { expect, test } from "vitest";
import { failure, guarded } from "#server/corpus/inputs/input-failure.ts";
import type { InputOrigin, InputPiece } from "#server/corpus/inputs/piece.ts";

const origin = { file: "a.zip" } as unknown as InputOrigin;
const piece = { kind: "read" } as unknown as InputPiece;

test("a failure stands at the beginning of its input, with what it is", () => {
  expect(failure(origin, "missing")).toEqual({
    ...origin,
    kind: "failed",
    reason: "missing",
    detail: "",
    row: 0,
    end: 0,
  });
});

test.each([
  ["EACCES", "no_permission"],
  ["EPERM", "no_permission"],
  ["ENOENT", "missing"],
  ["EIO", "read_error"],
  ["XEIO", "damaged_archive"],
  ["EIO2", "damaged_archive"],
  ["ERR_INVALID", "damaged_archive"],
  [undefined, "damaged_archive"],
])("an error %s ends one input as %s, behind what was read", async (code, reason) => {
  async function* pieces() {
    yield piece;
    throw Object.assign(new Error("why"), code && { code });
  }
  const read = [];
  for await (const one of guarded(pieces(), origin)) read.push(one);
  expect(read).toEqual([piece, { ...origin, kind: "failed", reason, detail: "why", row: 0, end: 0 }]);
});
