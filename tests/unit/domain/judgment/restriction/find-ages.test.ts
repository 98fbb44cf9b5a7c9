import { describe, expect, test } from "vitest";
import { findAges } from "#domain/judgment/restriction/ages.ts";
import { invented } from "../invented-record.ts";

/** The result of the sentences for accused with these names. */
const ages = (sentences: string[], casedate = "2021-06-01", names = ["张例"]) =>
  findAges(invented({ casedate }), sentences, names);
const born = (day: string, name = "张例") => `被告人${name}，男，${day}出生，汉族。`;
const act = (day: string, name = "张例") => `经审理查明，${day}，被告人${name}盗窃电动车一辆。`;

describe("births", () => {
  test("are those of the accused, from an age of twelve at the judgment on", () => {
    expect(ages([])).toBe("unknown");
    expect(ages([act("2020年1月1日")])).toBe("unknown");
    expect(ages(["被害人王样，2010年1月1日出生。"])).toBe("unknown");
    expect(ages([born("2009年6月1日")])).toBe("minor");
    expect(ages([born("2009年6月2日")])).toBe("unknown");
  });

  test("are read in any form that a text prints, and as an age in the head", () => {
    for (const day of [
      "2004年5月2日",
      "二〇〇四年五月二日",
      "2004-5-2",
      "2004.05.02",
      "2004/5/2",
      "2004年5月",
      "2004年",
    ])
      expect([day, ages([born(day), act("2020年1月1日")])]).toEqual([day, "minor"]);
    for (const told of ["生于2004年5月2日", "出生日期：2004年5月2日", "2004年5月2日生", "出生于2004年5月2日"])
      expect([told, ages([`被告人张例，男，${told}，汉族。`, act("2020年1月1日")])]).toEqual([told, "minor"]);
    expect(ages(["被告人张例，男，17岁，汉族。"])).toBe("minor");
    expect(ages(["被告人张例，男，现年19周岁，汉族。"])).toBe("minor");
    expect(ages(["被告人张例，男，20岁，汉族。"])).toBe("adult");
    expect(ages(["被告人张例，男，17岁，汉族。"], "")).toBe("unknown");
  });

  test("with a month, a day or a year that no calendar has are none", () => {
    for (const day of ["2004年13月2日", "2004年5月32日", "1899年5月2日"])
      expect(ages([born(day)])).toBe("unknown");
    expect(ages([born("1900年5月2日")])).toBe("adult");
  });

  test("must be known of each accused before all are of age, one minor is enough", () => {
    const names = ["张例", "李例"];
    const old = born("1980年1月1日");
    expect(ages([old], "2021-06-01", names)).toBe("unknown");
    expect(ages([old, born("1990年1月1日", "李例"), act("2020年1月1日")], "2021-06-01", names)).toBe("adult");
    expect(
      ages([old, born("2004年1月1日", "李例"), act("2020年1月1日", "张例、李例")], "2021-06-01", names),
    ).toBe("minor");
    for (const day of ["1960年1月1日", "1990年1月1日"])
      expect(ages([born(day)], "2021-06-01", [])).toBe("unknown");
    // All births are long ago: the youngest person decides.
    expect(ages([born("1960年1月1日")], "2021-06-01", names)).toBe("unknown");
    expect(ages([born("1960年1月1日"), born("1961年1月1日", "李例")], "2021-06-01", names)).toBe("adult");
  });
});

