import { type FormEvent, useState } from "react";
import { pageWindow } from "#domain/search/results/page-window.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { DigitsField } from "../../ui/DigitsField.tsx";

/** Page buttons at once, as specified. */
const PAGER_COUNT = 9;

export type PagerWords = Dictionary["search"]["pager"];

interface Props {
  words: PagerWords;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The pager: nine page buttons, previous and next, and a field to jump by number. */
export function Pager({ words, page, pages, onPage }: Props) {
  const [typed, setTyped] = useState("");
  if (pages < 2) return null;
  const jump = (event: FormEvent) => {
    event.preventDefault();
    if (!typed) return;
    onPage(Math.min(Number(typed), pages));
    setTyped("");
  };
  return (
    <nav className="pager" aria-label={words.label}>
      <ul>
        <li>
          <button
            type="button"
            disabled={page <= 1}
            aria-label={words.previous}
            onClick={() => onPage(page - 1)}
          >
            ‹
          </button>
        </li>
        {pageWindow(page, pages, PAGER_COUNT).map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={fill(words.go, { n: number })}
              aria-current={number === page ? "page" : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            disabled={page >= pages}
            aria-label={words.next}
            onClick={() => onPage(page + 1)}
          >
            ›
          </button>
        </li>
      </ul>
      <form onSubmit={jump} className="jump">
        <span className="soft">{fill(words.pages, { n: pages })}</span>
        <DigitsField label={{ spoken: words.jump }} value={typed} onChange={setTyped} />
        <button type="submit" className="button">
          {words.jumpButton}
        </button>
      </form>
    </nav>
  );
}
