import { type FormEvent, useState } from "react";
import { jumpDigits, pagerButtons } from "#domain/search/results/page-window.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { Changing } from "../../ui/Changing.tsx";
import { DigitsField } from "../../ui/DigitsField.tsx";

export type PagerWords = Dictionary["search"]["pager"];

interface Props {
  words: PagerWords;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The pager: up to nine page numbers, previous and next, and a field for a page number. */
export function Pager({ words, page, pages, onPage }: Props) {
  const [typed, setTyped] = useState("");
  if (pages < 2) return null;
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The field itself is read, because the form may be submitted before the island was hydrated.
    const wanted = jumpDigits(String(new FormData(event.currentTarget).get("page")));
    if (!wanted) return;
    onPage(Math.min(Number(wanted), pages));
    setTyped("");
  };
  return (
    <nav className="pager" aria-label={words.label}>
      <ul>
        {pagerButtons(words, page, pages).map(({ to, face, label, isCurrent, isDisabled }) => (
          <li key={face}>
            <button
              type="button"
              disabled={isDisabled}
              aria-label={label}
              aria-current={isCurrent ? "page" : undefined}
              onClick={() => onPage(to)}
            >
              {face}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={jump} method="dialog" className="jump">
        <span className="soft">
          <Changing text={fill(words.pages, { n: pages })} />
        </span>
        <DigitsField name="page" label={{ spoken: words.jump }} value={typed} onChange={setTyped} />
        <button type="submit" className="button">
          {words.jumpButton}
        </button>
      </form>
    </nav>
  );
}
