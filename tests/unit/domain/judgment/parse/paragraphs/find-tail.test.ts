import { describe, expect, test } from "vitest";
import { findEnding } from "#domain/judgment/parse/paragraphs/find-tail.ts";

/** Opening, operative part and tail by the words at their beginning; null for a missing part. */
function endingOf(text: string, from = 0) {
  const { opening, operative, tail } = findEnding(text, from);
  return [opening, operative, tail].map((at) => (at < 0 ? null : text.slice(at, at + 3)));
}
const tailOf = (text: string) => endingOf(text)[2];
const run = (length: number) => "甲乙丙丁戊己庚辛".repeat(9).slice(0, length);

describe("the operative part", () => {
  test("is behind the last opening that signatures follow, else behind the last", () => {
    expect(endingOf("判决如下：驳回。审判员张例书记员李例。附：另案裁定如下：准许")).toEqual([
      "判决如",
      "驳回。",
      "审判员",
    ]);
    expect(endingOf("判决如下：驳回。裁定如下：准许")).toEqual(["裁定如", "准许", null]);
    expect(endingOf("判决如下：审判员张例书记员李例")).toEqual(["判决如", "审判员", "审判员"]);
    expect(endingOf("本院认为。审判员张例书记员李例")).toEqual([null, null, "审判员"]);
    expect(endingOf("审判员张例书记员李例。判决如下：驳回。审判员王例书记员赵例")).toEqual([
      "判决如",
      "驳回。",
      "审判员",
    ]);
  });

  test("is sought from where it is told to", () => {
    const text = "判决如下：驳回。裁定如下：准许。";
    expect(findEnding(text, 8)).toEqual({ opening: 8, operative: 13, tail: -1 });
    expect(findEnding(text, 9)).toEqual({ opening: -1, operative: -1, tail: -1 });
    const signed = "审判员张例书记员李例。判决";
    expect(findEnding(`。${signed}`, 1).tail).toBe(1);
    expect(findEnding(`。${signed}`, 2).tail).toBe(-1);
  });
});

describe("signatures", () => {
  test("are followed by another, by the date, or by a line end", () => {
    expect(tailOf("驳回。审判员张例书记员李例附：法条")).toBe("审判员");
    expect(tailOf("驳回。审判员张例二〇一九年二月三日附：法条，法条")).toBe("审判员");
    expect(tailOf("驳回。审判员张例\n附：法条")).toBe("审判员");
    expect(tailOf("驳回。审判员张例和")).toBe("审判员");
    expect(tailOf("驳回。审判员张例到庭参加诉讼的情况说明。")).toBeNull();
    expect(tailOf("驳回。审判员和书记员到庭。")).toBeNull();
  });

  test("are at most forty characters before the next", () => {
    expect(tailOf(`驳回。审判员${run(37)}书记员，`)).toBe("审判员");
    expect(tailOf(`驳回。审判员${run(38)}书记员，`)).toBeNull();
  });

  test("stand behind the end of a sentence, at the very beginning too, or several together before the date", () => {
    expect(findEnding("。审判员张例书记员李例", 0).tail).toBe(1);
    expect(tailOf("由审判员张例书记员李例，")).toBeNull();
    expect(tailOf("为终审判决审判长张例审判员李例二〇一九年二月三日")).toBe("审判长");
    expect(tailOf("为终审判决审判长张例二〇一九年二月三日")).toBeNull();
    const together = "由审判员王例参加审理。为终审判决审判长张例审判员李例二〇一九年二月三日";
    expect(tailOf(together)).toBe("审判长");
  });
});

describe("a date alone", () => {
  const DAY = "二〇一九年二月三日";

  test("ends a text that nobody signs, behind a sentence and the opening, six characters from the end", () => {
    expect(tailOf(`特此通知。${DAY}`)).toBe("二〇一");
    expect(tailOf(`特此通知。 ${DAY}`)).toBe("二〇一");
    expect(tailOf(`特此通知${DAY}`)).toBeNull();
    expect(findEnding(`。${DAY}`, 0).tail).toBe(1);
    expect(tailOf(`特此通知。${DAY}${run(6)}`)).toBe("二〇一");
    expect(tailOf(`特此通知。${DAY}${run(7)}`)).toBeNull();
    expect(tailOf(`。${DAY}判决如下：甲`)).toBeNull();
  });

  test("is the last of several", () => {
    const text = `判决如下：甲。${DAY}。${DAY}`;
    expect(findEnding(text, 0).tail).toBe(text.lastIndexOf(DAY));
  });
});
