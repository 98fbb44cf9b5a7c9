import { readdirSync, readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toParagraphs } from "#domain/judgment/parse/paragraphs/restore-paragraphs.ts";
import { squeezeBlanks } from "#domain/text/to-nfc.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

function restoreParagraphs(text: string): string {
  const lines = text.split("\n").map((line) => squeezeBlanks(line).trim());
  return toParagraphs(lines.filter((line) => line !== "")).join("\n");
}

const FOLDER = new URL("../../../../../fixtures/judgments/", import.meta.url);
const TEXTS = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => readFileSync(new URL(name, FOLDER), "utf8"));

const CRIMINAL = [
  "江苏省昆山市人民法院",
  "刑事判决书",
  "（2019）苏0583刑初9号",
  "公诉机关昆山市人民检察院。",
  "被告人赵例，男，1990年1月1日出生，汉族，无业，住江苏省昆山市。因涉嫌犯盗窃罪于2018年9月1日被刑事拘留，同月30日被逮捕。现羁押于昆山市看守所。",
  "辩护人钱例，江苏例禾律师事务所律师。",
  "被告人孙例例，女，1992年3月4日出生，汉族。曾因犯诈骗罪于2015年6月7日被判处有期徒刑一年，2016年减刑释放。",
  "昆山市人民检察院以昆检诉刑诉（2018）1号起诉书指控被告人赵例犯盗窃罪、被告人孙例例犯掩饰、隐瞒犯罪所得罪，于2019年1月2日向本院提起公诉。本院受理后，依法组成合议庭，公开开庭审理了本案。现已审理终结。",
  "公诉机关指控，2018年8月，被告人赵例窃得电动车一辆，销赃给被告人孙例例。",
  "被告人赵例对指控的事实无异议。",
  "经审理查明，2018年8月，被告人赵例窃得电动车一辆。",
  "上述事实，有被害人陈述、证人证言等证据证实，足以认定。",
  "本院认为，被告人赵例以非法占有为目的，窃取他人财物，其行为已构成盗窃罪。依照《中华人民共和国刑法》第二百六十四条之规定，判决如下：",
  "一、被告人赵例犯盗窃罪，判处拘役五个月，并处罚金人民币二千元。",
  "（刑期从判决执行之日起计算。）",
  "二、被告人孙例例犯掩饰、隐瞒犯罪所得罪，判处罚金人民币一千元。",
  "如不服本判决，可在接到判决书的第二日起十日内，通过本院或者直接向江苏省苏州市中级人民法院提出上诉。",
  "审判长李例",
  "审判员周例和",
  "人民陪审员吴例",
  "二〇一九年二月三日",
  "书记员郑例例",
  "附：相关法律条文",
  "《中华人民共和国刑法》",
  "第二百六十四条盗窃公私财物，数额较大的，处三年以下有期徒刑。",
];

