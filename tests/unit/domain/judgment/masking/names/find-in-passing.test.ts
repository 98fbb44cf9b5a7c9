import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskRecord } from "#domain/judgment/masking/mask-record.ts";
import { namesInPassing } from "#domain/judgment/masking/names/find-in-passing.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { runs } from "#tests/fixtures/laws.ts";
import { invented } from "../../invented-record.ts";

const person = fc
  .tuple(
    fc.constantFrom("赵", "孙", "李", "周", "吴", "郑", "王", "金", "万", "陈", "欧阳", "宁"),
    fc.constantFrom("霖", "婷", "磊", "珊", "晖"),
    fc.constantFrom("", "瑶", "钧", "琪", "昊"),
  )
  // With one letter alone a family name that is also a word does not pass for one.
  .filter(([family, , second]) => second !== "" || !/[万宁金]/.test(family))
  .map((parts) => parts.join(""));
const people = (count: number) =>
  fc
    .uniqueArray(person, { minLength: count, maxLength: count })
    .filter((names) =>
      names.every((name) => names.every((other) => name === other || !other.startsWith(name))),
    );

const CRIME: Partial<JudgmentRecord> = {
  text_type: "刑事判决书",
  cause: "故意伤害罪",
  cause_code: "10403",
  casename: "张例一审刑事判决书",
  casedate: "2019-05-06",
  parties: [{ name: "张例", side: "defendant", role: "被告人" }],
};
const shownOf = (...body_text: string[]): string => {
  const masked = maskRecord(invented({ ...CRIME, body_text }), { officiallyReleased: false });
  return masked.kind === "record" ? masked.record.body_text.join("\n") : masked.kind;
};

/** What an account tells of somebody whom it names only there. */
const TOLD: ((name: string) => string)[] = [
  (name) => `张例与${name}发生争执，致其轻伤。`,
  (name) => `张例因琐事与${name}因停车发生口角。`,
  (name) => `张例持刀捅${name}腹部一刀。`,
  (name) => `张例上前殴打${name}。`,
  (name) => `张例抢走${name}手机一部。`,
  (name) => `张例骗得${name}现金三千元。`,
  (name) => `张例将${name}按倒在地。`,
  (name) => `张例对${name}进行威胁。`,
  (name) => `致${name}左手骨折。`,
  (name) => `张例赔偿${name}经济损失五千元。`,
  (name) => `手机已发还${name}。`,
  (name) => `张例取得${name}的谅解。`,
  (name) => `张例与${name}及其家属达成赔偿协议。`,
  (name) => `张例向${name}谎称能办理入学。`,
  (name) => `民警接${name}报案后赶到。`,
  (name) => `同村村民${name}看见张例离开。`,
  (name) => `邻居${name}听到呼救声。`,
  (name) => `1、${name}（超市店主）的证言，证实案发经过。`,
  (name) => `（1）${name}（货车车主）陈述，证实车辆被砸。`,
  (name) => `2、${name}的询问笔录，证实案发经过。`,
  (name) => `当晚，${name}被张例打伤。`,
  (name) => `${name}上前劝阻，张例离开。`,
  (name) => `${name}对张例表示谅解。`,
  (name) => `3、${name}（例样村村民）证：张例到过现场。`,
  (name) => `张例驾车与同方向${name}驾驶的轿车相撞。`,
  (name) => `车辆返还所有人${name}。`,
  (name) => `证人${name}证言证实张例到过现场。`,
  (name) => `被害人家属${name}到庭。`,
  (name) => `死者系${name}，张例逃离。`,
  (name) => `失主${name}的车辆停在院内。`,
  (name) => `经鉴定人${name}出具意见。`,
  (name) => `其子${name}（2012年3月出生）在场。`,
  (name) => `小学生${name}在场。`,
  (name) => `当时${name}，${name}就读于例样小学。`,
  (name) => `⑺${name}的证言，证实案发经过。`,
  (name) => `被害单位员工${name}的陈述。`,
  (name) => `被害单位例样有限公司。被害单位法定代表人${name}的陈述。`,
  (name) => `被害人推选的代表${name}到庭。`,
  (name) => `王某1的近亲属${name}到庭。`,
  (name) => `张例在${name}家盗窃电焊机。`,
  (name) => `张例到${name}家中闹事。`,
  (name) => `张例将${name}家房屋砸坏。`,
  (name) => `${name}被迫交出三千元。`,
  (name) => `张例对${name}不满。`,
  (name) => `张例冒用${name}的信用卡。`,
  (name) => `张例向${name}吸收资金三千元。`,
  (name) => `发还给${name}2090元。`,
  (name) => `王某1、${name}分别证实两次付款。`,
  (name) => `2019年3月1日，${name}向例样县公安局控告张例。`,
  (name) => `赔偿被害人王某1兄妹王某2、${name}经济损失六万元。`,
  (name) => `证人王某1（店主）、${name}（店员）赵某（邻居）等人证言。`,
];
/** The same of several; each is named once. */
const TOLD_TOGETHER: ((names: string[]) => string)[] = [
  (names) => `张例殴打${names.join("、")}。`,
  (names) => `张例将${names.slice(0, -1).join("、")}和${names.at(-1)}打伤。`,
  (names) => `张例骗取${names.join("、")}等三人现金三千元。`,
  (names) => `张例赔偿王某1、${names.join("、")}经济损失。`,
  (names) => `${names.map((name) => `${name}（系邻居）`).join("、")}证言证实。`,
  (names) => `张例骗取王某1人民币230.5元、${names.map((name) => `${name}人民币5,540元`).join("、")}。`,
  (names) => `张例退赔被害人${names.map((name, at) => `${name}${at + 1}.5万元`).join("，")}。`,
  (names) => `张例将${names.join("、")}家房屋、家具砸坏。`,
  (names) => `张例向${names.join("、")}等36人非法吸收存款。`,
];

