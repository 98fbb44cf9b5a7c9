import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Counsel } from "#domain/judgment/record.ts";
import { lawyerKey, type PractisingLawyer } from "#domain/recovery/people/lawyer-identity.ts";
import { partiesOf, sideOf } from "#domain/recovery/people/party-counsel.ts";
import { orderByKey } from "#domain/recovery/ranking/order-lawyers.ts";

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

describe("orderByKey", () => {
  test("is a stable sort by key, highest first", () => {
    const members = fc.uniqueArray(fc.nat(500), { maxLength: 60 }).map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(members, fc.array(fc.nat(1_000), { minLength: 501, maxLength: 501 }), (list, keys) => {
        const key = (member: number) => keys[member]!;
        expect(orderByKey(list, key)).toEqual(list.toSorted((a, b) => key(b) - key(a) || a - b));
      }),
    );
    expect(orderByKey([1, 2, 3], (member) => (member === 2 ? 1_000 : 0))).toEqual([2, 1, 3]);
  });
});
