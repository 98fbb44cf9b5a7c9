import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskRecord } from "#domain/judgment/masking/mask-record.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { runs } from "#tests/fixtures/laws.ts";
import { invented } from "../../invented-record.ts";

/** Invented people: frequent family names, given names of one or two characters that begin no word here. */
const person = fc
  .tuple(
    fc.constantFrom("赵", "钱", "孙", "李", "周", "吴", "郑", "王", "冯", "陈", "欧阳"),
    fc.constantFrom("霖", "婷", "磊", "珊", "晖"),
    fc.constantFrom("", "瑶", "钧", "琪", "昊"),
  )
  .map((parts) => parts.join(""));
const people = (count: number) =>
  fc.uniqueArray(person, { minLength: count, maxLength: count }).filter(
    // A name that begins another's is the same person's for all that a text tells.
    (names) => names.every((name) => names.every((other) => name === other || !other.startsWith(name))),
  );

const CRIME: Partial<JudgmentRecord> = {
  text_type: "刑事判决书",
  cause: "故意伤害罪",
  cause_code: "10403",
  casename: "张例一审刑事判决书",
  parties: [{ name: "张例", side: "defendant", role: "被告人" }],
};
/** What a court writes of a victim or a witness without calling them so. */
const TOLD = [
  (name: string) => `张例持刀致${name}死亡。`,
  (name: string) => `张例伙同他人将${name}打伤。`,
  (name: string) => `张例骗取${name}人民币三千元。`,
  (name: string) => `经鉴定，${name}的损伤程度为轻伤一级。`,
  (name: string) => `${name}系颅脑损伤死亡。`,
  (name: string) => `1、${name}的证言，证实案发经过。`,
  (name: string) => `${name}证实：张例到过现场。`,
  (name: string) => `${name}辨认出张例。`,
  (name: string) => `${name}报案称车辆被盗。`,
  (name: string) => `一名年仅9岁的女孩${name}在场。`,
  (name: string) => `${name}，男，2012年出生，在场。`,
];
/** What it writes of several at once; only the first or the last stands beside the word that tells. */
const TOLD_TOGETHER = [
  (names: string[]) => `致${names.join("、")}受伤。`,
  (names: string[]) => `张例将${names.join("、")}等人打伤。`,
  (names: string[]) => `骗取${names.slice(0, -1).join("、")}和${names.at(-1)}三人人民币三千元。`,
  (names: string[]) => `${names.join("、")}均不同程度受伤。`,
  (names: string[]) => `经抢救无效，${names.join("、")}死亡。`,
  (names: string[]) => `责令张例退赔被害人${names.join("、")}。`,
  (names: string[]) => `证人${names.join("、")}（均系邻居）到庭。`,
  (names: string[]) => `张例欺骗被害人王某1、${names.join("、")}的财物。`,
  (names: string[]) => `张例欺骗王某1、${names.join("、")}等八名被害人。`,
];
/** And of the members of a family. */
const KIN = [
  (name: string) => `双方生育一子，长子${name}，现在上学。`,
  (name: string) => `婚生女${name}由原告抚养。`,
  (name: string) => `${name}随被告共同生活。`,
  (name: string) => `被继承人${name}于2015年去世。`,
  (name: string) => `原告之父${name}去世后留有房屋一套。`,
  (name: string) => `${name}的遗产由双方继承。`,
];

const bodyOf = (record: JudgmentRecord): string => {
  const masked = maskRecord(record, { officiallyReleased: false });
  return masked.kind === "record" ? masked.record.body_text.join("\n") : masked.kind;
};

