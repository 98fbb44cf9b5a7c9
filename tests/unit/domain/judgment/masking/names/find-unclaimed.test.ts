import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskRecord } from "#domain/judgment/masking/mask-record.ts";
import { unclaimedNames } from "#domain/judgment/masking/names/find-unclaimed.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { runs } from "#tests/fixtures/laws.ts";
import { invented } from "../../invented-record.ts";

const person = fc
  .tuple(
    fc.constantFrom("赵", "孙", "李", "周", "吴", "郑", "王", "陈", "欧阳"),
    fc.constantFrom("霖", "婷", "磊", "珊", "晖"),
    fc.constantFrom("瑶", "钧", "琪", "昊"),
  )
  .map((parts) => parts.join(""));

const CRIME: Partial<JudgmentRecord> = {
  text_type: "刑事判决书",
  cause: "诈骗罪",
  cause_code: "10503",
  casename: "张例一审刑事判决书",
  casedate: "2019-05-06",
  parties: [{ name: "张例", side: "defendant", role: "被告人" }],
  counsel: [],
};
const shownOf = (given: Partial<JudgmentRecord>, ...body_text: string[]): string => {
  const masked = maskRecord(invented({ ...CRIME, ...given, body_text }), { officiallyReleased: false });
  return masked.kind === "record" ? masked.record.body_text.join("\n") : masked.kind;
};

/** Somebody whom no frame of a victim or a witness tells of. */
const MET: ((name: string) => string)[] = [
  (name) => `张例随后去朋友${name}家里。`,
  (name) => `户名为${name}的银行卡由张例持有。`,
  (name) => `张例从${name}处购得车辆。`,
  (name) => `当日，${name}给张例转了两万元。`,
  (name) => `经理是${name}，地址不详。`,
  (name) => `张例、李某1、${name}、王某2一起吃饭。`,
];

describe("people whom nothing accounts for", () => {
  test("are masked wherever a name can stand", () => {
    fc.assert(
      fc.property(person, fc.constantFrom(...MET), (name, tell) => {
        expect(unclaimedNames(tell(name))).toContain(name);
        expect(shownOf({}, tell(name))).not.toContain(name);
      }),
      { numRuns: runs(200) },
    );
  });

  test.each([
    ["the accused", "张例与同伙会合。", "张例"],
    ["the prosecutor", "例县人民检察院指派检察员赵霖瑶、李磊钧出庭支持公诉。", "李磊钧"],
    ["an accused of another case", "张例伙同孙晖昊（另案处理）作案。", "孙晖昊"],
    ["another name of the accused", "被告人张例，曾用名周珊琪，男。", "周珊琪"],
    ["the police", "民警吴磊昊、郑婷瑶赶到现场。", "郑婷瑶"],
  ])("%s stays", (_, text, name) => {
    expect(shownOf({}, text)).toContain(name);
  });

  test.each([
    "张例采伐马尾松、柳杉各一株。",
    "张例驾车经过李家湾村、王家沟水库。",
    "依照有关规定，任何单位和个人应当说明范围、方式和程序。",
    "上述事实，有证人证言、书证等证据证实。",
    "张例向对方要钱，对方给钱后离开。",
    "工程完工后，双方签订合同，支付工程款、材料费、误工费。",
    "张例在常州花费两万元，在石岩路口等候。",
  ])("words stay: %s", (text) => {
    expect(shownOf({}, text)).toBe(text);
  });

  test("in a civil case that is not one of a family nobody is sought", () => {
    const text = "原告与王霖瑶签订合同。";
    const civil = { text_type: "民事判决书", cause: "买卖合同纠纷", cause_code: "2040101" };
    expect(shownOf(civil, text)).toBe(text);
  });

  test("whoever makes a statement is masked, whatever the signs of the name are", () => {
    expect(shownOf({}, "1、曾其例的证言，证实案发经过。")).not.toContain("曾其例");
    expect(shownOf({}, "2、陈例厂（现场摆摊者）的证言，证实案发经过。")).not.toContain("陈例厂");
  });
});
