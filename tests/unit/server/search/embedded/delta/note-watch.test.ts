import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteFile, watchNote } from "#server/search/embedded/delta/delta-note.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fasu-note-"));
  mkdirSync(dirname(noteFile(root)), { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});
const note = (text: string) => {
  writeFileSync(join(root, "new"), text);
  renameSync(join(root, "new"), noteFile(root));
};
/** How often a check of the note reopens the index. */
const looks = (look: ReturnType<typeof watchNote>) => {
  const renew = vi.fn();
  look(renew);
  return renew.mock.calls.length;
};

test("a note is noticed once, each next one again, and when there is none any more", () => {
  const watch = watchNote(root, 0);
  expect(looks(watch)).toBe(0);
  note("a");
  expect([looks(watch), looks(watch)]).toEqual([1, 0]);
  note("b");
  expect([looks(watch), looks(watch)]).toEqual([1, 0]);
  rmSync(noteFile(root));
  expect([looks(watch), looks(watch)]).toEqual([1, 0]);
});

test("a note that could not be read is looked at again", () => {
  const watch = watchNote(root, 0);
  note("a");
  expect(() =>
    watch(() => {
      throw new Error("unreadable");
    }),
  ).toThrow("unreadable");
  expect([looks(watch), looks(watch)]).toEqual([1, 0]);
});

test("a quarter of a second passes between looks", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(100);
  const watch = watchNote(root);
  expect(looks(watch)).toBe(0);
  note("a");
  now.mockReturnValue(349);
  expect(looks(watch)).toBe(0);
  now.mockReturnValue(350);
  expect(looks(watch)).toBe(1);
});
