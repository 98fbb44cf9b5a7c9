import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import {
  type ExpectedJudgment,
  type FieldScore,
  type SameName,
  scoreJudgment,
} from "../../../../fixtures/score-judgment.ts";
import { ownContext } from "../../own-context.ts";

const FOLDER = new URL("../../../../../fixtures/judgments/", import.meta.url);
const BAR = 0.98;

/** Names are the same if the catalogue says so; a case number distinguishes courts with the same name. */
function sameName(caseNumber: string): SameName {
  const court = (name: string) => ownContext.resolveCourt(name, caseNumber)?.id;
  const cause = (name: string) => ownContext.resolveCause([name], null)?.code;
  return {
    court: (a, b) => court(a) !== undefined && court(a) === court(b),
    cause: (a, b) => cause(a) !== undefined && cause(a) === cause(b),
  };
}

function score(name: string): FieldScore[] {
  const expected: ExpectedJudgment = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8"));
  const parsed = parseText(readFileSync(new URL(`${name}.txt`, FOLDER), "utf8"), ownContext);
  const [first] = parsed;
  if (parsed.length !== 1 || first?.kind !== "record") {
    return [{ field: `${name} is one record`, right: false, expected: 1, actual: parsed.length }];
  }
  return scoreJudgment(expected, first.record, sameName(expected.case_number));
}

describe("parseText on full judgments", () => {
  test(`reads at least ${BAR * 100} % of the fields of thirty texts of differing layout, region, year and kind`, () => {
    const names = readdirSync(FOLDER)
      .filter((name) => name.endsWith(".txt"))
      .map((name) => name.slice(0, -4));
    const fields = names.flatMap(score);
    const wrong = fields.filter(({ right }) => !right);
    const share = 1 - wrong.length / fields.length;
    expect(share, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(BAR);
  });
});
