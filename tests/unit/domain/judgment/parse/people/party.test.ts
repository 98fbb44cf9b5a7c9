import { describe, expect, test } from "vitest";
import { cleanName, readParties } from "#domain/judgment/parse/people/party.ts";
import { readPeople } from "#domain/judgment/parse/people/people.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

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
  each<[string, string[]]>("finds in %s %j", (sentence, expected) => {
    expect(names(sentence)).toEqual(expected);
  });

  each<[string, string, string, string]>("of several stages: %s", (sentence, name, side, role) => {
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
  each<[string, string]>("of %j is %j", (printed, name) => {
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
