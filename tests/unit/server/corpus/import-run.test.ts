import { expect, test } from "vitest";
import { ImportRun, unfinishedFiles } from "#server/corpus/import/import-run.ts";
import { StateFile } from "#server/corpus/store/state-file.ts";
import { scratchFolder } from "./scratch.ts";

test("keeps each import's progress by file until it ends, and tells what others left unfinished", () => {
  const file = new StateFile(scratchFolder());
  const note = (run: ImportRun, name: string) =>
    run.note({ kind: "rows", file: name, name: "", end: 30, row: 2, starts: [0, 9], text: "" } as never);
  const [one, two] = [new ImportRun(file, "one"), new ImportRun(file, "two")];
  expect([one.kept, one.placeOf("a.csv")]).toEqual([null, undefined]);
  note(one, "a.csv");
  note(one, "b.csv");
  note(two, "c.csv");
  two.keep("counts");
  const resumed = new ImportRun(file, "one");
  expect(resumed.placeOf("a.csv")).toEqual({ name: "", end: 30, row: 4 });
  expect([resumed.placeOf("c.csv"), resumed.kept]).toEqual([undefined, null]);
  expect(one.others).toEqual(["c.csv"]);
  expect(two.others.sort()).toEqual(["a.csv", "b.csv"]);
  expect(unfinishedFiles(file).sort()).toEqual(["a.csv", "b.csv", "c.csv"]);
  one.end();
  expect(new ImportRun(file, "one").placeOf("a.csv")).toBeUndefined();
  expect(two.others).toEqual([]);
  expect(new ImportRun(file, "two").kept).toBe("counts");
  file.close();
});
