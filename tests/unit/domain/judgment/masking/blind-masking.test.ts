import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readSourceColumns } from "#domain/judgment/columns/read-columns.ts";
import { maskRecord } from "#domain/judgment/masking/mask-record.ts";
import { findRestriction } from "#domain/judgment/restriction/restricted.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";
import { parseRow } from "#server/corpus/import/parse-documents.ts";

/** A text with the parts that must be masked, and the parts that must stay. */
interface Blind {
  id: string;
  kind: string;
  caseType: "criminal" | "civil" | "administrative";
  cause: string;
  title: string;
  text: string;
  hidden: string[];
  kept: string[];
}

const BRANCH = { criminal: "刑事", civil: "民事", administrative: "行政" };
const TODAY = "2026-11-29";
const context = importContext("test", TODAY);
/**
 * The sets, with the number of texts that may leak something, and that may lose something; all others are
 * correct or not published.
 */
const SETS = [
  { file: "masking.jsonl", leaking: 12, harmed: 2 },
  { file: "masking-second.jsonl", leaking: 15, harmed: 3 },
  { file: "masking-third.jsonl", leaking: 6, harmed: 3 },
  { file: "masking-fourth.jsonl", leaking: 11, harmed: 3 },
  { file: "masking-fifth.jsonl", leaking: 26, harmed: 14 },
  { file: "masking-sixth.jsonl", leaking: 15, harmed: 0 },
  { file: "masking-seventh.jsonl", leaking: 13, harmed: 0 },
  { file: "masking-eighth.jsonl", leaking: 43, harmed: 9 },
  { file: "masking-ninth.jsonl", leaking: 44, harmed: 17 },
  { file: "masking-tenth.jsonl", leaking: 8, harmed: 26 },
  { file: "masking-eleventh.jsonl", leaking: 5, harmed: 8 },
  { file: "masking-twelfth.jsonl", leaking: 24, harmed: 5 },
  { file: "masking-thirteenth.jsonl", leaking: 49, harmed: 0 },
  { file: "masking-fourteenth.jsonl", leaking: 14, harmed: 4 },
];

/** The published form of a text; empty if it is not published. */
function printed({ id, caseType, cause, title, text }: Blind): string {
  const branch = BRANCH[caseType];
  const row = {
    casename: title,
    causes: cause,
    kind: `${branch}案件`,
    text,
    court: "呼和浩特市新城区人民法院",
    case_number: `（2023）内0102${branch[0]}初${id.replace(/\D/g, "")}号`,
    casedate: "2023-06-01",
    text_type: `${branch}判决书`,
  };
  const parsed = parseRow(readSourceColumns(row, TODAY), 1, context);
  if (parsed.kind !== "record" || findRestriction(parsed.record)) return "";
  const masked = maskRecord(parsed.record, { officiallyReleased: false });
  if (masked.kind !== "record") return "";
  const { casename, court, parties, counsel, body_text, tail_text, body_postscript } = masked.record;
  const names = [...parties, ...counsel].map(({ name }) => name);
  return [court, casename, ...names, ...body_text, ...tail_text, ...body_postscript].join("\n");
}

const withoutBlanks = (text: string): string => text.replace(/\s/g, "");

describe.each(SETS)("texts by somebody who had not read the code: $file", ({ file, leaking, harmed }) => {
  const [, ...texts] = readFileSync(`tests/fixtures/blind/${file}`, "utf8").trim().split("\n");
  const results = texts.map((line) => {
    const blind: Blind = JSON.parse(line);
    const shown = printed(blind);
    const bare = withoutBlanks(shown);
    return {
      id: blind.id,
      leaks: blind.hidden.filter((name) => shown.includes(name) || bare.includes(withoutBlanks(name))),
      lost: shown === "" ? [] : blind.kept.filter((name) => !bare.includes(withoutBlanks(name))),
    };
  });

  test("leak no more than measured", () => {
    expect(results.filter(({ leaks }) => leaks.length > 0).length).toBeLessThanOrEqual(leaking);
  });

  test("lose no more than measured", () => {
    expect(results.filter(({ lost }) => lost.length > 0).length).toBeLessThanOrEqual(harmed);
  });
});
