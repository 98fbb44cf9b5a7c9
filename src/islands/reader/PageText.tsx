import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { type ReadLine, type ReadPage, readCorrected } from "#stores/reader/reader.ts";
import { Changing } from "../ui/Changing.tsx";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  pages: ReadPage[];
  area: RefObject<HTMLDivElement | null>;
}

/**
 * The text, page by page. Each recognised line is with its strip of the picture. After a correction, the
 * fields are read again.
 */
export function PageText({ words, pages, area }: Props) {
  const unsure = pages.flatMap(({ lines }) => lines.filter(isUnsure)).length;
  const visited = useRef<HTMLTextAreaElement>(null);
  /**
   * Goes to the next uncertain line after the one that was visited last. After the last line, it goes to the
   * first.
   */
  const goToNext = () => {
    const fields = [...(area.current?.querySelectorAll<HTMLTextAreaElement>("[aria-describedby]") ?? [])];
    const last = visited.current ? fields.indexOf(visited.current) : -1;
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
          <Changing text={fill(words.unsureLines, { n: unsure })} />{" "}
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

/** Unfolds the page of a field, because a folded page cannot be scrolled to. */
export function openAround(field: HTMLElement): void {
  const page = field.closest("details");
  if (page) page.open = true;
}

interface StoredTextProps {
  words: ReaderWords;
  page: ReadPage;
  onCorrect: (page: ReadPage) => void;
}

/** A page that is stored as text, in one field. */
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

interface LinesProps {
  words: ReaderWords;
  page: ReadPage;
  isOpen: boolean;
  onCorrect: (page: ReadPage) => void;
}

/** A line that was recognised with a lower confidence than this is marked. */
const SURE = 0.9;
/** Number of characters that fit on a line in the narrowest view. */
const ROW = 17;

const isUnsure = ({ confidence }: ReadLine) => confidence !== null && confidence < SURE;

/**
 * The lines of a page, each with its strip of the picture: below it on a phone, beside it on a wide screen.
 * The picture is only decoded while the page is unfolded.
 */
function LinesBesidePicture({ words, page, isOpen, onCorrect }: LinesProps) {
  const [isShown, setShown] = useState(isOpen);
  const bitmap = useBitmap(isShown ? page.image : null);
  const correct = (at: number, text: string) => {
    const line = page.lines[at];
    if (!line || line.text === text) return;
    // A corrected line counts as certain.
    const corrected = { ...line, text, confidence: null };
    onCorrect({ ...page, lines: page.lines.map((one) => (one === line ? corrected : one)) });
  };
  return (
    <details className="card" open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{page.lines.length > 0 ? page.name : `${page.name} · ${words.emptyPage}`}</summary>
      <ol className="lines">
        {page.lines.map((line, at) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the page.
            key={at}
            words={words}
            line={line}
            at={at}
            picture={bitmap && line.box ? { bitmap, ...stripOf(page, line.box) } : null}
            onCorrect={(text) => correct(at, text)}
          />
        ))}
      </ol>
    </details>
  );
}

interface Strip {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The part of the picture that shows a line. It is as wide as all text on the page, so that all lines have
 * the same scale.
 */
function stripOf({ lines }: ReadPage, { y, height }: { y: number; height: number }): Strip {
  const boxes = lines.flatMap(({ box }) => box ?? []);
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  return { left, top: y, width: right - left, height };
}

function useBitmap(image: Blob | null): ImageBitmap | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    if (!image) return;
    let made: ImageBitmap | undefined;
    let isGone = false;
    void createImageBitmap(image).then((opened) => {
      made = opened;
      if (isGone) opened.close();
      else setBitmap(opened);
    });
    return () => {
      isGone = true;
      setBitmap(null);
      made?.close();
    };
  }, [image]);
  return bitmap;
}

interface LineProps {
  words: ReaderWords;
  line: ReadLine;
  at: number;
  picture: (Strip & { bitmap: ImageBitmap }) | null;
  onCorrect: (text: string) => void;
}

function Line({ words, line, at, picture, onCorrect }: LineProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  const [text, setText] = useState(line.text);
  useEffect(() => setText(line.text), [line.text]);
  useEffect(() => {
    if (!picture) return;
    const { bitmap, left, top, width, height } = picture;
    canvas.current?.getContext("2d")?.drawImage(bitmap, left, top, width, height, 0, 0, width, height);
  }, [picture]);
  return (
    <li>
      {picture && <canvas ref={canvas} width={picture.width} height={picture.height} />}
      <textarea
        className="field"
        rows={Math.max(1, Math.ceil(line.text.length / ROW))}
        aria-label={fill(words.line, { n: at + 1 })}
        aria-describedby={isUnsure(line) ? hint : undefined}
        value={text}
        onChange={({ target }) => setText(target.value.replace(/\n/g, ""))}
        onBlur={() => onCorrect(text)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onCorrect(text);
        }}
      />
      {isUnsure(line) && (
        <span className="unsure" id={hint}>
          {words.unsure}
        </span>
      )}
    </li>
  );
}
