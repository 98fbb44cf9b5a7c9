import type { AskedLaw } from "#domain/ask/index/ask-index.ts";
import { foldText } from "#domain/ask/question/fold-text.ts";
import { lawKey } from "#domain/statute/citation/law-name.ts";
import { LAW_KINDS, type StatuteHeading } from "#domain/statute/record.ts";
import type { CollectedLaw } from "../statutes/collect-laws.ts";

/** An article that may be proposed. */
export interface AskableArticle {
  /** Index of the article's law in `laws`. */
  law: number;
  /** Index in `sections` of the headings above the article. */
  section: number;
  number: number;
  branch: number;
  /** The text of the article, folded. */
  text: string;
}

/** The articles that may be proposed. Articles refer to laws and sections by index. */
export interface AskableArticles {
  laws: AskedLaw[];
  /**
   * The sections of all laws. `text` is the headings above its articles, folded and without their numbers;
   * `law` is an index.
   */
  sections: { law: number; text: string }[];
  articles: AskableArticle[];
}

/** Kinds of laws that only change other laws. Their rules are in the changed laws. */
const LEFT_OUT = new Set(["change"]);
/** Matches the number of a heading (第三章, 第二节), which says nothing about its subject. */
const HEADING_NUMBER = /^\s*第[一二三四五六七八九十百零]+[编分章节]+\s*/;

/**
 * The numbered articles and items of all laws that are in force or whose status is unknown, law by law in
 * printed order. Laws that only change other laws are left out.
 */
export function collectArticles(laws: Iterable<Pick<CollectedLaw, "shown" | "text">>): AskableArticles {
  const found: AskableArticles = { laws: [], sections: [], articles: [] };
  for (const { shown, text } of laws) {
    if ((shown.status !== "in_force" && shown.status !== "unknown") || LEFT_OUT.has(shown.kind)) continue;
    const numbered = text.units.some(({ kind }) => kind !== "text");
    if (!numbered) continue;
    const law = found.laws.length;
    found.laws.push({
      id: shown.id,
      title: shown.title,
      key: lawKey(shown.title),
      kind: LAW_KINDS.indexOf(shown.kind),
    });
    let last: string | null = null;
    for (const [at, unit] of text.units.entries()) {
      if (unit.kind === "text") continue;
      const path = headingsAbove(text.headings, at);
      if (path !== last) found.sections.push({ law, text: foldText(path) });
      last = path;
      found.articles.push({
        law,
        section: found.sections.length - 1,
        number: unit.number,
        branch: unit.branch,
        text: foldText(unit.paragraphs.join("\n")),
      });
    }
  }
  return found;
}

function headingsAbove(headings: readonly StatuteHeading[], unit: number): string {
  const above: string[] = [];
  for (const heading of headings) {
    if (heading.unit > unit) break;
    above.length = Math.min(above.length, Math.max(0, heading.level - 1));
    above[heading.level - 1] = heading.text.replace(HEADING_NUMBER, "");
  }
  return above.filter((text) => text).join(" ");
}
