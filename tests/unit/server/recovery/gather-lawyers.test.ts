import { describe, expect, test } from "vitest";
import type { Counsel, JudgmentRecord } from "#domain/judgment/record.ts";
import { lawyerKey } from "#domain/recovery/people/lawyer-identity.ts";
import { gatherLawyers } from "#server/recovery/gather/gather-lawyers.ts";
import { hashLawyer } from "#server/recovery/gather/opt-outs.ts";

const counsel = (name: string, firm: string, kind: Counsel["kind"] = "lawyer"): Counsel => ({
  name,
  firm,
  kind,
  side: "plaintiff",
  parties: ["甲公司"],
});
const judgment = (id: string, list: Counsel[], more: Partial<JudgmentRecord> = {}) =>
  ({
    id,
    court: "某法院",
    case_number: `（2021）内01民初${id}号`,
    text_type: "民事判决书",
    casedate: "2021-01-01",
    counsel: list,
    earlier_cases: [],
    ...more,
  }) as JudgmentRecord;
const RECORDS = [
  judgment("1", [counsel("样一", "甲律师事务所"), counsel("样三", "甲律师事务所", "trainee")]),
  judgment("2", [counsel("样二", "乙律师事务所"), counsel("样四", "乙法律服务所", "legal_worker")]),
  judgment("3", [counsel("样二", "乙律师事务所")], {
    case_number: "（2021）内01民初2号",
    text_type: "民事裁定书",
  }),
];
const NOBODY = { salt: "", hashes: new Set<string>() };
const out = (name: string, firm: string) => ({
  salt: "s",
  hashes: new Set([hashLawyer(lawyerKey(name, firm), "s")]),
});
const shown = (...args: Parameters<typeof gatherLawyers>) =>
  gatherLawyers(...args).lawyers.map(
    ({ name, firm, documents }) => `${name} ${firm} ${documents.map(({ id }) => id)}`,
  );

describe("gatherLawyers", () => {
  const rename = {
    id: "a",
    kind: "rename",
    lawyer: "样一",
    lawoffice: "甲律师事务所",
    newLawyer: "样五",
  } as const;

  test("takes lawyers alone, and the documents of one case once", () => {
    expect(shown(RECORDS, [], NOBODY)).toEqual(["样一 甲律师事务所 1", "样二 乙律师事务所 2"]);
  });

  test("corrections win over the texts", () => {
    expect(shown(RECORDS, [rename], NOBODY)).toEqual(["样二 乙律师事务所 2", "样五 甲律师事务所 1"]);
  });

  test("opt-outs win over corrections: neither a new name nor a merge brings somebody back", () => {
    const merge = {
      id: "b",
      kind: "merge",
      lawyer: "样一",
      lawoffice: "甲律师事务所",
      newLawyer: "样二",
      newLawoffice: "乙律师事务所",
    } as const;
    const optOut = out("样一", "甲律师事务所");
    expect(shown(RECORDS, [rename], optOut)).toEqual(["样二 乙律师事务所 2"]);
    expect(shown(RECORDS, [merge], optOut)).toEqual([]);
    expect(gatherLawyers(RECORDS, [rename], optOut).hidden).toBe(1);
  });
});