describe("namesInPassing", () => {
  test("masks whoever is told of once, in every place of the document, and not the accused", () => {
    fc.assert(
      fc.property(person, fc.constantFrom(...TOLD), (name, tell) => {
        const shown = shownOf(tell(name), `${name}、张例均在场。`);
        expect(shown).not.toContain(name);
        expect(shown).toContain("张例均在场。");
        expect(shownOf(...shown.split("\n"))).toBe(shown);
      }),
      { numRuns: runs(400) },
    );
  });

  test.each(TOLD.map((tell) => [tell("李霖瑶"), tell] as const))("%s", (_, tell) => {
    expect(shownOf(tell("李霖瑶"))).toBe(tell("李某"));
  });

  test("masks all of a list", () => {
    fc.assert(
      fc.property(people(3), fc.constantFrom(...TOLD_TOGETHER), (names, tell) => {
        const shown = shownOf(tell(names));
        for (const name of names) expect(shown).not.toContain(name);
        expect(shownOf(...shown.split("\n"))).toBe(shown);
      }),
      { numRuns: runs(200) },
    );
  });

  test.each([
    "张例盗走劳力士手表一只，项链一条。",
    "对蒋拳打脚踢，致其左肾静脉破裂，全身多处受伤。",
    "张例先后向公司提供资金，与他人发生争执。",
    "发还被害人。退赔被害人经济损失。",
    "经公安机关传唤，张例被抓获归案。",
    "将车辆砸坏，从宾馆房间内骗得现金。",
    "与有关部门达成协议，取得应有的谅解。",
    "群众发现后报警，朋友看到张例离开。",
    "张例被害人指认。",
    "张例驾车撞倒石墩，石墩损坏。",
    "张例盗窃黄豆150斤，焦炭3吨。",
    "退还被害人王某11.5万元、尚有0.6万元未退还。",
    "赔偿医疗费500元、误工费300元、交通费200元。",
    "被害人左臀部的伤口，死者左颧部有伤。",
    "被害人代表的陈述、被害单位代表的陈述、被害人方面的陈述。",
  ])("leaves what is no person: %s", (text) => {
    expect(namesInPassing(text)).toEqual([]);
    expect(shownOf(text)).toBe(text);
  });

  test.each([
    "张例与李霖瑶（另案处理）发生争执。",
    "张例与同案人李霖瑶发生争执。",
    "张例与李霖瑶、王某1（均已判刑）发生争执。",
    "张例又名李霖瑶，殴打李霖瑶。",
    "民警接李霖瑶镇群众报案，经李霖瑶镇派出所调查。",
  ])("leaves who is accused elsewhere, another name of the accused and places: %s", (text) => {
    expect(shownOf(text)).toBe(text);
  });

  test("ends a name where its letters do", () => {
    expect(shownOf("退赔被害人李霖人民币三千元。")).toBe("退赔被害人李某人民币三千元。");
    expect(shownOf("造成李霖全身多处受伤。")).toBe("造成李某全身多处受伤。");
    expect(shownOf("发还被害人李霖八百元。")).toBe("发还被害人李某八百元。");
  });

  test("does not take the name that a longer one of the accused begins with", () => {
    const parties = [{ name: "张霖瑶", side: "defendant" as const, role: "被告人" }];
    const text = "张霖瑶到场，张霖瑶殴打李婷。证人张霖的证言。";
    const masked = maskRecord(invented({ ...CRIME, parties, body_text: [text] }), {
      officiallyReleased: false,
    });
    expect(masked.kind === "record" && masked.record.body_text[0]).toContain("张霖瑶到场，张霖瑶殴打李某");
  });

  test("leaves the same sentences of a civil case", () => {
    const record = invented({ body_text: ["例某与李霖瑶发生争执。"] });
    expect(maskRecord(record, { officiallyReleased: false })).toEqual({ kind: "record", record, counts: {} });
  });

  test.each(["与李霖", "李霖、", "李霖（", "捅李", "被李霖", "李霖）证言", "向"])(
    "comes to an end on a text of nothing but %s",
    (words) => {
      expect(shownOf(`，${words.repeat(20_000)}证言`).length).toBeGreaterThan(0);
    },
  );
});

describe("whoever stands between a role and its statement", () => {
  test.each([
    ["证人李在例（局长）的证言。", "证人李某（局长）的证言。"],
    ["证人李例村的证言。村里见过李例村。", "证人李某的证言。村里见过李某。"],
    ["被害人王再前的陈述。", "被害人王某的陈述。"],
    ["证人王霖等的证言。", "证人王某等的证言。"],
    ["证人王霖均证言证实。", "证人王某均证言证实。"],
    ["李例枪（医生）证实张例来过。", "李某（医生）证实张例来过。"],
    ["王某1、孙某2、赵某3、李霖车、周某4的证言。", "王某1、孙某2、赵某3、李某、周某4的证言。"],
  ])("is hidden, whatever the letters: %s", (text, shown) => {
    expect(shownOf(text)).toBe(shown);
  });

  test.each(["证人于和的证言证实。", "被害人任何的陈述。", "证人任着（店主）的当庭证言。"])(
    "leaves the document out if it may be a word: %s",
    (text) => {
      expect(shownOf(text)).toBe("withheld");
    },
  );
});

describe("a name whose end the text does not tell", () => {
  test("leaves the document out", () => {
    expect(shownOf("被害人王例样品。王例甲乙处。")).toBe("withheld");
    expect(shownOf("被害人王例样的手机。王例样，男。")).toBe("被害人王某的手机。王某，男。");
  });
});
