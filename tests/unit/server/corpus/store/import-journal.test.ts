import { expect, test } from "vitest";
import { ImportJournal } from "#server/corpus/store/import-journal.ts";
import { StateFile } from "#server/corpus/store/state-file.ts";
import { scratchFolder } from "../scratch.ts";

test("keeps each import's progress by file until it ends, and tells what others left unfinished", () => {
  const file = new StateFile(scratchFolder());
  const journal = new ImportJournal(file);
  expect([...journal.files("one")]).toEqual([]);
  journal.set("one", "a.csv", "10");
  journal.set("one", "b.csv", "20");
  journal.set("one", "a.csv", "30");
  journal.set("two", "c.csv", "5");
  journal.set("two", "", "counts");
  expect(Object.fromEntries(journal.files("one"))).toEqual({ "a.csv": "30", "b.csv": "20" });
  expect(journal.unfinished("one")).toEqual(["c.csv"]);
  expect(journal.unfinished("two").sort()).toEqual(["a.csv", "b.csv"]);
  journal.end("one");
  expect([...journal.files("one")]).toEqual([]);
  expect(journal.unfinished("two")).toEqual([]);
  expect(Object.fromEntries(journal.files("two"))).toEqual({ "": "counts", "c.csv": "5" });
  file.close();
});
