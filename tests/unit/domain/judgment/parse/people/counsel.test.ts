import { describe, expect, test } from "vitest";
import {
  continuesCounsel,
  isCounsel,
  readCounsel,
  readCounselPeople,
} from "#domain/judgment/parse/people/counsel.ts";
import type { Party } from "#domain/judgment/record.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const party = (name: string, role: string, side: Party["side"]): Party => ({ name, role, side });

describe("isCounsel", () => {
  test("looks at the opening alone for who appeared or spoke", () => {
    expect(isCounsel("委托代理人：李例，例山律师事务所律师，到庭参加诉讼。")).toBe(true);
    expect(isCounsel("委托代理人李例到庭。")).toBe(false);
    expect(isCounsel("被告李例，男。")).toBe(false);
  });
});

describe("readCounselPeople", () => {
  const people = (text: string) => readCounselPeople(text).map(({ name, firm }) => `${name} ${firm}`.trim());

  test("takes the firm of a lawyer whom somebody assigned", () => {
    for (const assigned of [
      "例市法律援助中心指派的",
      "本院通过例山区法律援助中心依法指派",
      "受例市司法局委派，系",
    ])
      expect(people(`李例，${assigned}浙江例杭律师事务所律师。`)).toEqual(["李例 浙江例杭律师事务所"]);
    expect(people("李例，例市法律援助中心指派律师。")).toEqual(["李例"]);
  });

  each<[string]>("takes %s for a law firm", (firm) => {
    expect(readCounselPeople(`李例，${firm}律师。`)).toMatchObject([{ name: "李例", firm, kind: "lawyer" }]);
    expect(people(`李例、王例样，均系${firm}律师。`)).toEqual([`李例 ${firm}`, `王例样 ${firm}`]);
  });

  test("parts two lawyers without a sign between their names", () => {
    expect(people("朱例例武样样，江西例律师事务所律师。")).toEqual([
      "朱例例 江西例律师事务所",
      "武样样 江西例律师事务所",
    ]);
    expect(people("王例李样样，江西例律师事务所律师。")).toHaveLength(2);
    expect(people("阿卜杜热合曼，江西例律师事务所律师。")).toEqual(["阿卜杜热合曼 江西例律师事务所"]);
    expect(people("欧阳例例，江西例律师事务所律师。")).toEqual(["欧阳例例 江西例律师事务所"]);
    expect(people("朱例例武样样，公司员工。")).toEqual(["朱例例武样样"]);
  });
});

describe("continuesCounsel", () => {
  each<[string, boolean]>("of %s is %s", (sentence, continues) => {
    expect(continuesCounsel(sentence)).toBe(continues);
  });
});

describe("readCounsel", () => {
  const PARTIES = [
    party("例某公司", "公诉机关", "plaintiff"),
    party("甲例公司", "上诉人（原审原告）", "appellant"),
    party("乙样厂", "被上诉人（原审被告）", "appellee"),
    party("丙某", "被上诉人（原审被告）", "appellee"),
    party("丁某", "被上诉人（原审被告）", "appellee"),
  ];
  const clients = (sentence: string, parties = PARTIES) => readCounsel(sentence, parties).counsel[0]?.parties;

  each<[string, string[]]>("takes %s for %j", (sentence, names) => {
    expect(clients(sentence)).toEqual(names);
  });

  test("takes the 三 of 第三人 for no number", () => {
    const third = [party("戊某", "第三人", "third"), party("己某", "第三人", "third")];
    expect(clients("第三人委托诉讼代理人：李例，律师。", third)).toEqual(["己某"]);
    expect(clients("二第三人委托诉讼代理人：李例，律师。", third)).toEqual(["戊某", "己某"]);
  });

  test("acts for a victim who is a party, for nobody else, and never for the prosecution", () => {
    const victim = [PARTIES[1]!, party("戊某", "被害人", "other")];
    expect(clients("被害人委托诉讼代理人：李例，律师。", victim)).toEqual(["戊某"]);
    const [prosecutor] = PARTIES;
    expect(clients("辩护人：李例，律师。", [PARTIES[1]!, prosecutor!])).toEqual(["甲例公司"]);
    expect(readCounsel("辩护人：李例，律师。", [prosecutor!]).counsel).toMatchObject([
      { name: "李例", side: "other", parties: [] },
    ]);
  });

  test("has the side of its clients, and counts who has no name of a person", () => {
    expect(readCounsel("上诉人委托诉讼代理人：李例、未到庭参加，律师。", PARTIES)).toEqual({
      counsel: [{ name: "李例", firm: "", kind: "lawyer", side: "appellant", parties: ["甲例公司"] }],
      unnamed: 1,
    });
    expect(readCounsel("李例，该公司员工。", PARTIES).counsel).toMatchObject([
      { name: "李例", parties: ["丁某"] },
    ]);
  });
});

describe("readCounselPeople", () => {
  const people = (text: string) => readCounselPeople(text).map(({ name, firm, kind }) => [name, firm, kind]);

  each<[string, string[][]]>("reads %j", (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  test("takes names of at most thirty characters", () => {
    const named = (length: number) => `A${"b".repeat(length - 1)}`;
    expect(people(`${named(30)}，律师`)).toEqual([[named(30), "", "lawyer"]]);
    expect(people(`${named(31)}，律师`)).toEqual([]);
  });

  test("gives each clause its own occupation", () => {
    expect(people("李例，例山律师事务所律师，王样，该公司员工；赵例，法律工作者")).toEqual([
      ["李例", "例山律师事务所", "lawyer"],
      ["王样", "", "other"],
      ["赵例", "", "legal_worker"],
    ]);
    expect(readCounselPeople("李例，律师；王样，员工").map(({ clause }) => clause)).toEqual([
      "李例，律师",
      "王样，员工",
    ]);
  });
});
