import { describe, expect, test } from "vitest";
import { cleanName, readParties } from "#domain/judgment/parse/people/party.ts";
import { readPeople } from "#domain/judgment/parse/people/people.ts";

const names = (sentence: string) => readParties(sentence, "first").parties.map(({ name }) => name);

describe("readPeople", () => {
  test("goes on behind what this court did with the accused", () => {
    const held = "本院于2015年12月2日决定对其重新取保候审。";
    const people = readPeople(
      [
        "公诉机关例县人民检察院。",
        `被告人张例，男。因涉嫌犯盗窃罪被刑事拘留。${held}现在家。`,
        "辩护人李例，例山律师事务所律师。",
        "例县人民检察院以例检刑诉（2015）1号起诉书指控被告人张例犯盗窃罪，向本院提起公诉。",
      ],
      "first",
    );
    expect(people.counsel.map(({ name }) => name)).toEqual(["李例"]);
    expect(people.introduction).toBe(3);
  });
});

describe("readParties", () => {
  test.each([
    ["被告：未来科技有限公司，住所地某市。", ["未来科技有限公司"]],
    ["被告未来科技有限公司，住所地某市。", []],
    ["原告：（略）。", []],
    ["被告人张例例女，汉族。", ["张例例"]],
    ["原告张例、男、汉族。", ["张例"]],
    ["原告张例、李样等五人，均住某市。", ["张例", "李样"]],
    ["原告张例、例山有限公司，均住某市。", ["张例", "例山有限公司"]],
    ["原告：张例、今天天气真的是非常非常好，均住某市。", []],
    ["原告：例海（宁波）有限公司（以下简称例海（宁波）公司），住所地宁波。", ["例海（宁波）有限公司"]],
    ["原告：例海(宁波)有限公司(以下简称例海公司)，住所地宁波。", ["例海(宁波)有限公司"]],
    ["原告：例海（宁波（原名例州））有限公司，住所地宁波。", ["例海（宁波（原名例州））有限公司"]],
    ["原告：张例（又名李例，男），住某市。", ["张例"]],
    ["公诉机关例山族自治县（以下简称例山县）人民检察院。", ["例山族自治县人民检察院"]],
    ["原告：例海有限公司（以下简称例海公司）法定代表人张例。", ["例海有限公司"]],
    ["刑事附带民事诉讼原告张例，男，汉族。", ["张例"]],
    ["刑事附带民事诉讼被告例山保险有限公司。", ["例山保险有限公司"]],
    ["被告人自报张例，男。", ["张例"]],
    ["被告人张例因涉嫌盗窃罪被拘留。", ["张例"]],
    ["原告：例县某某农业有限公司管理人。", ["例县某某农业有限公司管理人"]],
    ["上诉人（一审被告）：例山集团有限公司破产管理人。住所地：例县。", ["例山集团有限公司破产管理人"]],
    ["申请人：例山有限公司清算组。", ["例山有限公司清算组"]],
    ["一审第三人：例山开发有限公司特别清算委员会。", ["例山开发有限公司特别清算委员会"]],
    ["被告：王例红（李例河之妻），女。", ["王例红"]],
    ["被告：翁例艳（邵某1之妻），女，住例县。", ["翁例艳"]],
    ["被告：邵某2（系邵某1、翁某之子）。", ["邵某2"]],
    ["原告：张例（张样之父），男。", ["张例"]],
    ["被上诉人（原审被告）：李例（同上诉人），住例县。", ["李例"]],
    ["原告：例山商行（同前），住所地例县。", ["例山商行"]],
    ["被告：例山县例乡人民政府（原例山县样乡人民政府），住所地例县。", ["例山县例乡人民政府"]],
    ["被告：例山学校（原名：样山学校），住所地例县。", ["例山学校"]],
    [
      "被告：例华（天津）产业投资基金合伙企业（有限合伙）。",
      ["例华（天津）产业投资基金合伙企业（有限合伙）"],
    ],
    ["原告：张某和，男。", ["张某和"]],
    ["原告张某和，男，住例县。", ["张某和"]],
    ["被告：例大有限公司法定代表人：李例。", ["例大有限公司"]],
    ["被告：例大有限公司住所地：例县例山路5号。", ["例大有限公司"]],
    ["被告：例大有限公司，住所地例县法定代表人：李例。", ["例大有限公司"]],
    ["被告例大商行经营者：李例。", ["例大商行"]],
    ["被申请人：（一审被告，二审被上诉人）：例山投资有限公司。", ["例山投资有限公司"]],
    ["被上诉人（一审被告）；例玉房地产开发有限公司。", ["例玉房地产开发有限公司"]],
    ["被告于知乎发布文章，称原告不当。", []],
    ["被告于去年九月，搬离。", []],
    ["被告于例，男，汉族。", ["于例"]],
    ["原告阿卜杜热合曼，男。", ["阿卜杜热合曼"]],
    ["原告长谷川例子，女。", []],
    ["原告：长谷川例子，女。", ["长谷川例子"]],
  ])("finds in %s %j", (sentence, expected) => {
    expect(names(sentence)).toEqual(expected);
  });

  test.each([
    [
      "一审被告、二审被上诉人：例山置业有限公司，住所地例县。",
      "例山置业有限公司",
      "defendant",
      "一审被告、二审被上诉人",
    ],
    ["一审被告、二审上诉人：王例。", "王例", "defendant", "一审被告、二审上诉人"],
    ["一审第三人、二审上诉人：王例。", "王例", "third", "一审第三人、二审上诉人"],
    ["一审、二审第三人：王例。", "王例", "third", "一审、二审第三人"],
    ["一审原告、反诉被告，二审被上诉人：王例。", "王例", "plaintiff", "一审原告、反诉被告，二审被上诉人"],
    ["原审被告：王例。", "王例", "defendant", "原审被告"],
    [
      "二审被上诉人（一审被告）：例山会计师事务所。",
      "例山会计师事务所",
      "defendant",
      "二审被上诉人（一审被告）",
    ],
    ["再审申请人（一审被告、二审上诉人）：王例。", "王例", "appellant", "再审申请人（一审被告、二审上诉人）"],
  ])("of several stages: %s", (sentence, name, side, role) => {
    expect(readParties(sentence, "retrial")).toEqual({ parties: [{ name, side, role }], unnamed: 0 });
  });

  test("counts what follows a role without the form of a name", () => {
    expect(readParties("原告：今天天气真的是非常非常好，未到庭。", "first")).toEqual({
      parties: [],
      unnamed: 1,
    });
    expect(readParties("原告：张例，男。", "first").unnamed).toBe(0);
    expect(readParties("原告：（略）。", "first").unnamed).toBe(0);
    expect(readParties("今天天气真的是非常非常好。", "first")).toEqual({ parties: [], unnamed: 0 });
    const company = (length: number) => `原告：${"例".repeat(length - 2)}公司，住某市。`;
    expect(readParties(company(80), "first").parties).toHaveLength(1);
    expect(readParties(company(81), "first")).toEqual({ parties: [], unnamed: 0 });
  });

  test("takes the role from the bracket before the name or behind it", () => {
    const [before] = readParties("被上诉人（原审原告）张例（曾用名张样），男。", "second").parties;
    const [behind] = readParties("被上诉人张例（曾用名张样）（原审原告），男。", "second").parties;
    expect(before).toEqual({ name: "张例", side: "appellee", role: "被上诉人（原审原告）" });
    expect(behind).toEqual(before);
  });
});

