import { describe, expect, test } from "vitest";
import type { Counsel, JudgmentRecord } from "#domain/judgment/record.ts";
import { collectLawyers, firmKey } from "#domain/recovery/people/lawyer-identity.ts";

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
    case_number: `（2021）内01民初${id}号`,
    casedate: "2021-01-01",
    counsel: list,
    earlier_cases: [],
    ...more,
  }) as JudgmentRecord;
const names = (list: JudgmentRecord[]) =>
  collectLawyers(list).map(({ name, firm, judgments }) => [name, firm, judgments.join()]);

describe("firmKey", () => {
  test.each([
    ["北京市示例青禾律师事务所", "北京示例青禾律师事务所"],
    ["内蒙古自治区示例青禾律师事务所", "内蒙古示例青禾律师事务所"],
    ["示例青禾（呼和浩特）律师事务所", "示例青禾律师事务所呼和浩特分所"],
    ["北京示例青禾(呼和浩特市)律师事务所", "北京市示例青禾律师事务所（呼和浩特分所）"],
    ["示例青禾律师事务所（特殊普通合伙）", "示例青禾律师事务所"],
    ["示例 青禾 律师事务所", "示例青禾律师事务所"],
  ])("%s and %s are one firm", (a, b) => {
    expect(firmKey(a)).toBe(firmKey(b));
  });
});

test("two branches of one firm, and its head office, stay apart", () => {
  const keys = ["示例青禾律师事务所", "示例青禾（上海）律师事务所", "示例青禾律师事务所深圳分所"].map(
    firmKey,
  );
  expect(new Set(keys).size).toBe(3);
});

describe("collectLawyers", () => {
  test("takes one name in one firm for one person, under the spelling printed most", () => {
    const list = [
      judgment("1", [counsel("样一", "北京市示例所律师事务所")]),
      judgment("2", [counsel("样 一", "北京示例所律师事务所")]),
      judgment("3", [counsel("样一", "北京示例所律师事务所")]),
    ];
    expect(names(list)).toEqual([["样一", "北京示例所律师事务所", "1,2,3"]]);
  });

  test("keeps two lawyers of one name in two firms apart", () => {
    const list = [
      judgment("1", [counsel("样一", "甲律师事务所")]),
      judgment("2", [counsel("样一", "乙律师事务所")]),
    ];
    expect(names(list)).toEqual([
      ["样一", "乙律师事务所", "2"],
      ["样一", "甲律师事务所", "1"],
    ]);
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

  test("does not join namesakes who stood for different parties of one dispute", () => {
    const first = judgment("1", [counsel("样一", "甲律师事务所")]);
    const appeal = judgment("2", [counsel("样一", "乙律师事务所", { parties: ["乙公司"] })], {
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
    expect(collectLawyers([first, appeal])).toHaveLength(2);
  });

  test("leaves out trainees, legal workers, employees, and lawyers without a firm", () => {
    const list = [
      counsel("样一", "甲律师事务所", { kind: "trainee" }),
      counsel("样二", "甲法律服务所", { kind: "legal_worker" }),
      counsel("样三", "", { kind: "other" }),
      counsel("样四", ""),
    ];
    expect(collectLawyers([judgment("1", list)])).toEqual([]);
  });

  test("counts a document once for a lawyer who appears in it twice", () => {
    expect(names([judgment("1", [counsel("样一", "甲所"), counsel("样一", "甲所")])])).toEqual([
      ["样一", "甲所", "1"],
    ]);
  });
});
