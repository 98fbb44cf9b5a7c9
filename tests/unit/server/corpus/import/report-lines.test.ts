import { appendFileSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ImportOutcome } from "#server/corpus/import/import-documents.ts";
import { ImportReport } from "#server/corpus/import/import-report.ts";
import { pathIn, scratchFolder } from "../scratch.ts";

const outcome = (more: Partial<ImportOutcome>): ImportOutcome => ({
  kind: "accepted",
  file: "a.csv",
  line: 2,
  reason: "",
  detail: "",
  ...more,
});
const HEAD = "result\tfile\tline\treason\tdetail\n";

describe("the report of an import", () => {
  test("has a line for each document that was not plainly accepted, on one line each", () => {
    const path = pathIn(scratchFolder(), "deep/report.tsv");
    const report = new ImportReport(path);
    report.add(outcome({}));
    report.add(outcome({ kind: "rejected", reason: "no_court", detail: "a\tb\r\nc", line: 3 }));
    report.add(outcome({ kind: "duplicate", reason: "other_text" as ImportOutcome["reason"], line: 0 }));
    report.close();
    expect(readFileSync(path, "utf8")).toBe(
      `${HEAD}rejected\ta.csv\t3\tno_court\ta b c\nduplicate\ta.csv\t\tother_text\t\n`,
    );
    expect(report.counts).toMatchObject({ accepted: 1, rejected: 1, duplicate: 1, withheld: 0, before: 0 });
    expect(Object.entries(report.counts.reasons)).toEqual([
      ["no_court", 1],
      ["other_text", 1],
    ]);
  });

  test("goes on where it was kept: what was written after that is gone, and no head is written twice", () => {
    const path = pathIn(scratchFolder(), "report.tsv");
    const first = new ImportReport(path);
    first.add(outcome({ kind: "rejected", reason: "empty" }));
    const kept = first.keep();
    first.add(outcome({ kind: "rejected", reason: "no_body" }));
    first.close();
    appendFileSync(path, "half a li");
    const second = new ImportReport(path, kept);
    second.add(outcome({ kind: "rejected", reason: "no_court" }));
    second.close();
    expect(readFileSync(path, "utf8")).toBe(
      `${HEAD}rejected\ta.csv\t2\tempty\t\nrejected\ta.csv\t2\tno_court\t\n`,
    );
    expect(second.counts).toMatchObject({ rejected: 2, before: 1 });
    const fresh = new ImportReport(path);
    fresh.close();
    expect(readFileSync(path, "utf8")).toBe(HEAD);
  });

  test("counts every disagreement of a field and shows the first twenty", () => {
    const path = pathIn(scratchFolder(), "report.tsv");
    const report = new ImportReport(path);
    for (let line = 1; line <= 22; line++)
      report.add(outcome({ line, disagreements: [{ field: "court", column: "甲".repeat(90), text: "乙" }] }));
    report.close();
    const { count, examples } = report.counts.disagreements.court!;
    expect([count, examples.length]).toEqual([22, 20]);
    expect(examples[0]).toEqual({ column: "甲".repeat(80), text: "乙", file: "a.csv", line: 1 });
    expect(readFileSync(path, "utf8").split("\n")).toHaveLength(22);
  });

  test("counts what was masked by kind, in places and in documents", () => {
    const report = new ImportReport(pathIn(scratchFolder(), "report.tsv"));
    report.add(outcome({ masked: { phone: 2, id: 1 } as ImportOutcome["masked"] }));
    report.add(outcome({ masked: { phone: 1 } as ImportOutcome["masked"] }));
    report.close();
    expect(report.counts.masked).toEqual({
      phone: { places: 3, documents: 2 },
      id: { places: 1, documents: 1 },
    });
  });
});
