import { useRef } from "react";
import { placeInText } from "#domain/reading/place-in-text.ts";
import type { Lang } from "#i18n/lang.ts";
import type { ReadDocument } from "#stores/reader/reader.ts";
import { FieldList } from "./FieldList.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Order } from "./Order.tsx";
import { openAround, PageText } from "./PageText.tsx";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  read: ReadDocument;
  lang: Lang;
}

/** Rejections that lack a part; the others are no document of a case. */
const INCOMPLETE = new Set(["no_court", "no_case_number", "no_type", "no_body", "fragment", "truncated"]);

/** What was read, what follows from it, and the text it stands in. */
export function ReadResult({ words, read, lang }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const { reading } = read;
  return (
    <>
      {reading.kind === "rejected" ? (
        <p role="alert" className="fault">
          {INCOMPLETE.has(reading.reason) ? words.rejected.incomplete : words.rejected.not_judgment}
        </p>
      ) : (
        <>
          <FieldList
            words={words}
            document={reading.document}
            lang={lang}
            onFind={(value) => text.current && findInFields(text.current, value)}
          />
          <Order words={words} items={reading.document.items} lang={lang} />
          <NextSteps words={words} document={reading.document} terms={read.terms} lang={lang} />
        </>
      )}
      <PageText words={words} pages={read.pages} area={text} />
    </>
  );
}

/** Marks a value where it stands in the fields that together are the text; what runs into the next field is marked to its end. */
function findInFields(area: HTMLElement, value: string): void {
  const fields = [...area.querySelectorAll("textarea")];
  const place = placeInText(fields.map((field) => field.value).join("\n"), value);
  if (!place) return;
  let start = 0;
  for (const field of fields) {
    const from = place.from - start;
    start += field.value.length + 1;
    if (place.from >= start) continue;
    openAround(field);
    field.focus();
    field.setSelectionRange(from, Math.min(field.value.length, from + place.to - place.from));
    // A text area shows its selection only where it has been scrolled to: by the share of lines above it.
    const above = field.value.slice(0, from).split("\n").length - 1;
    field.scrollTop = (field.scrollHeight * above) / field.value.split("\n").length - field.clientHeight / 3;
    field.scrollIntoView({ block: "nearest" });
    return;
  }
}
