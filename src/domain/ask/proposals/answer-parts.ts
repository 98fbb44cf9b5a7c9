import type { CaseReason } from "../../search/similar/similar-reasons.ts";

/** What is laid out of an answer. */
interface Laid<Guide, Article, Case, Cause> {
  card?:
    | { kind: string; url: string; answer: readonly string[]; articles: readonly { url: string }[] }
    | undefined;
  guides: readonly Guide[];
  articles: readonly Article[];
  cases: readonly Case[];
  causes: readonly Cause[];
}

/** Articles and cases shown at once. */
const FIRST = 3;

/**
 * An answer as it is shown: the card's `lead` is one sentence, of a guide its summary, of a figure the figure, and `text` the
 * rest of its short answer; nothing that the card has stands again, articles beyond three come in `more`, of the cases
 * three with the reasons that all of them have, and of the causes the chosen one, else the likeliest, in detail.
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
