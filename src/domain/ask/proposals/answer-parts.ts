import type { CaseReason } from "../../search/similar/similar-reasons.ts";

/** The parts of an answer. */
interface Laid<Guide, Article, Case, Cause> {
  card?:
    | { kind: string; url: string; answer: readonly string[]; articles: readonly { url: string }[] }
    | undefined;
  guides: readonly Guide[];
  articles: readonly Article[];
  cases: readonly Case[];
  causes: readonly Cause[];
}

/** Number of articles and cases shown at first. */
const FIRST = 3;

/**
 * An answer as displayed. The card's `lead` is one sentence: the summary of a guide, or the figure itself;
 * `text` is the rest of its short answer. Content of the card is not repeated. Articles beyond three are in
 * `more`. Three cases are shown with the reasons that all of them share, and the chosen or else the likeliest
 * cause in detail.
 */
export function answerParts<
  Guide extends { url: string; summary: string },
  Article extends { url: string },
  Case extends { reasons: readonly CaseReason[] },
  Cause extends { code: string },
>({ card, guides, articles, cases, causes }: Laid<Guide, Article, Case, Cause>, chosen: string | undefined) {
  const shown = new Set([card?.url, ...(card?.articles ?? []).map(({ url }) => url)]);
  const further = articles.filter(({ url }) => !shown.has(url));
  const alike = cases.slice(0, FIRST);
  const isShared = (reason: CaseReason) =>
    alike.every(({ reasons }) => reasons.some((own) => isSame(own, reason)));
  const [figure = "", ...rest] = card?.answer ?? [];
  const isFigure = card?.kind === "number";
  return {
    lead: isFigure ? figure : guides.find(({ url }) => url === card?.url)?.summary,
    text: isFigure ? rest : (card?.answer ?? []),
    guides: guides.filter(({ url }) => !shown.has(url)),
    articles: further.slice(0, FIRST),
    more: further.slice(FIRST),
    cases: alike,
    reasons: alike[0]?.reasons.filter(isShared) ?? [],
    cause: causes.find(({ code }) => code === chosen) ?? causes[0],
  };
}

const isSame = (a: CaseReason, b: CaseReason): boolean =>
  a.code === b.code && a.names.join() === b.names.join();
