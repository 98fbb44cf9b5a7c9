import { useEffect, useState } from "react";
import type { OwnDocument } from "#domain/reading/own-document.ts";
import { fill } from "#i18n/fill.ts";
import { type Lang, localePath } from "#i18n/lang.ts";
import { type CitedThen, citedThen } from "#stores/reader/cited-then.ts";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  document: OwnDocument;
  /** Address of the site's index of laws. */
  laws: string;
  lang: Lang;
}

/**
 * The cited articles, each linked to its text on the day of the document, with a later amendment or repeal of
 * the law.
 */
export function CitedStatutes({ words, document, laws, lang }: Props) {
  const [cited, setCited] = useState<CitedThen[] | null>([]);
  const { basis, facts } = document;
  useEffect(() => {
    let isShown = true;
    void citedThen(basis, facts.casedate, laws).then((found) => isShown && setCited(found));
    return () => {
      isShown = false;
    };
  }, [basis, facts.casedate, laws]);
  if (cited?.length === 0) return null;
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
