import { describe, expect, test } from "vitest";
import { readParties } from "#domain/judgment/parse/people/party.ts";
import { readSignature } from "#domain/judgment/parse/people/signature.ts";
import type { Instance } from "#domain/judgment/record.ts";

const party = (sentence: string, instance: Instance = "first") => readParties(sentence, instance).parties[0];

describe("readParties", () => {
  test.each([
    ["原告：张例，男，1980年1月1日出生。", "张例", "plaintiff", "原告"],
    ["被告人丁例勇（绰号“老三”），男，汉族。", "丁例勇", "defendant", "被告人"],
    ["公诉机关某某市人民检察院。", "某某市人民检察院", "plaintiff", "公诉机关"],
    [
      "原告暨反诉被告：例海（宁波）有限公司（以下简称例海公司），住所地宁波。",
      "例海（宁波）有限公司",
      "plaintiff",
      "原告暨反诉被告",
    ],
    ["被告四川例川有限公司，住所地成都。", "四川例川有限公司", "defendant", "被告"],
    ["被告二：样山厂。", "样山厂", "defendant", "被告"],
    ["原告：和田例某商行。", "和田例某商行", "plaintiff", "原告"],
    ["第三人迪丽热例·样买提，女。", "迪丽热例·样买提", "third", "第三人"],
    ["被告张　例　女　汉族，住某地。", "张例", "defendant", "被告"],
    ["案外人：例某。", "例某", "other", "案外人"],
  ])("reads %s", (sentence, name, side, role) => {
    expect(party(sentence)).toEqual({ name, side, role });
  });

  test("parts several names and finds none in narration", () => {
    expect(readParties("被告：吴例、郑样，均住宁波市。", "first").parties.map(({ name }) => name)).toEqual([
      "吴例",
      "郑样",
    ]);
    for (const sentence of [
      "原告诉称，被告欠款。",
      "原告与被告签订合同。",
      "被告未到庭。",
      "本院认为，原告有理。",
    ]) {
      expect(readParties(sentence, "first").parties).toEqual([]);
    }
  });
});

describe("readSignature", () => {
  test("reads spread names, notes, and a judge who sits alone", () => {
    expect(
      readSignature([
        "审　判　长　　郭　例",
        "代理审判员　何样样",
        "二〇一六年十二月二十日",
        "书 记 员　施例（兼）",
      ]),
    ).toEqual({
      presiding_judge: "郭例",
      panel: ["郭例", "何样样"],
      clerk: "施例",
      date: "2016-12-20",
      lines: ["审判长 郭例", "代理审判员 何样样", "二〇一六年十二月二十日", "书记员 施例（兼）"],
    });
    expect(readSignature(["审判员：欧阳例"])).toMatchObject({ presiding_judge: "欧阳例", panel: ["欧阳例"] });
  });

  test("leaves assistants out of the panel", () => {
    expect(readSignature(["审判长 甲例", "法官助理 乙例", "技术调查官 丙例"]).panel).toEqual(["甲例"]);
  });
});
