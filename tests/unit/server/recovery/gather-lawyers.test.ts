import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CaseRef, Counsel, JudgmentRecord } from "#domain/judgment/record.ts";
import type { Correction } from "#domain/recovery/people/correct-lawyers.ts";
import { lawyerKey } from "#domain/recovery/people/lawyer-identity.ts";
import type { CaseDocument } from "#domain/recovery/ranking/case-document.ts";
import { CorpusTally } from "#server/recovery/gather/describe-corpus.ts";
import { GatheredLawyers, type ShownLawyer } from "#server/recovery/gather/gather-lawyers.ts";
import { hashLawyer, type OptOuts } from "#server/recovery/gather/opt-outs.ts";
import { runs } from "../../../fixtures/laws.ts";
import { gatherInMemory } from "../../../fixtures/recovery/collect-lawyers.ts";

const counsel = (name: string, firm: string, more: Partial<Counsel> = {}): Counsel => ({
  name,
  firm,
  kind: "lawyer",
  side: "plaintiff",
  parties: ["甲公司"],
  ...more,
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
  judgment("1", [counsel("样一", "甲律师事务所"), counsel("样三", "甲律师事务所", { kind: "trainee" })]),
  judgment("2", [counsel("样二", "乙律师事务所"), counsel("样四", "乙法律服务所", { kind: "legal_worker" })]),
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
const gather = (records: JudgmentRecord[], corrections: readonly Correction[], optOuts: OptOuts) => {
  const rules = { corrections, optOuts, factsOf: () => ({}) as CaseDocument, tally: new CorpusTally() };
  const gathered = new GatheredLawyers(() => records, rules);
  const lawyers = [...gathered];
  gathered.close();
  return { lawyers, unused: gathered.unused, hidden: gathered.hidden };
};
const shown = (...args: Parameters<typeof gather>) =>
  gather(...args).lawyers.map(
    ({ name, firm, documents }) => `${name} ${firm} ${documents.map(({ id }) => id)}`,
  );
const names = (records: JudgmentRecord[]) =>
  gather(records, [], NOBODY).lawyers.map(({ name, firm, judgments }) => [name, firm, judgments.join()]);

describe("who is one lawyer", () => {
  test("takes one name in one firm for one person, under the spelling printed most", () => {
    const list = [
      judgment("1", [counsel("样一", "北京市示例所律师事务所")]),
      judgment("2", [counsel("样 一", "北京示例所律师事务所")]),
      judgment("3", [counsel("样一", "北京示例所律师事务所")]),
    ];
    expect(names(list)).toEqual([["样一", "北京示例所律师事务所", "1,2,3"]]);
  });

  test("joins a move that the texts tell: the same name for the same party in the appeal, in another firm", () => {
    const first = judgment("1", [counsel("样一", "甲律师事务所")]);
    const appeal = judgment("2", [counsel("样一", "乙律师事务所")], {
      case_number: "（2022）内民终2号",
      earlier_cases: [
        {
          court: "",
          court_id: null,
          case_number: first.case_number,
          text_type: "",
          casedate: "",
          instance: "first",
        },
      ],
    });
    expect(names([first, appeal])).toEqual([["样一", "乙律师事务所", "1,2"]]);
  });
});

describe("GatheredLawyers", () => {
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
    expect(gather(RECORDS, [rename], optOut).hidden).toBe(1);
  });

  test("are those that everything in memory gives, with moves and corrections, and leave no file", () => {
    const one = <T>(...list: T[]) => fc.constantFrom(...list);
    const name = one("样一", "样二");
    const firm = one("甲律师事务所", "乙律师事务所", "北京市丙律师事务所", "北京丙律师事务所", "");
    const number = one("", "（2021）内01民初1号", "（2021）内01民初2号", "（2022）内民终2号");
    const acting = fc.record({
      name,
      firm,
      kind: one<Counsel["kind"]>("lawyer", "lawyer", "trainee"),
      side: one<Counsel["side"]>("plaintiff", "defendant"),
      parties: fc.subarray(["甲公司", "乙公司"]),
    });
    const drawn = fc.record({
      case_number: number,
      court: one("某法院", "别的法院"),
      text_type: one("民事判决书", "民事裁定书"),
      casedate: one("2021-01-01", "2022-01-01"),
      counsel: fc.array(acting, { maxLength: 3 }),
      earlier_cases: fc.array(
        number.map((case_number) => ({ case_number }) as CaseRef),
        { maxLength: 2 },
      ),
    });
    const correction = fc.record({
      kind: one<Correction["kind"]>("rename", "merge", "split", "hide"),
      lawyer: name,
      lawoffice: firm,
      newLawyer: one("", "样一", "样三"),
      newLawoffice: one("", "甲律师事务所", "丁律师事务所"),
      cases: fc.subarray(["0", "1", "2"]),
    });
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 8 }), fc.array(correction, { maxLength: 3 }), (list, made) => {
        const records = list.map((more, at) => ({ id: String(at), ...more }) as JudgmentRecord);
        const corrections = made.map((one, at) => ({ id: String(at), ...one }));
        const expected = gatherInMemory(records, corrections);
        const told = ({ documents, ...lawyer }: Pick<ShownLawyer, "documents">) => ({
          ...lawyer,
          documents: documents.map(({ id }) => id),
        });
        const { lawyers, unused } = gather(records, corrections, NOBODY);
        expect(lawyers.map(told)).toEqual(expected.lawyers.map((lawyer) => told(lawyer as never)));
        expect(unused).toEqual(expected.unused);
      }),
      { numRuns: runs(150) },
    );
  });
});
