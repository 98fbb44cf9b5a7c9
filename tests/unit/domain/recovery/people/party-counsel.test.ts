import { describe, expect, test } from "vitest";
import type { Counsel } from "#domain/judgment/record.ts";
import { lawyerKey, type PractisingLawyer } from "#domain/recovery/people/lawyer-identity.ts";
import { partiesOf, sideOf } from "#domain/recovery/people/party-counsel.ts";

const counsel = (name: string, firm: string, parties: string[], more: Partial<Counsel> = {}): Counsel => ({
  name,
  firm,
  kind: "lawyer",
  side: "plaintiff",
  parties,
  ...more,
});
const LAWYER: PractisingLawyer = {
  name: "张例",
  firm: "例律师事务所",
  keys: [lawyerKey("张例", "例律师事务所")],
  judgments: [],
};

describe("whom a lawyer acted for", () => {
  const document = {
    counsel: [
      counsel("张 例", "例律师事务所", ["甲", "乙"], { side: "defendant" }),
      counsel("李例", "例律师事务所", ["丙"]),
      counsel("张例", "样律师事务所", ["乙", "丁"]),
      counsel("张例", "例律师事务所", ["戊"], { kind: "trainee" }),
    ],
  };

  test("is told by the name as printed, each party once, the first printed side", () => {
    expect(partiesOf(LAWYER, document)).toEqual(["甲", "乙", "丁"]);
    expect(sideOf(LAWYER, document)).toBe("defendant");
  });

  test("is told by the firm where the shown name is not the printed one", () => {
    const renamed = { ...LAWYER, keys: [lawyerKey("赵例", "例律师事务所")] };
    expect(partiesOf(renamed, document)).toEqual(["甲", "乙", "丙"]);
    expect(partiesOf({ ...renamed, firm: "别律师事务所" }, document)).toEqual([]);
    expect(sideOf({ ...renamed, firm: "别律师事务所" }, document)).toBe("other");
  });
});
