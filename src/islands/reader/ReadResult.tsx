import { useStore } from "@nanostores/react";
import { useRef, useState } from "react";
import type { HolidayYear } from "#domain/calculator/calendar.ts";
import type { OperativeItem } from "#domain/reading/operative-part.ts";
import type { OwnDocument } from "#domain/reading/own-document.ts";
import { type FieldName, placeOfField } from "#domain/reading/own-fields.ts";
import type { TextPlace } from "#domain/reading/place-in-text.ts";
import { fill } from "#i18n/fill.ts";
import { formatAmount } from "#i18n/format/format-amount.ts";
import { type Lang, localePath } from "#i18n/lang.ts";
import { Button } from "#islands/ui/Button.tsx";
import { useLoaded } from "#islands/ui/use-loaded.ts";
import { type CitedThen, citedThen } from "#stores/reader/cited-then.ts";
import { $kept, forgetDocument, KEPT_DAYS, keepDocument } from "#stores/reader/kept-document.ts";
import type { ReadDocument } from "#stores/reader/read-document.ts";
import { $files, clearAll, stopReading } from "#stores/reader/reader.ts";
import { FieldList } from "./FieldList.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { OwnClock } from "./OwnClock.tsx";
import { openAround, PageText } from "./PageText.tsx";
import type { ReaderWords } from "./reader-words.ts";
import { SimilarCases } from "./SimilarCases.tsx";

/** Values of the site that the page provides. */
export interface ReaderSite {
  holidays: HolidayYear[];
  /** Whether the office accepts leads. */
  takesLeads: boolean;
  /** Address of the site's index of laws. */
  laws: string;
  /** Address of the catalogue of courts. */
  courts: string;
}

interface Props {
  words: ReaderWords;
  read: ReadDocument;
  site: ReaderSite;
  lang: Lang;
}

/**
 * Reasons that mean that a part of the document is missing. With any other, the text is no document of a
 * case.
 */
const INCOMPLETE = new Set(["no_court", "no_case_number", "no_type", "no_body", "fragment", "truncated"]);

/** What was read, what follows from it, and the text. */
export function ReadResult({ words, read, site, lang }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const [served, setServed] = useState("");
  const { reading } = read;
  const find = (name: FieldName): boolean =>
    reading.kind === "read" &&
    text.current !== null &&
    findInFields(text.current, (whole) => placeOfField(reading.document, name, whole));
  return (
    <>
      <Keeping words={words} read={read} />
      {reading.kind === "rejected" ? (
        <p role="alert" className="fault">
          {INCOMPLETE.has(reading.reason) ? words.rejected.incomplete : words.rejected.not_judgment}
        </p>
      ) : (
        <>
          <FieldList words={words} document={reading.document} lang={lang} onFind={find} />
          {reading.document.paper === "judgment" && (
            <Order words={words} items={reading.document.items} lang={lang} />
          )}
          {reading.document.paper === "judgment" && (
            <OwnClock
              words={words}
              document={reading.document}
              holidays={site.holidays}
              served={served}
              onServed={setServed}
              lang={lang}
            />
          )}
          <NextSteps
            words={words}
            document={reading.document}
            served={served}
            takesLeads={site.takesLeads}
            lang={lang}
          />
          <CitedStatutes words={words} document={reading.document} laws={site.laws} lang={lang} />
          <SimilarCases
            words={words}
            document={reading.document}
            terms={read.terms}
            courts={site.courts}
            laws={site.laws}
            lang={lang}
          />
        </>
      )}
      <PageText words={words} pages={read.pages} area={text} />
    </>
  );
}

/**
 * Marks a place in the fields that together contain the text. If the place goes on into the next field, it is
 * marked up to the end of the first one. Returns false if there is no place.
 */
