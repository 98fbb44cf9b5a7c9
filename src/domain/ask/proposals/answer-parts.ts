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
 * The parts of an answer as the page displays them. `lead` stands first on the card. It is the summary of the
 * guide that the card shows, or the first paragraph of the answer. `text` is the rest of the answer. Nothing
 * that the card shows is listed below it. `articles` are the first three articles, and `more` the others.
 * `cases` are three cases, and `reasons` the reasons that all three have in common. `cause` is the cause that
 * the visitor chose, or the likeliest one.
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