describe("cleanName", () => {
  test.each([
    [" 张　例 ", "张例"],
    ["张例 男 汉族", "张例"],
    ["张 男", "张男"],
    ["“张例”", "张例"],
    ["John  Example", "John Example"],
    ["约翰 John Example", "约翰John Example"],
    ["例山 有限 公司", "例山有限公司"],
  ])("of %j is %j", (printed, name) => {
    expect(cleanName(printed)).toBe(name);
  });
});

describe("readPeople", () => {
  const read = (...paragraphs: string[]) => readPeople(paragraphs, "first");

  test("continues counsel only below a head without names, and only up to the next party", () => {
    expect(read("钱例，该公司员工。").counsel).toEqual([]);
    expect(read("原告张例，男。", "委托代理人：李例，律师。", "钱例，该公司员工。").counsel).toHaveLength(1);
    const broken = read("委托代理人：", "被告李例，男。", "钱例，该公司员工。");
    expect(broken.parties.map(({ name }) => name)).toEqual(["李例"]);
    expect(broken.counsel).toEqual([]);
  });

  test("counts those without the form of a name, parties and counsel together", () => {
    expect(
      read("原告：今天天气真的是非常非常好，未到庭。", "委托代理人：张例、未到庭参加，律师。").unnamed,
    ).toBe(2);
  });

  test("has a party once in each role that it is given with brackets, and once without", () => {
    const roles = (...paragraphs: string[]) =>
      readPeople(paragraphs, "second").parties.map(({ name, role }) => `${name} ${role}`);
    expect(roles("上诉人（原审原告）：张例，男。", "上诉人张例，男。")).toEqual(["张例 上诉人（原审原告）"]);
    expect(roles("上诉人张例，男。", "上诉人（原审原告）：张例，男。")).toEqual([
      "张例 上诉人",
      "张例 上诉人（原审原告）",
    ]);
    expect(roles("原告张例，男。", "被告张例，男。")).toEqual(["张例 原告", "张例 被告"]);
  });

  test("keeps counsel of one name from two firms apart", () => {
    const { counsel } = read(
      "原告张例，男。",
      "委托代理人：李例，例山律师事务所律师。",
      "原告王例，男。",
      "委托代理人：李例，例水律师事务所律师。",
      "被告赵例，男。",
      "委托代理人：李例，例水律师事务所律师。",
    );
    expect(counsel.map(({ firm, parties }) => [firm, ...parties])).toEqual([
      ["例山律师事务所", "张例"],
      ["例水律师事务所", "王例"],
      ["例水律师事务所", "赵例"],
    ]);
  });

  test("looks at the first six hundred paragraphs", () => {
    const idle = (count: number) => Array.from({ length: count }, () => "今天天气真的是非常非常好。");
    expect(read(...idle(599), "原告张例，男。").parties).toHaveLength(1);
    expect(read(...idle(600), "原告张例，男。").parties).toEqual([]);
  });
});
