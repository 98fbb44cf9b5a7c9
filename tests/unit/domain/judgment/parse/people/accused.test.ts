import { describe, expect, test } from "vitest";
import { completeAccused, counselPresent } from "#domain/judgment/parse/people/accused.ts";
import { accusedIn } from "#domain/judgment/parse/people/offences.ts";
import { readPeople } from "#domain/judgment/parse/people/people.ts";
import type { Party } from "#domain/judgment/record.ts";

const party = (name: string, role: string, side: Party["side"] = "defendant"): Party => ({
  name,
  side,
  role,
});
const PROSECUTOR = party("某某市人民检察院", "公诉机关", "plaintiff");
const CHARGE = "某某市人民检察院以某检诉（2018）1号起诉书指控被告人赵例、孙例例犯盗窃罪，向本院提起公诉。";

describe("accusedIn", () => {
  test("names whoever is said to have committed an offence", () => {
    expect(accusedIn(CHARGE)).toEqual([
      { role: "被告人", name: "赵例" },
      { role: "被告人", name: "孙例例" },
    ]);
    expect(accusedIn("被告单位例山公司、被告人赵例（绰号“老三”）犯污染环境罪。")).toEqual([
      { role: "被告单位", name: "例山公司" },
      { role: "被告单位", name: "赵例" },
    ]);
    expect(accusedIn("被告人赵例没有犯错。")).toEqual([]);
  });
});

describe("completeAccused", () => {
  test("adds those of the charge or the operative part who are missing from the list", () => {
    expect(completeAccused([PROSECUTOR, party("赵例", "被告人")], CHARGE, "", "first")).toEqual([
      PROSECUTOR,
      party("赵例", "被告人"),
      party("孙例例", "被告人"),
    ]);
    const operative = "一、被告人赵例犯盗窃罪，判处拘役五个月；二、被告人孙例例犯盗窃罪，判处拘役一个月。";
    expect(completeAccused([PROSECUTOR], "", operative, "second")).toEqual([
      PROSECUTOR,
      party("赵例", "原审被告人"),
      party("孙例例", "原审被告人"),
    ]);
    expect(completeAccused([PROSECUTOR], "", operative, "retrial").at(-1)?.role).toBe("原审被告人");
  });

  test("leaves a list alone that names as many", () => {
    const complete = [PROSECUTOR, party("赵例", "被告人"), party("孙例", "被告人")];
    expect(completeAccused(complete, CHARGE, "", "first")).toEqual(complete);
    // A person who is only liable for a civil claim is not an accused.
    const civil = [PROSECUTOR, party("钱例", "附带民事诉讼被告人")];
    expect(completeAccused(civil, CHARGE, "", "first").map(({ name }) => name)).toEqual([
      "某某市人民检察院",
      "钱例",
      "赵例",
      "孙例例",
    ]);
  });

  test("takes the prosecutor from the charge where the list is lost, and only there", () => {
    expect(completeAccused([], CHARGE, "", "first")[0]).toEqual(PROSECUTOR);
    expect(completeAccused([party("赵例", "被告人")], CHARGE, "", "first")[0]?.name).toBe("赵例");
  });
});

describe("counselPresent", () => {
  test("reads who defended whom", () => {
    const text = "被告人赵例及其辩护人李例、王样，被告人孙例例的指定辩护人周例到庭参加诉讼。";
    expect(counselPresent(text, [party("赵例", "被告人"), party("孙例例", "上诉人", "appellant")])).toEqual([
      { name: "李例", firm: "", kind: "other", side: "defendant", parties: ["赵例"] },
      { name: "王样", firm: "", kind: "other", side: "defendant", parties: ["赵例"] },
      { name: "周例", firm: "", kind: "other", side: "appellant", parties: ["孙例例"] },
    ]);
    expect(counselPresent(text, []).map(({ side, parties }) => [side, parties])).toEqual(
      Array(3).fill(["defendant", []]),
    );
  });
});

describe("readPeople", () => {
  test("reads sentence by sentence up to the introduction", () => {
    const people = readPeople(
      [
        "原告张例，男。委托诉讼代理人：李例，例某律师事务所律师。",
        "被告例山公司，住某地；法定代表人王例，委托代理人赵例，例样律师事务所律师。",
        "委托代理人：",
        "钱例，该公司员工。",
        "原告张例与被告例山公司买卖合同纠纷一案，本院受理。",
        "第三人孙例，男。",
      ],
      "first",
    );
    expect(people.introduction).toBe(4);
    expect(people.parties.map(({ name }) => name)).toEqual(["张例", "例山公司"]);
    expect(people.counsel.map(({ name, parties }) => [name, parties])).toEqual([
      ["李例", ["张例"]],
      ["赵例", ["例山公司"]],
      ["钱例", ["例山公司"]],
    ]);
    expect(people.unnamed).toBe(0);
  });

  test("ends where the telling begins, and has each party and counsel once", () => {
    const people = readPeople(
      [
        "原告张例，男。",
        "委托代理人：李例，例某律师事务所律师。",
        "原告张例，男。",
        "原告赵例，女。",
        "委托代理人：李例，例某律师事务所律师。",
        "张例诉称，被告欠款。",
        "被告王例，男。",
      ],
      "first",
    );
    expect(people.introduction).toBe(-1);
    expect(people.parties.map(({ name }) => name)).toEqual(["张例", "赵例"]);
    expect(people.counsel.map(({ name, parties }) => [name, parties])).toEqual([["李例", ["张例", "赵例"]]]);
  });
});

test("an accused may follow the offence of the one before, without a word for the role", () => {
  const names = (text: string) => accusedIn(text).map(({ name }) => name);
  expect(names("指控被告人赵例犯盗窃罪、诈骗罪，李某某犯盗窃罪，提起公诉。")).toEqual(["赵例", "李某某"]);
  expect(names("被告人赵例犯盗窃罪，后因犯抢劫罪被判处徒刑。")).toEqual(["赵例"]);
  expect(names("被害人赵例所受损失，李例犯盗窃罪。")).toEqual([]);
  expect(names("原审判决对被告人赵例所犯盗窃罪量刑畸轻。")).toEqual(["赵例"]);
});

test("a name printed whole and masked in one counts as masked", () => {
  expect(accusedIn("被告人何例样何某某犯盗窃罪。")).toEqual([{ role: "被告人", name: "何某某" }]);
});

test("who appeared as counsel has the form of a name", () => {
  const present = (words: string) =>
    counselPresent(`上诉人任例${words}参加诉讼。`, [party("任例", "上诉人")]).map(({ name }) => name);
  expect(present("及其辩护人杨例样律师到庭")).toEqual(["杨例样"]);
  expect(present("的辩护人申请调取新证据，")).toEqual([]);
  expect(present("及其辩护人阿例·买买提到庭")).toEqual(["阿例·买买提"]);
});
