import { type FormEvent, useState } from "react";
import { createCalendar, type HolidayYear, rollForward } from "#domain/calculator/calendar.ts";
import { limitationOf } from "#domain/recovery/limitation.ts";
import { beijingDay, formatDay, parseDay } from "#domain/text/day.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { asIsland } from "#islands/ui/island.tsx";

interface Props {
  words: Dictionary["claims"]["limitation"];
  holidays: HolidayYear[];
}

/** Computes the limitation period of a subrogation claim from the day of payment. */
export const LimitationTool = asIsland(function LimitationTool({ words, holidays }: Props) {
  const [said, setSaid] = useState("");
  const compute = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const paid = parseDay(String(new FormData(event.currentTarget).get("paid")));
    if (paid === null) return setSaid(words.need);
    // The day in China counts, because the period runs there.
    const today = parseDay(beijingDay(new Date()))!;
    if (paid > today) return setSaid(words.future);
    const calendar = createCalendar(holidays);
    const { start, end, left } = limitationOf(paid, today, (day) => rollForward(day, calendar));
    const rest = left > 0 ? words.left : left === 0 ? words.today : words.over;
    setSaid(
      fill(words.result, { start: formatDay(start), end: formatDay(end) }) +
        fill(rest, { days: Math.abs(left) }),
    );
  };
  return (
    <form className="tool-row" method="dialog" onSubmit={compute} noValidate>
      <label>
        <span>{words.paid}</span>
        <input className="field" type="date" name="paid" max="2999-12-31" />
      </label>
      <button type="submit" className="button main">
        {words.go}
      </button>
      <output className="said">{said}</output>
    </form>
  );
});
