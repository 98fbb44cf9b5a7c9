import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { isPersonName, namedPeople } from "#domain/judgment/parse/published/named-people.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { invented } from "../../invented-record.ts";

const each = examplesOf(import.meta.url);

const context = importContext("test", "2026-12-31");
const fixture = (name: string) => {
  const [parsed] = parseText(readFileSync(`tests/fixtures/judgments/${name}.txt`, "utf8"), context);
  if (parsed?.kind !== "record") throw new Error(name);
  return namedPeople(parsed.record);
};
const headed = (...lines: string[]) =>
  namedPeople(invented({ parties: [], body_text: [...lines, "原告与被告合同纠纷一案，本院立案后审理。"] }))
    .people;

describe("namedPeople", () => {
  test("finds clerks and assistants beside the judges of a tail", () => {
    const tail_text = ["审判长 甲样本", "法官助理 乙样本", "二〇二一年三月四日", "代书记员 丙 样"];
    const { staff } = namedPeople(invented({ panel: ["甲样本"], clerk: "丁样本", tail_text }));
    expect(staff).toEqual(["丁样本", "乙样本", "丙样"]);
  });

  each<[string, string[]]>("reads %s", (line, people) => {
    expect(headed(line)).toEqual(people);
  });

  test("takes nobody without a colon from the narrative", () => {
    const body_text = [
      "原告与被告合同纠纷一案。负责人丙样例，同意。",
      "法定代表人期间，滥用职权。负责人同意。",
      "经营者：何样例。",
    ];
    expect(namedPeople(invented({ parties: [], body_text })).people).toEqual(["何样例"]);
  });

  test("finds them in documents of many courts and years", () => {
    expect(fixture("01-saihan-subrogation")).toEqual({
      staff: ["赵拟", "孙虚云"],
      people: ["陈远舟", "白设文", "刘虚白", "关例平"],
    });
    expect(fixture("15-xian-railway-administrative").people).toEqual(
      expect.arrayContaining(["权例香", "惠拟法", "屈设", "和拟政"]),
    );
    expect(fixture("28-lanzhou-sale-2009-halfwidth").people).toEqual(
      expect.arrayContaining(["狄拟皋", "把虚黄"]),
    );
  });

  test("names nobody twice, no judge as staff, and only what the document holds", () => {
    for (const path of globSync("tests/fixtures/judgments/*.txt"))
      for (const parsed of parseText(readFileSync(path, "utf8"), context)) {
        if (parsed.kind !== "record") continue;
        const { staff, people } = namedPeople(parsed.record);
        expect(new Set(staff).size + new Set(people).size).toBe(staff.length + people.length);
        expect(staff.filter((name) => parsed.record.panel.includes(name))).toEqual([]);
      }
  });

  test("never throws", () => {
    const line = fc.array(
      fc.constantFrom("法定代表人", "负责人", "：", "（", "）", "，", "、", " ", "何", "样例", "一案"),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const texts = lines.map((words) => words.join(""));
        namedPeople(invented({ body_text: texts, tail_text: texts }));
      }),
    );
  });
});

describe("isPersonName", () => {
  test("takes a short name for a person's although its last letter ends organisations too", () => {
    expect(["何文学", "何景行", "何园", "何会"].filter(isPersonName)).toHaveLength(4);
    expect(["居委会", "某银行", "某中学", "某大学", "样本市教育局"].filter(isPersonName)).toEqual([]);
  });

  test("tells persons from organisations", () => {
    expect(["何样例", "古丽·样本", "欧阳样本"].filter(isPersonName)).toHaveLength(3);
    expect(["何", "样本公司", "某某村", "样本有限公司", "JANE"].filter(isPersonName)).toEqual([]);
  });
});
