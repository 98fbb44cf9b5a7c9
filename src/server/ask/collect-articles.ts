import type { AskedLaw } from "#domain/ask/index/ask-index.ts";
import { foldText } from "#domain/ask/question/fold-text.ts";
import { lawKey } from "#domain/statute/citation/law-name.ts";
import { LAW_KINDS } from "#domain/statute/record.ts";
import type { CollectedLaw } from "../statutes/collect-laws.ts";

/** An article that may be proposed. */
export interface AskableArticle {
  /** Index of the article's law in `laws`. */
  law: number;
  /** Index in `sections`. */
  section: number;
  number: number;
  branch: number;
  /** The text of the article, folded. */
  text: string;
}

/** The articles that may be proposed. Articles refer to laws and sections by index. */
export interface AskableArticles {
  laws: AskedLaw[];
  /** The law of each section. A section is the articles between two headings. */
  sections: number[];
  articles: AskableArticle[];
}

/** Kinds of laws that only change other laws. Their rules are in the changed laws. */
const LEFT_OUT = new Set(["change"]);
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
    const headed = new Set(text.headings.map(({ unit }) => unit));
    let isNew = true;
    for (const [at, unit] of text.units.entries()) {
      isNew ||= headed.has(at);
      if (unit.kind === "text") continue;
      if (isNew) found.sections.push(law);
      isNew = false;
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
