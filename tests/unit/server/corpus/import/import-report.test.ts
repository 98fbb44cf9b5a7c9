import { expect, test } from "vitest";
import type { ImportOutcome } from "#server/corpus/import/import-documents.ts";
import { ImportReport } from "#server/corpus/import/import-report.ts";
import { pathIn, scratchFolder } from "../scratch.ts";

const taken = (more: Partial<ImportOutcome>): ImportOutcome => ({
  kind: "accepted",
  file: "a.csv",
  line: 2,
  reason: "",
  detail: "",
  ...more,
});

test("counts what documents leave open by field and whom they name in no form of a name, across a stop", () => {
  const path = pathIn(scratchFolder(), "report.tsv");
  const first = new ImportReport(path);
  first.add(taken({ unknown: ["clerk", "casedate"], unnamed: 2 }));
  first.add(taken({ kind: "rejected", reason: "empty", unknown: ["clerk"], unnamed: 9 }));
  const kept = first.keep();
  first.close();
  const second = new ImportReport(path, kept);
  second.add(taken({ unknown: ["clerk"], unnamed: 1 }));
  second.add(taken({ kind: "duplicate", unknown: ["clerk"], unnamed: 1 }));
  expect(second.counts).toMatchObject({
    unknown: { clerk: 2, casedate: 1 },
    unnamed: { names: 3, documents: 2 },
    before: 2,
  });
  second.close();
});