describe("acts", () => {
  const BORN = born("2002年6月1日");

  test("count from an age of twelve up to the eighteenth birthday", () => {
    expect(ages([BORN, act("2020年6月1日")])).toBe("minor");
    expect(ages([BORN, act("2020年6月2日")])).toBe("adult");
    expect(ages([BORN, act("2014年6月1日")])).toBe("minor");
    expect(ages([BORN, act("2014年5月31日")])).toBe("adult");
  });

  test("are nobody's crime of a minor any more 41 years after the birth", () => {
    const long = [born("1980年6月1日"), act("1996年1月1日")];
    expect(ages(long, "2021-06-01")).toBe("minor");
    expect(ages(long, "2021-06-02")).toBe("adult");
  });

  test("are of the one whom their sentence names", () => {
    const names = ["张例", "李例"];
    const births = [BORN, born("1990年1月1日", "李例")];
    expect(ages([...births, act("2020年1月1日", "李例")], "2021-08-01", names)).toBe("adult");
    expect(ages([...births, act("2020年1月1日", "张例")], "2021-08-01", names)).toBe("minor");
    // A birth belongs to the nearest name before it.
    const both = "被告人李例与张例，2002年6月1日出生。";
    expect(ages([both, act("2020年1月1日", "张例")], "2021-08-01", names)).toBe("minor");
    expect(ages([both, act("2020年1月1日", "李例")], "2021-08-01", names)).toBe("unknown");
  });

  test("where none is told lie at most a year before the judgment", () => {
    expect(ages([BORN], "2021-06-01")).toBe("minor");
    expect(ages([BORN], "2021-06-02")).toBe("adult");
    expect(ages([BORN], "")).toBe("adult");
    expect(ages([BORN], "2020-06-01")).toBe("minor");
  });

  test("are told by the account, up to the court's reasons, else anywhere", () => {
    const later = "2021-12-01";
    expect(ages([BORN, act("2020年1月1日")], later)).toBe("minor");
    expect(ages([BORN, "2019年3月1日，被告人张例到某地。", act("2021年7月1日")], later)).toBe("adult");
    expect(ages([BORN, "2019年3月1日，被告人张例盗窃。"], later)).toBe("minor");
    expect(ages([BORN, "本院认为，于2019年3月1日，被告人张例盗窃。"], later)).toBe("adult");
    // Detained as a suspect before the account: this is the latest possible day of the act.
    const held = "因涉嫌犯盗窃罪于2020年1月1日被刑事拘留。";
    expect(ages([BORN, held, act("2021年7月1日")], later)).toBe("minor");
    expect(ages([BORN, "因犯盗窃罪于2020年1月1日被刑事拘留。", act("2021年7月1日")], later)).toBe("adult");
  });

  test("are not the days of other things, nor of evidence, nor numbers in mid-clause", () => {
    const later = "2021-12-01";
    for (const other of [
      "经审理查明，2020年1月1日结婚，后被告人张例到某地。",
      "经审理查明，证人证言证实，2020年1月1日，被告人张例盗窃。",
      "经审理查明，合同2020年1月1日，被告人张例盗窃。",
    ])
      expect([other, ages([BORN, other], later)]).toEqual([other, "adult"]);
    expect(ages([BORN, "经审理查明，1、2020年1月1日，被告人张例盗窃。"], later)).toBe("minor");
    expect(ages([BORN, "经审理查明，自2019年8月至2021年9月，被告人张例盗窃。"], later)).toBe("minor");
  });

  test("of several accused name one of them, or the actors by a word", () => {
    const names = ["张例", "李例"];
    const births = [BORN, born("1990年1月1日", "李例")];
    const told = (text: string) =>
      ages([...births, `经审理查明，2020年1月1日，${text}`], "2021-12-01", names);
    expect(told("张例盗窃。")).toBe("minor");
    expect(told("王样盗窃。")).toBe("adult");
  });

  test("of which a year alone is told are its background if they lie three years back", () => {
    const later = "2021-12-01";
    expect(ages([BORN, "经审理查明，2019年，被告人张例盗窃。"], later)).toBe("minor");
    expect(ages([BORN, "经审理查明，2018年，被告人张例盗窃。"], later)).toBe("adult");
    expect(ages([BORN, "经审理查明，2018年3月，被告人张例盗窃。"], later)).toBe("minor");
    expect(ages([BORN, "经审理查明，2018年，被告人张例盗窃。"], "")).toBe("minor");
  });
});

describe("births of others", () => {
  test("are neither the accused's nor days of acts", () => {
    const told = (text: string) => ages([born("1986年3月5日"), text], "2019-03-01");
    for (const text of [
      "经审理查明，2015年5月1日，被告人张例与李例（2002年8月1日生）发生关系。",
      "经审理查明，2015年5月1日，被告人张例组织李例（2002年8月1日生）、王例（2001年1月3日生）盗窃。",
      "经审理查明，2015年5月1日，被告人张例在李例（2002-08-01出生）家盗窃。",
    ])
      expect([text, told(text)]).toEqual([text, "adult"]);
  });

  test("leave whoever is eighteen since days on the day of the act of age", () => {
    const text = "经审理查明，2016年5月1日，被告人张例将李例（2002年8月1日生）打伤。";
    expect(ages([born("1998年4月19日"), text], "2019-03-01")).toBe("adult");
    expect(ages([born("1998年5月1日"), text], "2019-03-01")).toBe("minor");
  });
});
