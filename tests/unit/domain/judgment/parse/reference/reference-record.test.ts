import { describe, expect, test } from "vitest";
import { judgmentId } from "#domain/judgment/judgment-id.ts";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { ownContext } from "../../own-context.ts";

const FACTS =
  "例某向法院提出诉讼请求：判令样某支付货款120000元。上海市徐汇区人民法院于2021年5月6日作出（2021）沪0104民初1号民事判决：样某支付例某12万元。样某提起上诉。上海市第一中级人民法院于2021年8月6日作出（2021）沪01民终2号民事判决：驳回上诉，维持原判。";
const CASE = [
  "指导案例999号",
  "例某诉样某买卖合同纠纷案",
  "——交付的货物不合约定的后果",
  "关键词 民事/买卖合同/质量",
  "裁判要点",
  "交付的货物不合约定的，买受人可以拒收。",
  "相关法条",
  "《中华人民共和国民法典》第610条",
  "基本案情",
  FACTS,
  "裁判理由",
  "法院生效裁判认为：货物不合约定。",
];
const read = (lines: readonly string[]) => {
  const [parsed, ...more] = parseText(lines.join("\n"), ownContext);
  expect(more).toEqual([]);
  return parsed;
};
const recordOf = (lines: readonly string[]) => {
  const parsed = read(lines);
  return parsed?.kind === "record" ? parsed.record : undefined;
};

describe("the record of a guiding case", () => {
  const record = recordOf(CASE)!;

  test("is of its last instance, with the one before as an earlier case", () => {
    expect(record).toMatchObject({
      casename: "例某诉样某买卖合同纠纷案",
      court: "上海市第一中级人民法院",
      court_id: expect.any(Number),
      text_type: "参考案例",
      case_number: "（2021）沪01民终2号",
      casedate: "2021-08-06",
      cause: "买卖合同纠纷",
      instance: "second",
      outcome: "upheld",
      claim_amount: 120_000,
      source: "test",
    });
    expect(record.causes).toEqual([{ code: record.cause_code, label: "买卖合同纠纷" }]);
    expect(record.earlier_cases).toEqual([
      {
        court: "上海市徐汇区人民法院",
        court_id: expect.any(Number),
        case_number: "（2021）沪0104民初1号",
        text_type: "民事判决书",
        casedate: "2021-05-06",
        instance: "first",
      },
    ]);
    expect(record.id).toBe(judgmentId(record, ownContext.sha256));
  });

  test("has its parts under their headings, the point of its title first, and its index behind", () => {
    expect(record.body_text).toEqual([
      "交付的货物不合约定的后果",
      "关键词",
      "民事/买卖合同/质量",
      "裁判要点",
      "交付的货物不合约定的，买受人可以拒收。",
      "基本案情",
      FACTS,
      "裁判理由",
      "法院生效裁判认为：货物不合约定。",
    ]);
    expect(record.holding).toEqual({ from: 4, to: 5 });
    expect(record.body_postscript).toEqual(["《中华人民共和国民法典》第610条"]);
    expect(recordOf(CASE.toSpliced(2, 1))?.body_text[0]).toBe("关键词");
  });
});

describe("a case of which less is told", () => {
  const told = (facts: string, keywords = "民事/买卖合同/质量", title = CASE[1]!) =>
    recordOf(CASE.with(9, facts).with(3, `关键词 ${keywords}`).with(1, title));

  test("without an instance is of no court, in enforcement of that stage", () => {
    expect(told("双方订立合同。")).toMatchObject({
      court: "",
      court_id: null,
      case_number: "",
      casedate: "",
      instance: "other",
      outcome: null,
      earlier_cases: [],
      claim_amount: null,
    });
    expect(told("双方订立合同。", "执行/质量")?.instance).toBe("enforcement");
    const plain = told("双方订立合同。")!;
    expect(plain.id).toBe(judgmentId({ ...plain, case_number: plain.casename }, ownContext.sha256));
  });

  test("without a cause that the catalogue knows has none", () => {
    expect(told("双方订立合同。", "民事/星际", "例某诉样某案")).toMatchObject({
      cause: "",
      cause_code: null,
      causes: [],
    });
  });

  test("asks for money in civil cases alone", () => {
    expect(told(FACTS)?.claim_amount).toBe(120_000);
    expect(told(FACTS, "刑事/诈骗罪")?.claim_amount).toBeNull();
  });

  test("has no date that is still to come", () => {
    expect(told(FACTS.replaceAll("2021年8月6日", "2031年8月6日"))).toMatchObject({
      case_number: "（2021）沪01民终2号",
      casedate: "",
    });
  });

  test("whose title holds sentences is a fragment, told by how it begins", () => {
    expect(read(CASE.with(1, "例某上诉。样某诉例某案"))).toEqual({
      kind: "rejected",
      reason: "fragment",
      detail: "指导案例999号",
      line: 1,
    });
    expect(read(CASE.toSpliced(4, 2))).toMatchObject({ kind: "rejected" });
  });
});
