import { describe, expect, test } from "vitest";
import type { Typed } from "#domain/calculator/answer.ts";
import { answerForm, type Calculator } from "#domain/calculator/form.ts";
import courtFee from "#domain/calculator/forms/court-fee.ts";
import enforcementFee from "#domain/calculator/forms/enforcement-fee.ts";
import preservationFee from "#domain/calculator/forms/preservation-fee.ts";

const asker = (calculator: unknown) => (typed: Typed) => answerForm(calculator as Calculator, typed);
const answerCourtFee = asker(courtFee);
const answerPreservationFee = asker(preservationFee);
const answerEnforcementFee = asker(enforcementFee);

const fee = (min: number, max: number, notes: string[]) => ({
  kind: "answer",
  lines: [{ name: "fee", value: { kind: "yuan", min, max } }],
  parts: [],
  notes,
});

describe("answerCourtFee", () => {
  test.each([
    [{ kind: "property", amount: "100000" }, fee(2_300, 2_300, [])],
    [{ amount: "100000" }, fee(2_300, 2_300, [])],
    [{ amount: "100000", halving: "mediated_or_withdrawn" }, fee(1_150, 1_150, [])],
    [{ kind: "divorce", amount: "300000" }, fee(550, 800, ["range"])],
    [{ kind: "personality", amount: "120000" }, fee(700, 1_100, ["range"])],
    [{ kind: "other_civil" }, fee(50, 100, ["range"])],
    [{ kind: "labour", halving: "summary_procedure" }, fee(5, 5, [])],
  ])("answers %j", (typed, expected) => {
    expect(answerCourtFee(typed)).toEqual(expected);
  });
});

describe("answerPreservationFee", () => {
  test.each([
    ["895999", fee(5_000, 5_000, ["capped"])],
    ["895900", fee(4_999.5, 4_999.5, [])],
    ["50000000", fee(5_000, 5_000, ["capped"])],
    ["500", fee(30, 30, [])],
  ])("of %s yuan says where the ceiling was met", (amount, expected) => {
    // The fee for 895,999 yuan is 4,999.995, rounded to 5,000.
    expect(answerPreservationFee({ amount })).toEqual(expected);
  });
});

describe("answerEnforcementFee", () => {
  test.each([
    [{ amount: "500000" }, fee(7_400, 7_400, ["not_prepaid"])],
    [{ none: "on" }, fee(50, 500, ["not_prepaid"])],
  ])("of %j says that nobody pays it in advance", (typed, expected) => {
    expect(answerEnforcementFee(typed)).toEqual(expected);
  });
});