describe("people named without a role", () => {
  test.each(TOLD.map((tell) => [tell("李霖"), tell] as const))(
    "a victim or witness is hidden: %s",
    (_, tell) => {
      const shown = bodyOf(
        invented({ ...CRIME, casedate: "2019-05-06", body_text: [tell("李霖"), "李霖到庭。"] }),
      );
      expect(shown).toBe(`${tell("李某")}\n李某到庭。`);
    },
  );

  test("whoever is told so in some place is hidden in all, alike, and the accused keeps the name", () => {
    const told = people(4).chain((names) =>
      fc.record({
        names: fc.constant(names),
        frames: fc.tuple(...names.map(() => fc.nat(TOLD.length - 1))),
        order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      }),
    );
    fc.assert(
      fc.property(told, ({ names, frames, order }) => {
        const sentences = names.map((name, at) => TOLD[frames[at] ?? 0]?.(name) ?? "");
        const body = [...order.map((at) => sentences[at] ?? ""), `${names.join("、")}均到庭，张例未到。`];
        const shown = bodyOf(invented({ ...CRIME, casedate: "2019-05-06", body_text: body }));
        for (const name of names) expect(shown).not.toContain(name);
        expect(shown).toContain("张例未到。");
        const aliases = shown.split("\n").at(-1)?.split("均到庭")[0]?.split("、") ?? [];
        expect(new Set(aliases).size).toBe(4);
        for (const [at, alias] of aliases.entries()) expect(shown).toContain(TOLD[frames[at] ?? 0]?.(alias));
        const again = invented({ ...CRIME, casedate: "2019-05-06", body_text: shown.split("\n") });
        expect(bodyOf(again)).toBe(shown);
      }),
      { numRuns: runs(200) },
    );
  });

  test("whoever stands in one list with a victim or witness is hidden too, the accused beside them is not", () => {
    fc.assert(
      fc.property(people(3), fc.constantFrom(...TOLD_TOGETHER), (names, tell) => {
        const body = [tell(names), `${names.join("到场，")}到场，张例未到。`];
        const shown = bodyOf(invented({ ...CRIME, body_text: body }));
        for (const name of names) expect(shown).not.toContain(name);
        expect(shown).toContain("张例未到。");
        expect(bodyOf(invented({ ...CRIME, body_text: shown.split("\n") }))).toBe(shown);
      }),
      { numRuns: runs(200) },
    );
  });

  test.each([
    "致左胳膊、后背、右腿受伤。",
    "从被害人手机、钱包、左右口袋取得指纹。",
    "送检被害人右乳、阴道、内裤拭子。",
  ])("a list of other things is left alone: %s", (text) => {
    expect(bodyOf(invented({ ...CRIME, body_text: [text] }))).toBe(text);
  });

  test("the members of a family are hidden in its case, and the parties with them", () => {
    fc.assert(
      fc.property(people(4), fc.nat(KIN.length - 1), fc.nat(KIN.length - 1), (names, first, second) => {
        const [plaintiff = "", defendant = "", one = "", other = ""] = names;
        const record = invented({
          cause: "法定继承纠纷",
          cause_code: "2020201",
          parties: [
            { name: plaintiff, side: "plaintiff", role: "原告" },
            { name: defendant, side: "defendant", role: "被告" },
          ],
          body_text: [
            `原告：${plaintiff}。`,
            `被告：${defendant}。`,
            KIN[first]?.(one) ?? "",
            KIN[second]?.(other) ?? "",
            `${one}、${other}为${plaintiff}的亲属。`,
          ],
        });
        const shown = bodyOf(record);
        for (const name of names) expect(shown).not.toContain(name);
      }),
      { numRuns: runs(200) },
    );
  });

  test("things, papers and offices in such a place are no people", () => {
    const text = [
      "林权证证明该地归集体。相关证言证明二人相识。",
      "张例盗窃林木价值三千元，窃得华为手机一部，与对方继续殴打。",
      "头部损伤为轻伤，双上肢损伤为轻微伤。",
      "7岁梅花鹿十头。朱老板证实。对方车辆停放在院内。",
    ];
    expect(bodyOf(invented({ ...CRIME, body_text: text }))).toBe(text.join("\n"));
  });

  test.each(["和", "李和", "李、", "李例·", "骗取李", "李例、", "欧阳例、"])(
    "a text of nothing but %s comes to an end",
    (words) => {
      const text = [`，${words.repeat(20_000)}证言`, "三名被害人。"];
      expect(bodyOf(invented({ ...CRIME, body_text: text })).length).toBeGreaterThan(0);
    },
  );

  test("a word among those who testify leaves the document out", () => {
    const text = ["李霖、高兴、王婷的证言证实。"];
    expect(bodyOf(invented({ ...CRIME, body_text: text }))).toBe("withheld");
  });
});

describe("lists in which the court has masked some", () => {
  const shown = (text: string): string => {
    const masked = maskRecord(invented({ ...CRIME, body_text: [text] }), { officiallyReleased: false });
    return masked.kind === "record" ? masked.record.body_text.join("\n") : "withheld";
  };

  test("hold the other witnesses too, numbered or not", () => {
    expect(shown("王某5、金某2、杨霖瑶、苏某、张某3等人的证言证实。")).not.toContain("杨霖瑶");
    expect(shown("证人谢某1、周磊钧通过照片辨认指认出被告人张例。")).not.toContain("周磊钧");
  });

  test("end with somebody whose name the words behind run into", () => {
    expect(
      shown("附带民事诉讼原告人李某乙、夏某、雷某1、陈霖昊提起附带民事诉讼一案。陈霖昊，女。"),
    ).not.toContain("陈霖昊");
    expect(shown("被害人方某、吴某与王珊琪撤回了起诉。王珊琪，女。")).not.toContain("王珊琪");
  });

  test("of things are left as they are", () => {
    for (const text of ["被害人手机、钱包、高档烟酒被抢。", "被害人面部、背部、左腿受伤。"])
      expect(shown(text)).toBe(text);
  });
});
