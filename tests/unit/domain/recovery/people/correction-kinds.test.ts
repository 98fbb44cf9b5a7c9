import { describe, expect, test } from "vitest";
import { type Correction, concernedKeys, correctLawyers } from "#domain/recovery/people/correct-lawyers.ts";
import { lawyerKey, type PractisingLawyer } from "#domain/recovery/people/lawyer-identity.ts";

const [A, B, C] = ["甲律师事务所", "乙律师事务所", "丙律师事务所"] as const;
const lawyer = (name: string, firm: string, ...judgments: string[]): PractisingLawyer => ({
  name,
  firm,
  judgments,
  keys: [lawyerKey(name, firm)],
});
const LIST = [lawyer("样一", A, "a", "b"), lawyer("样一", B, "b", "c")];
const correction = (more: Partial<Correction>): Correction => ({
  id: "1",
  kind: "rename",
  lawyer: "样一",
  lawoffice: A,
  ...more,
});
const correct = (...corrections: Partial<Correction>[]) => correctLawyers(LIST, corrections.map(correction));
const UNCHANGED = { lawyers: [LIST[1], LIST[0]], unused: [] };

describe("correctLawyers", () => {
  test("without a correction only orders", () => {
    expect(correct()).toEqual(UNCHANGED);
  });

  test("renames person or firm, keeping what is not named, and remembers every key", () => {
    const renamed = correct({ newLawyer: "样 二" });
    expect(renamed.unused).toEqual([]);
    expect(renamed.lawyers).toEqual([
      LIST[1],
      {
        name: "样二",
        firm: A,
        keys: [lawyerKey("样一", A), lawyerKey("样二", A)],
        judgments: ["a", "b"],
      },
    ]);
    expect(correct({ newLawoffice: C }).lawyers[0]).toMatchObject({
      name: "样一",
      firm: C,
      judgments: ["a", "b"],
    });
    // Another spelling of the same firm creates no other entry.
    expect(correct({ newLawoffice: "甲 律师事务所" }).lawyers.map(({ firm }) => firm)).toContain(
      "甲 律师事务所",
    );
  });

  test("renames nobody into an entry that exists", () => {
    expect(correct({ newLawoffice: B })).toEqual({ ...UNCHANGED, unused: ["1"] });
  });

  test("merges an entry into another, each document once and every key kept", () => {
    expect(correct({ kind: "merge", newLawoffice: B }).lawyers).toEqual([
      {
        name: "样一",
        firm: B,
        keys: [lawyerKey("样一", A), lawyerKey("样一", B)].sort(),
        judgments: ["b", "c", "a"],
      },
    ]);
  });

  test("merges nobody into himself or into an entry that does not exist", () => {
    expect(correct({ kind: "merge" })).toEqual({ ...UNCHANGED, unused: ["1"] });
    expect(correct({ kind: "merge", newLawoffice: C })).toEqual({ ...UNCHANGED, unused: ["1"] });
  });

  test("splits documents off to a new entry or to one that exists, each once", () => {
    expect(correct({ kind: "split", newLawyer: "样二", cases: ["b", "z"] })).toEqual({
      lawyers: [LIST[1], { ...LIST[0], judgments: ["a"] }, lawyer("样二", A, "b")],
      unused: [],
    });
    expect(correct({ kind: "split", newLawoffice: B, cases: ["a", "b"] }).lawyers).toEqual([
      { ...LIST[1], judgments: ["b", "c", "a"] },
    ]);
  });

  test("splits nothing off without documents, without those of the entry, or to itself", () => {
    for (const more of [
      { newLawyer: "样二" },
      { newLawyer: "样二", cases: [] },
      { newLawyer: "样二", cases: ["c"] },
      { cases: ["a"] },
    ])
      expect(correct({ kind: "split", ...more })).toEqual({ ...UNCHANGED, unused: ["1"] });
  });

  test("hides documents or the whole entry", () => {
    expect(correct({ kind: "hide", cases: ["a", "c"] })).toEqual({
      lawyers: [LIST[1], { ...LIST[0], judgments: ["b"] }],
      unused: [],
    });
    expect(correct({ kind: "hide" })).toEqual({ lawyers: [LIST[1]], unused: [] });
    expect(correct({ kind: "hide", cases: ["c"] })).toEqual({ ...UNCHANGED, unused: ["1"] });
  });

  test("applies one correction after the other and names those that did nothing", () => {
    const { lawyers, unused } = correct(
      { id: "x", newLawyer: "样二" },
      { id: "y", newLawyer: "样三" },
      { id: "z", lawyer: "样二", newLawyer: "样四" },
    );
    expect(unused).toEqual(["y"]);
    expect(lawyers.map(({ name }) => name)).toEqual(["样一", "样四"]);
  });

  test("reads the entry's name and firm in any spelling", () => {
    expect(correct({ kind: "hide", lawyer: "样 一", lawoffice: "甲律师事务所（普通合伙）" }).lawyers).toEqual(
      [LIST[1]],
    );
  });
});

describe("concernedKeys", () => {
  test("are those of the entry named and of the one it becomes", () => {
    expect([
      ...concernedKeys([correction({ newLawyer: "样二" }), correction({ newLawoffice: B, newLawyer: "" })]),
    ]).toEqual([lawyerKey("样一", A), lawyerKey("样二", A), lawyerKey("样一", B)]);
    expect(concernedKeys([]).size).toBe(0);
  });
});