function findInFields(area: HTMLElement, placeIn: (text: string) => TextPlace | null): boolean {
  const fields = [...area.querySelectorAll("textarea")];
  const place = placeIn(fields.map((field) => field.value).join("\n"));
  if (!place) return false;
  let start = 0;
  for (const field of fields) {
    const from = place.from - start;
    start += field.value.length + 1;
    if (place.from >= start) continue;
    openAround(field);
    field.focus();
    field.setSelectionRange(from, Math.min(field.value.length, from + place.to - place.from));
    // A text area does not scroll to its selection by itself. It is scrolled by the share of lines above the
    // selection.
    const above = field.value.slice(0, from).split("\n").length - 1;
    field.scrollTop = (field.scrollHeight * above) / field.value.split("\n").length - field.clientHeight / 3;
    field.scrollIntoView({ block: "nearest" });
    return true;
  }
  return false;
}

/**
 * Tells how long the document is stored. The document disappears with the page, unless the visitor lets this
 * device keep it.
 */
function Keeping({ words, read }: Pick<Props, "words" | "read">) {
  const kept = useStore($kept);
  const files = useStore($files);
  const [said, say] = useState("");
  const keep = () => say(keepDocument(read) ? fill(words.kept, { days: KEPT_DAYS }) : words.notKept);
  const drop = () => {
    forgetDocument();
    say(words.forgotten);
  };
  return (
    <p className="keeping">
      <Button onClick={clearAll} text={words.clear} />
      {files.length > 0 && <Button onClick={stopReading} text={words.change} />}
      <Button onClick={keep} text={words.keep} />
      {kept && <Button onClick={drop} text={words.forget} />}
      <output className="soft small">{said}</output>
    </p>
  );
}

/** The items of the operative part as a checklist, with who owes what to whom and until when. */
function Order({ words, items, lang }: { words: ReaderWords; items: OperativeItem[]; lang: Lang }) {
  return (
    <section className="order">
      <h2>{words.order}</h2>
      <p className="soft small">{items.length > 0 ? words.orderHint : words.noOrder}</p>
      <ul>
        {items.map((item) => (
          <li key={item.text}>
            <label>
              <input type="checkbox" /> <span>{item.text}</span>
            </label>
            {item.from.length > 0 && (
              <p className="soft small">
                {[
                  item.to.length > 0
                    ? fill(words.owes, { from: item.from.join("、"), to: item.to.join("、") })
                    : item.from.join("、"),
                  item.yuan.map((yuan) => formatAmount(yuan, lang, { exact: true })).join("、"),
                  item.days !== null && fill(words.within, { days: item.days }),
                  item.months !== null && fill(words.withinMonths, { months: item.months }),
                  ...item.by.map((day) => fill(words.by, { day })),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CitedProps {
  words: ReaderWords;
  document: OwnDocument;
  /** Address of the site's index of laws. */
  laws: string;
  lang: Lang;
}

/**
 * The cited articles. Each links to its text on the day of the document, and tells whether the law was
 * amended or repealed later.
 */
function CitedStatutes({ words, document, laws, lang }: CitedProps) {
  const { basis, facts } = document;
  const keys = [basis, facts.casedate, laws] as const;
  const cited = useLoaded(() => citedThen(...keys), keys);
  if (cited === undefined || cited?.length === 0) return null;
  return (
    <section className="cited">
      <h2>{words.statutes}</h2>
      {cited === null && <p>{words.statutesFailed}</p>}
      <ul lang="zh-CN">
        {cited?.map(({ label, url, ...then }) => (
          <li key={label}>
            {url ? <a href={localePath(url, lang)}>{label}</a> : label}{" "}
            <span className="soft small">{url ? sayThen(then, words) : words.noVersion}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sayThen({ since, from, isLater }: Omit<CitedThen, "label" | "url">, words: ReaderWords): string {
  if (isLater) return words.laterText;
  if (since === "repealed") return words.repealed;
  return since === "amended" ? fill(from ? words.amendedFrom : words.amended, { from }) : words.sameToday;
}
