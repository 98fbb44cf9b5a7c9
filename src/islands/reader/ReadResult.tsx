import { useRef } from "react";
import { placeInText } from "#domain/reading/place-in-text.ts";
import type { Lang } from "#i18n/lang.ts";
import type { ReadDocument } from "#stores/reader/reader.ts";
import { FieldList } from "./FieldList.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Order } from "./Order.tsx";
import { PageText } from "./PageText.tsx";
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
  const text = useRef<HTMLTextAreaElement>(null);
  /** Marks a value where it stands in the text. */
  const find = (value: string) => {
    const area = text.current;
    const place = area && placeInText(area.value, value);
    if (!area || !place) return;
    area.focus();
    area.setSelectionRange(place.from, place.to);
    // A text area shows its selection only where it has been scrolled to: by the share of lines above it.
    const above = area.value.slice(0, place.from).split("\n").length - 1;
    const lines = area.value.split("\n").length;
    area.scrollTop = (area.scrollHeight * above) / lines - area.clientHeight / 3;
    area.scrollIntoView({ block: "nearest" });
  };
  const { reading } = read;
  return (
    <>
      {reading.kind === "rejected" ? (
        <p role="alert" className="fault">
          {INCOMPLETE.has(reading.reason) ? words.rejected.incomplete : words.rejected.not_judgment}
        </p>
      ) : (
        <>
          <FieldList words={words} document={reading.document} lang={lang} onFind={find} />
          <Order words={words} items={reading.document.items} lang={lang} />
          <NextSteps words={words} document={reading.document} terms={read.terms} lang={lang} />
        </>
      )}
      <PageText words={words} pages={read.pages} area={text} />
    </>
  );
}
