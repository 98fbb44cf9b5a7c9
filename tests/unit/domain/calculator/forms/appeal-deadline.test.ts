import { describe, expect, test } from "vitest";
import { createCalendar } from "#domain/calculator/calendar.ts";
import { answerForm } from "#domain/calculator/form.ts";
import appealDeadline from "#domain/calculator/forms/appeal-deadline.ts";

// Only weekends are days off here, and the notice of both years has been published.
const calendar = createCalendar(
  [2026, 2027].map((year) => ({ year, notice: `国办发明电〔${year - 1}〕1号`, off: [], worked: [] })),
);
const ask = (typed: Record<string, string>) => answerForm(appealDeadline, typed, { calendar });
const day = (name: string, day: string) => ({ name, value: { kind: "day", day } });
const period = (count: number, basis: string) => [{ name: "period", value: { kind: "days", count }, basis }];

describe("appealDeadline", () => {
  test.each([
    [{}, "date_missing"],
    [{ served: "" }, "date_missing"],
    [{ served: "2026-02-30" }, "date_unreadable"],
  ])("refuses %j: %s", (typed, code) => {
    expect(ask(typed)).toEqual({ kind: "fault", field: "served", code });
  });

  test("of a civil judgment tells the day, the period, its article and the last day for retrial", () => {
    const expected = {
      kind: "answer",
      lines: [
        day("lastDay", "2026-11-17"),
        day("countedDay", "2026-11-17"),
        ...period(15, "civil"),
        // Six months from the day after the day on which the judgment takes effect.
        day("retrialLastDay", "2027-05-18"),
      ],
      parts: [],
      notes: ["no_appeal", "retrial_exceptions"],
    };
    expect(ask({ served: "2026-11-02" })).toEqual(expected);
    expect(ask({ served: "2026-11-02", branch: "civil", document: "judgment" })).toEqual(expected);
  });

  test("of a ruling tells nothing about retrial", () => {
    expect(ask({ served: "2026-11-02", document: "ruling" })).toEqual({
      kind: "answer",
      lines: [day("lastDay", "2026-11-12"), day("countedDay", "2026-11-12"), ...period(10, "civil")],
      parts: [],
      notes: ["other_rulings"],
    });
  });

  test("remarks that a last day was rolled over, and in criminal cases what that means in custody", () => {
    // 2026-11-14 and 2026-11-21 are Saturdays.
    expect(ask({ served: "2026-11-04", branch: "criminal" })).toMatchObject({
      lines: [day("lastDay", "2026-11-16"), day("countedDay", "2026-11-14"), {}],
      notes: ["rolled", "custody", "no_appeal"],
    });
    expect(ask({ served: "2026-11-06", branch: "administrative" })).toMatchObject({
      lines: [day("lastDay", "2026-11-23"), day("countedDay", "2026-11-21"), {}, {}],
      notes: ["rolled", "no_appeal", "retrial_exceptions"],
    });
  });

  test("says that the last day has passed, from the day after it", () => {
    const at = (today: string) =>
      answerForm(appealDeadline, { served: "2026-11-02" }, { calendar, today }) as { notes: string[] };
    expect(at("2026-11-17").notes).not.toContain("over");
    expect(at("2026-11-18").notes).toContain("over");
  });

  test("remarks that the holidays are unknown, as they are without a calendar", () => {
    expect(answerForm(appealDeadline, { served: "2026-11-02", document: "ruling" })).toMatchObject({
      notes: ["holidays_unknown", "other_rulings"],
    });
  });
});
