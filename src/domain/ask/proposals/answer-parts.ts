import type { CaseReason } from "../../search/similar/similar-reasons.ts";

/** The parts of an answer before they are arranged for display. */
interface Laid<Guide, Article, Case, Cause> {
  card?:
    | { kind: string; url: string; answer: readonly string[]; articles: readonly { url: string }[] }
    | undefined;
  guides: readonly Guide[];
  articles: readonly Article[];
  cases: readonly Case[];
  causes: readonly Cause[];
}

/** Number of articles, and of cases, that are shown at first. */
const FIRST = 3;

/**
 * The parts of an answer as they are displayed. `lead` is the first sentence on the card: the summary of a
 * guide, else the first paragraph of the answer. `text` is the rest of the short answer. What is on the card
 * is not repeated below it. `articles` are the first three, `more` the others. `cases` are three cases, and
 * `reasons` are those that all three have in common. `cause` is the one that the visitor chose, else the
 * likeliest.
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
  const [sentence, ...rest] = card?.answer ?? [];
  const summary = card?.kind === "guide" ? guides.find(({ url }) => url === card.url)?.summary : undefined;
  return {
    lead: summary ?? sentence,
    text: summary ? (card?.answer ?? []) : rest,
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
