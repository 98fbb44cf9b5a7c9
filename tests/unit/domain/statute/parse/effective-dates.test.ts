import { describe, expect, test } from "vitest";
import { effectiveDates } from "#domain/statute/parse/parse-statute.ts";
import type { StatuteEvent } from "#domain/statute/record.ts";

const event = (date: string, kind: StatuteEvent["kind"], text = ""): StatuteEvent => ({ date, kind, text });
const PASSED = event("2001-03-04", "adopted", "会议通过");
const AT_ONCE = "本法自公布之日起施行。";

describe("effectiveDates", () => {
  test.each([
    ["a line of history", [event("2001-06-01", "effective")], "", "2001-06-01"],
    ["an issue that says so", [event("2001-06-01", "issued", "风院令第1号公布施行")], "", "2001-06-01"],
    ["a closing article", [PASSED], "本法自2001年7月1日起施行。", "2001-07-01"],
    ["a closing article without 本法", [PASSED], "自2001年7月1日起施行。", "2001-07-01"],
    ["nothing", [PASSED], "有风。", ""],
  ])("are told by %s", (_, history, closing, date) => {
    expect(effectiveDates(history, [closing], "2001-03-04")).toEqual({ effective: date, first: date });
  });

  test("of what a text says of itself and of others take what it says of itself", () => {
    const closing = ["放飞人最迟应当自2003年1月1日起执行。", "本规定自2002年1月1日起施行。"];
    expect(effectiveDates([PASSED], closing, "2001-03-04").effective).toBe("2002-01-01");
  });

  test("are the first of all days told and the last that this version can mean", () => {
    const closing = ["本法自2005年1月1日起施行。", "本法自2001年7月1日起施行。"];
    const on = (version: string) => effectiveDates([PASSED], closing, version);
    expect(on("2001-03-04")).toEqual({ effective: "2005-01-01", first: "2001-07-01" });
    expect(on("2005-01-01")).toEqual({ effective: "2005-01-01", first: "2001-07-01" });
    expect(on("2005-01-02")).toEqual({ effective: "", first: "2001-07-01" });
    expect(on("")).toEqual({ effective: "", first: "2001-07-01" });
  });

  describe("from the day of publication", () => {
    const at = (history: StatuteEvent[], version: string, named = "") =>
      effectiveDates(history, [AT_ONCE], version, named);

    test("count from the issue, not from the vote before it", () => {
      const issued = event("2001-03-09", "issued", "风院令第1号公布");
      expect(at([PASSED, issued], "2001-03-09")).toEqual({ effective: "2001-03-09", first: "2001-03-09" });
    });

    test("count from the earliest event where none is an issue, and never from what made no version", () => {
      const amended = event("2005-01-01", "amended", "修正");
      expect(at([amended, PASSED], "2005-01-01")).toEqual({ effective: "", first: "2001-03-04" });
      expect(at([event("1990-01-01", "other"), PASSED], "2001-03-04").first).toBe("2001-03-04");
    });

    test("count from the file's day where the text tells only of the vote", () => {
      expect(at([PASSED], "2001-03-04", "2001-03-10")).toEqual({
        effective: "2001-03-10",
        first: "2001-03-10",
      });
      expect(at([PASSED], "2001-03-04", "2001-03-01").first).toBe("2001-03-04");
      const amended = event("2005-01-01", "amended", "修正");
      expect(at([PASSED, amended], "2005-01-01", "2006-01-01").first).toBe("2001-03-04");
    });

    test("count again from a rewriting, but from none that a decision made", () => {
      const rewritten = event("2005-01-01", "revised", "第二次会议修订");
      expect(at([PASSED, rewritten], "2005-01-01").effective).toBe("2005-01-01");
      const decided = event("2005-01-01", "revised", "《关于修改〈风筝法〉的决定》修订");
      expect(at([PASSED, decided], "2005-01-01").effective).toBe("");
    });

    test("count from the version where there is no history, and from nothing without either", () => {
      expect(at([], "2001-03-04")).toEqual({ effective: "2001-03-04", first: "2001-03-04" });
      expect(at([], "")).toEqual({ effective: "", first: "" });
    });
  });

  test("of many interpretations changed at once are those of the decision, on its day and by its meeting", () => {
    const changed = (date: string, text: string) => event(date, "amended", text);
    const meeting = "审判委员会第1823次会议修正";
    const on = (version: string, ...history: StatuteEvent[]) =>
      effectiveDates(history, [], version).effective;
    expect(on("2020-12-23", changed("2020-12-23", meeting))).toBe("2021-01-01");
    expect(on("2020-12-24", changed("2020-12-23", meeting))).toBe("");
    expect(on("2020-12-23", changed("2020-12-23", "修正"), changed("2019-01-01", meeting))).toBe("");
  });
});
