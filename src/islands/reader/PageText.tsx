import { type RefObject, useRef, useState } from "react";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { type ReadPage, readCorrected } from "#stores/reader/reader.ts";
import { isUnsure, LinesBesidePicture } from "./LinesBesidePicture.tsx";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  pages: ReadPage[];
  area: RefObject<HTMLDivElement | null>;
}

/**
 * The text by page, each recognised line beside its strip of the picture. After a correction the fields are
 * read again.
 */
export function PageText({ words, pages, area }: Props) {
  const unsure = pages.flatMap(({ lines }) => lines.filter(isUnsure)).length;
  const visited = useRef<Element>(null);
  /** Goes to the first uncertain line below the one visited last; after the last line, to the first. */
  const goToNext = () => {
    const fields = [...(area.current?.querySelectorAll<HTMLTextAreaElement>("[aria-describedby]") ?? [])];
    const last = fields.findIndex((field) => field === visited.current);
    const next = fields[(last + 1) % fields.length];
    if (!next) return;
    visited.current = next;
    openAround(next);
    next.focus();
  };
  const correct = (old: ReadPage, page: ReadPage) =>
    readCorrected(pages.map((one) => (one === old ? page : one)));
  return (
    <section className="page-text" ref={area}>
      <h2>{words.text}</h2>
      {unsure > 0 && (
        <p>
          {fill(words.unsureLines, { n: unsure })}{" "}
          <Button className="link" onClick={goToNext} text={words.nextUnsure} />
        </p>
      )}
      {pages.map((page, at) =>
        page.image ? (
          <LinesBesidePicture
            key={page.name}
            words={words}
            page={page}
            isOpen={at === 0}
            onCorrect={(corrected) => correct(page, corrected)}
          />
        ) : (
          <StoredText
            key={page.name}
            words={words}
            page={page}
            onCorrect={(corrected) => correct(page, corrected)}
          />
        ),
      )}
    </section>
  );
}

/** A collapsed page cannot be scrolled to. */
export function openAround(field: HTMLElement): void {
  const page = field.closest("details");
  if (page) page.open = true;
}

interface StoredTextProps {
  words: ReaderWords;
  page: ReadPage;
  onCorrect: (page: ReadPage) => void;
}

/** Text that was stored as text, in one field. */
function StoredText({ words, page, onCorrect }: StoredTextProps) {
  const [text, setText] = useState(page.lines.map((line) => line.text).join("\n"));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const lines = text.split("\n").map((line) => ({ text: line, confidence: null, box: null }));
        onCorrect({ ...page, lines });
      }}
    >
      <textarea
        className="field"
        rows={18}
        aria-label={[words.text, page.name].filter(Boolean).join(" ")}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button">
        {words.reread}
      </button>
    </form>
  );
}
