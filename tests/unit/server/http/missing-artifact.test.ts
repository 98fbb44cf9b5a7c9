import { expect, test } from "vitest";
import { MissingArtifact, openPart } from "#server/http/missing-artifact.ts";

test("a part that is opened is given on", () => {
  expect(openPart("the index", () => 7)).toBe(7);
});

test("a part whose files are not there names the command that makes it", () => {
  const cause = Object.assign(new Error("not there"), { code: "ENOENT" });
  const open = () =>
    openPart("the index", () => {
      throw cause;
    });
  expect(open).toThrow(MissingArtifact);
  expect(open).toThrow(
    expect.objectContaining({
      ...{ name: "MissingArtifact", command: "npm run data", cause },
      message: "the index is missing: run npm run data",
    }),
  );
});

test("any other failure is passed on as it is", () => {
  const failure = Object.assign(new Error("why"), { code: "EACCES" });
  expect(() =>
    openPart("the index", () => {
      throw failure;
    }),
  ).toThrow(failure);
});
