import { createCalendar, type HolidayYear } from "#domain/calculator/calendar.ts";
import { appealedAs, ownClock } from "#domain/reading/own-clock.ts";
import type { OwnDocument } from "#domain/reading/own-document.ts";
import { beijingDay, formatDay, parseDay } from "#domain/text/day.ts";
import { fill } from "#i18n/fill.ts";
import { type Lang, localePath } from "#i18n/lang.ts";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  document: OwnDocument;
  holidays: HolidayYear[];
  /** The day of service as typed, yyyy-MM-dd, or empty. */
  served: string;
  onServed: (day: string) => void;
  lang: Lang;
}

/**
 * The deadlines that follow from the day of service, and links to the calculators, which are filled in from
 * the document.
 */
export function OwnClock({ words, document, holidays, served, onServed, lang }: Props) {
  const { facts, appeal } = document;
  const clock = served ? ownClock(document, served, createCalendar(holidays)) : null;
  const tool = (name: string, values: Record<string, string | number | null | undefined>) => {
    const given = Object.entries(values).flatMap(([key, value]) => (value ? [[key, String(value)]] : []));
    return `${localePath(`/layout/toolbox/${name}`, lang)}#${new URLSearchParams(given)}`;
  };
  const owed = document.items.find(({ from, yuan }) => from.length > 0 && yuan.length > 0);
  const due = parseDay(clock?.due.find(({ item }) => item === owed)?.day ?? "");
  const late = due === null ? "" : formatDay(due + 1);
  const today = beijingDay(new Date());
  return (
    <section className="own-clock">
      <h2>{words.clock}</h2>
      <p>
        <label>
          {words.served}{" "}
          <input
            className="field"
            type="date"
            max="2999-12-31"
            value={served}
            onChange={({ target }) => onServed(target.value)}
          />
        </label>
      </p>
      <ul role="status">
        {clock?.appeal && (
          <li>
            <strong>
              {fill(clock.appeal.lastDay < today ? words.lastDayOver : words.lastDay, {
                day: clock.appeal.lastDay,
                days: clock.appeal.period.days,
              })}
            </strong>{" "}
            {!clock.appeal.holidaysKnown && <span className="soft small">{words.holidaysUnknown}</span>}
          </li>
        )}
        {clock && <li>{fill(appeal ? words.effective : words.effectiveServed, { day: clock.effective })}</li>}
        {clock?.due.map(({ item, day }) => (
          <li key={item.text}>{fill(words.due, { day, item: item.text.slice(0, 24) })}</li>
        ))}
      </ul>
      <p className="calculators">
        {appeal && (
          <a className="button" href={tool("appeal-deadline", { ...appealedAs(document), served })}>
            {words.deadline}
          </a>
        )}
        {appeal && (
          <a
            className="button"
            href={tool("court-fee", { kind: "property", amount: facts.claim_amount ?? document.awarded })}
          >
            {words.fee}
          </a>
        )}
        {owed && (
          <a
            className="button"
            href={tool("late-performance", {
              principal: owed.yuan[0],
              from: late,
              to: late && (today > late ? today : late),
            })}
          >
            {words.interest}
          </a>
        )}
      </p>
      <p className="soft small">{words.clockHint}</p>
    </section>
  );
}