describe("restoreParagraphs", () => {
  test("gives a judgment its paragraphs back, whether blanks or nothing stands in their place", () => {
    expect(restoreParagraphs(CRIMINAL.join("")).split("\n")).toEqual(CRIMINAL);
    expect(restoreParagraphs(CRIMINAL.join(" ")).split("\n")).toEqual(CRIMINAL);
  });

  test("leaves a text that has its paragraphs as it is", () => {
    expect(restoreParagraphs(CRIMINAL.join("\n")).split("\n")).toEqual(CRIMINAL);
  });

  test("finds the signatures behind a sentence that does not end, a misprinted date and a clerk with more behind the name", () => {
    const lines = CRIMINAL.with(16, "本判决为终审判决")
      .with(17, "审判长和例例")
      .with(18, "代审判员周例")
      .with(20, "二一四年五月十二日")
      .slice(0, 22);
    expect(restoreParagraphs(lines.join("")).split("\n")).toEqual(lines);
    const signed = (behind: string) =>
      restoreParagraphs(`${CRIMINAL.slice(0, 22).join("")}${behind}`)
        .split("\n")
        .slice(21);
    expect(signed("昆山市人民法院门户网站")).toEqual(["书记员郑例例", "昆山市人民法院门户网站"]);
    expect(signed("涉案财产处理清单")).toEqual(["书记员郑例例", "涉案财产处理清单"]);
    expect(signed("附带民事赔偿清单")).toEqual(["书记员郑例例", "附带民事赔偿清单"]);
  });

  each<[string, number]>("joins the lines of a name that goes on in the next line: %j", (text, lines) => {
    expect(restoreParagraphs(text).split("\n")).toHaveLength(lines);
  });

  test("parts people and introduction whose lines end without a full stop", () => {
    const stopless = CRIMINAL.with(3, "公诉机关昆山市人民检察院").with(
      6,
      "指定辩护人孙例例，江苏例川律师事务所律师",
    );
    expect(restoreParagraphs(stopless.join("")).split("\n")).toEqual(stopless);
    const lines = stopless.with(5, "辩护人钱例，江苏例禾律师事务所律师");
    expect(restoreParagraphs(lines.join("")).split("\n")).toEqual(lines);
    expect(restoreParagraphs(restoreParagraphs(lines.join("")))).toBe(lines.join("\n"));
  });

  each<[string]>("parts a party behind one whose line ends without a full stop: %s", (party) => {
    const lines = [
      "江苏省昆山市人民法院",
      "民事判决书",
      "（2019）苏0583民初9号",
      "原告：张例，男，住昆山市",
      party,
      "原告张例与李例买卖合同纠纷一案，本院于2019年1月2日立案后，公开开庭进行了审理。本案现已审理终结。",
      "张例诉称，李例欠款未还。李例未到庭，亦未提交答辩状，视为放弃抗辩的权利。",
      "本院认为，欠款应当偿还。依照《中华人民共和国民法典》第六百二十六条规定，判决如下：",
      "李例于本判决生效之日起十日内支付张例一万元。",
      ...CRIMINAL.slice(17, 22),
    ];
    expect(restoreParagraphs(lines.join("")).split("\n").slice(0, 6)).toEqual(lines.slice(0, 6));
  });

  test.each([
    ["法定代表人：许例荣，该公司董事长", "委托代理人：祝例泉，辽宁例恒律师事务所律师。"],
    ["法定代表人：许例荣，该公司经理", "委托诉讼代理人：祝例泉，该公司员工。"],
    ["委托代理人：龙例，北京例如律师事务所律师，", "被申请人（一审被告）：宗例国。"],
  ])("parts who is named behind %s", (one, other) => {
    const lines = [
      "江苏省昆山市人民法院",
      "民事判决书",
      "（2019）苏0583民初9号",
      "原告：例山有限公司，住所地昆山市。",
      one,
      other,
      "原告例山有限公司与李例买卖合同纠纷一案，本院于2019年1月2日立案后，公开开庭进行了审理。本案现已审理终结。",
      "本院认为，欠款应当偿还。依照《中华人民共和国民法典》第六百二十六条规定，判决如下：",
      "李例于本判决生效之日起十日内支付例山有限公司一万元。",
      ...CRIMINAL.slice(17, 22),
    ];
    expect(restoreParagraphs(lines.join("")).split("\n").slice(0, 7)).toEqual(lines.slice(0, 7));
    expect(restoreParagraphs(lines.join(" ")).split("\n").slice(0, 7)).toEqual(lines.slice(0, 7));
  });

  test("parts people behind a bracket that adds to the sentence before it", () => {
    const lines = CRIMINAL.with(5, "辩护人钱例，江苏例禾律师事务所律师。（特别授权）").toSpliced(
      7,
      0,
      "辩护人周例，江苏例禾律师事务所律师。（一般授权）",
    );
    expect(restoreParagraphs(lines.join("")).split("\n")).toEqual(lines);
  });

  test("keeps an introduction whole that follows upon the head and has semicolons", () => {
    const charge =
      "昆山市人民检察院以昆检诉刑诉（2018）1号起诉书指控被告人赵例犯盗窃罪；诈骗罪，被告人孙例例犯掩饰、隐瞒犯罪所得罪，于2019年1月2日向本院提起公诉。现已审理终结。";
    const lines = [...CRIMINAL.slice(0, 3), charge, ...CRIMINAL.slice(8)];
    expect(restoreParagraphs(lines.join("")).split("\n")).toEqual(lines);
  });

  test("parts a head whose number has its word before it", () => {
    const lines = CRIMINAL.with(2, "案号：（2019）苏0583刑初9号");
    expect(restoreParagraphs(lines.join("")).split("\n")).toEqual(lines);
    expect(restoreParagraphs(lines.join(" ")).split("\n")).toEqual(lines);
  });

  test("parts a head that was glued to its title", () => {
    const text = restoreParagraphs(`文书内容赵例盗窃一审刑事判决书${CRIMINAL.join("")}`).split("\n");
    expect(text.slice(0, 4)).toEqual(["文书内容赵例盗窃一审刑事判决书", ...CRIMINAL.slice(0, 3)]);
  });

  /**
   * Pieces of documents and of arbitrary text in any order: text that no court wrote must not cause failures
   * either.
   */
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        ...CRIMINAL,
        ..."。；：，）”》 \n".split(""),
        "审判员",
        "本院认为",
        "判决如下：",
        "一、",
        "1、",
        "附",
        "终结",
      ),
      fc.constantFrom(...TEXTS.flatMap((text) => text.split("\n"))),
      fc.string({ unit: "grapheme", maxLength: 20 }),
    ),
    { maxLength: 40 },
  );
  const texts = fc.tuple(pieces, fc.constantFrom("", " ", "\n")).map(([list, glue]) => list.join(glue));
  const letters = (text: string) => text.replace(/[\s\u{e5e5}]+/gu, "");

  test("changes nothing but line ends and blanks", () => {
    fc.assert(fc.property(texts, (text) => letters(restoreParagraphs(text)) === letters(text)));
    for (const text of TEXTS)
      for (const glue of ["\n", " ", ""])
        expect(letters(restoreParagraphs(text.split("\n").join(glue)))).toBe(letters(text));
  });

  test("changes nothing the second time", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = restoreParagraphs(text);
        expect(restoreParagraphs(once)).toBe(once);
      }),
    );
  });

  test.each([
    ["sentences without end", "甲".repeat(5_000_000)],
    ["sentence ends alone", "。".repeat(2_000_000)],
    ["openings", "判决如下：".repeat(600_000)],
    ["signatures", "。审判员张三".repeat(600_000)],
    ["parties", "。被告人张三，男".repeat(500_000)],
    ["blanks", "。 ".repeat(2_000_000)],
    ["items", "。1、甲".repeat(900_000)],
    ["numbers", "（2019）苏0583刑初9号".repeat(250_000)],
    ["open brackets", "（".repeat(3_000_000)],
    ["courts", "人民法院".repeat(1_000_000)],
    ["years", "二〇一九年".repeat(800_000)],
  ])("ends on five megabytes of %s", (_, text) => {
    expect(letters(restoreParagraphs(text)).length).toBe(letters(text).length);
  });
});
