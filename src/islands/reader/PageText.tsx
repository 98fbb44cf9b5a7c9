import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { fill } from "#i18n/fill.ts";
import { type ReadPage, readCorrected } from "#stores/reader/reader.ts";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  pages: ReadPage[];
  area: RefObject<HTMLTextAreaElement | null>;
}

/** A line that was recognised with less is marked. */
const SURE = 0.9;

/** The text beside the pictures it was recognised from; a correction reads the fields again. */
export function PageText({ words, pages, area }: Props) {
  const read = useMemo(() => pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n"), [pages]);
  const [text, setText] = useState(read);
  useEffect(() => setText(read), [read]);
  const unsure = pages.flatMap(({ name, lines }) =>
    lines
      .filter(({ confidence }) => confidence !== null && confidence < SURE)
      .map((line) => ({ name, line })),
  );
  return (
    <section className="page-text">
      <h2>{words.text}</h2>
      {unsure.length > 0 && (
        <>
          <p className="soft small">{words.textHint}</p>
          <ul className="unsure">
            {unsure.map(({ name, line }) => (
              <li key={name + line.text}>
                <mark>{line.text}</mark>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="text-and-pictures">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            readCorrected(text, pages);
          }}
        >
          <textarea
            ref={area}
            className="field"
            rows={18}
            aria-label={words.text}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button">
            {words.reread}
          </button>
        </form>
        <Pictures words={words} pages={pages} />
      </div>
    </section>
  );
}

function Pictures({ words, pages }: Pick<Props, "words" | "pages">) {
  const shown = pages.flatMap(({ name, image }) => (image ? [{ name, image }] : []));
  if (shown.length === 0) return null;
  return (
    <div className="pictures">
      {shown.map(({ name, image }) => (
        <Picture key={name} name={fill(words.pageImage, { name })} image={image} />
      ))}
    </div>
  );
}

/** A picture drawn, since the page's policy lets no address of a blob in. */
function Picture({ name, image }: { name: string; image: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void createImageBitmap(image).then((bitmap) => {
      const target = canvas.current;
      if (!target) return;
      target.width = bitmap.width;
      target.height = bitmap.height;
      target.getContext("2d")?.drawImage(bitmap, 0, 0);
      bitmap.close();
    });
  }, [image]);
  return <canvas ref={canvas} role="img" aria-label={name} />;
}
