import { describe, expect, test } from "vitest";
import { type Correction, correctLawyers } from "#domain/recovery/people/correct-lawyers.ts";
import { lawyerKey, type PractisingLawyer } from "#domain/recovery/people/lawyer-identity.ts";

const lawyer = (name: string, firm: string, judgments: string[]): PractisingLawyer => ({
  name,
  firm,
  judgments,
  keys: [lawyerKey(name, firm)],
});
const correction = (more: Partial<Correction>): Correction => ({
  id: "1",
  kind: "rename",
  lawyer: "样一",
  lawoffice: "甲律师事务所",
  ...more,
});
const list = [lawyer("样一", "甲律师事务所", ["a", "b"]), lawyer("样一", "乙律师事务所", ["c"])];
const shown = (corrections: Correction[]) =>
  correctLawyers(list, corrections).lawyers.map(
    ({ name, firm, judgments }) => `${name} ${firm} ${judgments}`,
  );

describe("correctLawyers", () => {
  test("merges an entry into another of the same name", () => {
    expect(shown([correction({ kind: "merge", newLawoffice: "乙律师事务所" })])).toEqual([
      "样一 乙律师事务所 c,a,b",
    ]);
  });

  test("splits cases off to an entry of their own", () => {
    expect(shown([correction({ kind: "split", newLawoffice: "丙律师事务所", cases: ["b"] })])).toEqual([
      "样一 丙律师事务所 b",
      "样一 乙律师事务所 c",
      "样一 甲律师事务所 a",
    ]);
  });

  test("renames, and hides single cases or the whole entry", () => {
    expect(shown([correction({ newLawyer: "样二" })])).toContain("样二 甲律师事务所 a,b");
    expect(shown([correction({ kind: "hide", cases: ["a"] })])).toContain("样一 甲律师事务所 b");
    expect(shown([correction({ kind: "hide" })])).toEqual(["样一 乙律师事务所 c"]);
  });

  test("reports a correction that names nobody", () => {
    expect(correctLawyers(list, [correction({ id: "x", lawyer: "无" })]).unused).toEqual(["x"]);
  });
});
