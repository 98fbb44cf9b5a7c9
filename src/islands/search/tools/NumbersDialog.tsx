import { type FormEvent, useRef, useState } from "react";
import { MAX_LISTED_CHARS, MAX_LISTED_NUMBERS } from "#contract/search/search-limits.ts";
import type { SearchNumbersResponse } from "#contract/search/search-numbers.ts";
import { toCsv } from "#domain/text/csv.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { Dialog } from "#islands/ui/Dialog.tsx";
import { saveFile } from "#stores/page/save-file.ts";
import { lookUpNumbers } from "#stores/result-tools/result-tools.ts";
import { Changing } from "../../ui/Changing.tsx";
import { toolWords } from "./tool-words.ts";

type Words = Dictionary["searchTools"];

interface Props {
  /** Address of the judgment page. */
  award: string;
  onClose: () => void;
}

type Looked = SearchNumbersResponse["data"];

/**
 * The dialog for a list of case numbers. It shows which are in this collection, with links, and which are
 * not.
 */
export default function NumbersDialog({ award, onClose }: Props) {
  const words = toolWords();
  const t = words.numbers;
  const input = useRef<HTMLTextAreaElement>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [said, setSaid] = useState("");
  const latest = useRef(0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const own = ++latest.current;
    setLooked(null);
    const text = input.current?.value.trim() ?? "";
    if (text === "") return setSaid(t.empty);
    if (text.length > MAX_LISTED_CHARS) return setSaid(fill(t.tooLong, { n: MAX_LISTED_CHARS }));
    // Said in words, because the dialog covers the loading bar.
    setSaid(t.working);
    const outcome = await lookUpNumbers(text);
    if (own !== latest.current) return;
    setLooked(outcome.ok ? outcome.data.data : null);
    setSaid(outcome.ok ? sayOutcome(t, outcome.data.data) : fill(t.failed, { msg: outcome.msg }));
  };

  return (
    <Dialog title={t.title} close={words.close} onClose={onClose}>
      <form onSubmit={submit} className="dialog-form">
        <label>
          <span>{t.label}</span>
          <textarea ref={input} className="field" rows={5} placeholder={t.placeholder} spellCheck={false} />
        </label>
        <p className="small soft">{fill(t.hint, { max: MAX_LISTED_NUMBERS })}</p>
        <div className="dialog-actions">
          <button type="submit" className="button main">
            {t.submit}
          </button>
          {looked && looked.numbers.length > 0 && (
            <Button onClick={() => saveFile(t.fileName, toCsv(csvRows(t, looked, award)))} text={t.save} />
          )}
        </div>
        <p role="status" className="said">
          <Changing text={said} />
        </p>
      </form>
      {looked && looked.numbers.length > 0 && <Outcome t={t} looked={looked} award={award} />}
      {looked && looked.unread.length > 0 && (
        <details className="unread">
          <summary>
            <Changing text={fill(t.unread, { n: looked.unread.length })} />
          </summary>
          <ul lang="zh-CN">
            {looked.unread.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and none moves
              <li key={at}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}

function Outcome({ t, looked, award }: { t: Words["numbers"]; looked: Looked; award: string }) {
  return (
    <>
      <ol className="numbers" lang="zh-CN">
        {looked.numbers.map(({ number, documents }) => (
          <li key={number} data-found={documents.length > 0}>
            <b>{number}</b>
            {documents.length === 0 && <span className="soft">{t.missing}</span>}
            {documents.map(({ id, casename, court, casedate }) => (
              <span key={id}>
                <a href={`${award}#${id}`}>{casename}</a>{" "}
                <span className="soft small">
                  {court} {casedate}
                </span>
              </span>
            ))}
          </li>
        ))}
      </ol>
      <p className="small soft">{t.note}</p>
    </>
  );
}

function sayOutcome(t: Words["numbers"], looked: Looked): string {
  const total = looked.numbers.length;
  if (total === 0) return t.none;
  return [
    fill(t.outcome, { total, found: looked.found, missing: total - looked.found }),
    looked.repeated > 0 ? fill(t.repeated, { n: looked.repeated }) : "",
    looked.dropped > 0 ? fill(t.dropped, { n: looked.dropped, max: MAX_LISTED_NUMBERS }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function csvRows(t: Words["numbers"], looked: Looked, award: string): string[][] {
  const rows = looked.numbers.flatMap(({ number, documents }) =>
    documents.length === 0
      ? [[number, t.notFound, "", "", "", ""]]
      : documents.map(({ id, casename, court, casedate }) => [
          number,
          t.found,
          casename,
          court,
          casedate,
          `${location.origin}${award}#${id}`,
        ]),
  );
  return [t.head, ...rows];
}
