import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberedSince, readHistory, versionOf } from "#domain/statute/parse/statute-history.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { runs } from "../../../../fixtures/laws.ts";

const each = examplesOf(import.meta.url);

const kinds = (...lines: string[]) => readHistory(lines).events.map(({ date, kind }) => `${date} ${kind}`);

describe("readHistory", () => {
  each<[string, string]>("takes %s for what it says of this law", (line, kind) => {
    expect(kinds(line)).toEqual([`2013-01-02 ${kind}`]);
  });

  test("takes adoption by one body and approval by another for two events", () => {
    expect(
      kinds(
        "（2019年5月6日某某市人民代表大会常务委员会第三次会议通过 2019年7月8日某某省人民代表大会常务委员会第九次会议批准）",
      ),
    ).toEqual(["2019-05-06 adopted", "2019-07-08 approved"]);
  });

  test("joins a decision's title that is wrapped, and takes no date out of a title", () => {
    expect(
      kinds(
        "2015年8月29日 风筝会议《关于修改〈风筝法〉",
        "〈风车法〉的决定》第三次修正",
        "2016年1月2日 《风院关于2011年1月8日风规的决定》修订",
      ),
    ).toEqual(["2015-08-29 amended", "2016-01-02 revised"]);
  });

  test("sees that a history breaks off before another change", () => {
    expect(readHistory(["2017年3月1日 《风院关于修改部分风规的决定》第二次修订 根据"]).isCut).toBe(true);
    expect(readHistory(["2017年3月1日 《风院关于修改部分风规的决定》第二次修订"]).isCut).toBe(false);
  });

  test("dates a text by its latest change whatever stands in the titles of decisions", () => {
    const word = fc.constantFrom("修改", "废止", "修订", "公布", "施行", "废止和修改", "批准");
    const verb = fc.constantFrom("修订", "第一次修订", "修正", "第二次修正）", "修订通过");
    const day = fc.integer({ min: 1, max: 28 });
    fc.assert(
      fc.property(
        word,
        word,
        verb,
        day,
        fc.constantFrom("《》", "<>", "〈〉"),
        (one, other, said, at, signs) => {
          const inner = `${signs[0]}风筝条例${signs[1]}`;
          const title = `《风院关于${one}${inner}${other}部分风规的决定》`;
          const lines = [`2001年1月1日 风院令第1号公布`, `2013年2月${at}日 ${title}${said}`];
          const { events } = readHistory(lines);
          expect(versionOf(events)).toBe(`2013-02-${String(at).padStart(2, "0")}`);
          expect(events.some(({ kind }) => kind === "repealed")).toBe(false);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

// 刑法 is renumbered by a revision; its amendments insert articles as 之一 and leave other numbers unchanged.
describe("numberedSince", () => {
  const since = (lines: string[], first = "") => numberedSince(readHistory(lines).events, first);
  const REVISED = "1997年3月14日 第八届风筝会议第五次会议修订";
  const AMENDED = "2011年2月25日 《风筝刑法修正案（八）》修正";

  test("is the last event that renumbers, of a law that is amended without renumbering", () => {
    expect(since([REVISED, AMENDED])).toBe("1997-03-14");
    expect(since([REVISED, AMENDED, "2009年8月27日 《关于修改部分法律的决定》修正"])).toBe("1997-03-14");
    expect(since([REVISED, AMENDED, "2012年1月1日 第十一届风筝会议修订"])).toBe("2012-01-01");
  });

  test("is when it took effect, where that was later", () => {
    expect(since([REVISED, AMENDED], "1997-10-01")).toBe("1997-10-01");
    expect(since([REVISED, AMENDED], "1980-01-01")).toBe("1997-03-14");
  });

  test("is not known of other laws, nor without an event that renumbers", () => {
    expect(since([REVISED])).toBe("");
    expect(since([AMENDED])).toBe("");
    expect(since([])).toBe("");
  });
});
