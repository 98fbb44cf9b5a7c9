import type { AnswerCard, CardArticle } from "#contract/search/search-ask.ts";
import { numbersFor } from "#domain/ask/guides/help-numbers.ts";
import { unreadFor } from "#domain/ask/guides/unread-rules.ts";
import type { ArticleRef } from "#domain/ask/proposals/asked-article.ts";
import { articleLabel } from "#domain/statute/citation/article-label.ts";
import type { ResolvedArticle } from "#domain/statute/citation/law-index.ts";
import type { GuideRecord } from "../content/tables.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { SearchEngine } from "../search/search-engine.ts";
import { addressOf } from "./near-offers.ts";
import { keyOf, keyOfResolved, type OpenOffer, openOffers, readTable, shownIn } from "./offers.ts";
import { openingOf } from "./propose-articles.ts";

/** Maximum number of articles on a card. */
const MAX_ARTICLES = 3;
/** Maximum number of characters of an article on a card. */
const ARTICLE_CHARS = 300;
/** Indices of the parts of a guide. All guides have the same parts. */
const PART = { short: 0, today: 1, cost: 4 } as const;
/** The parts of a card that only guides fill. */
const NO_STEPS = { today: [], call: [] };

/** The question that a card answers. `likely` has the articles that may answer it, ranked. */
export interface Asked {
  question: string;
  likely: readonly ArticleRef[];
  language: AnswerLanguage;
  engine: SearchEngine;
  /** Whether the card may show articles of a law. */
  isOfField: (lawId: string) => boolean;
}

/** The answer card of an offer (see Offer). */
export async function cardOf(open: OpenOffer, asked: Asked): Promise<AnswerCard> {
  const { language } = asked;
  const { offer } = open;
  const url = addressOf(open, language);
  const articles = await citedArticles(open, asked);
  const rules = "text" in offer ? unreadFor(offer.text, readTable("unread")) : [];
  const unread = rules.map(({ title, from }) => ({ title, from }));
  switch (offer.kind) {
    case "calculator": {
      const { name, note, calculator: id } = offer.calculator;
      const title = name[language];
      const answer = note ? [note[language]] : [];
      return { ...NO_STEPS, kind: offer.kind, id, title, url, answer, articles, unread };
    }
    case "service": {
      const { id, name, help } = offer.service;
      return {
        ...NO_STEPS,
        kind: offer.kind,
        id,
        title: name[language],
        url,
        answer: [help[language]],
        articles,
        unread,
      };
    }
    case "number": {
      const { title, slug, reviewedBy } = shownIn(offer.text, language);
      return {
        ...{ ...NO_STEPS, kind: offer.kind, id: slug, title, url, reviewed: isSigned(reviewedBy) },
        ...{ answer: [offer.figure.answer], articles, unread, ...calculatorOf(offer.text, language) },
      };
    }
    case "knowledge": {
      const { title, slug, summary, reviewedBy } = shownIn(offer.text, language);
      return {
        ...{ ...NO_STEPS, kind: offer.kind, id: slug, title, url, reviewed: isSigned(reviewedBy) },
        ...{ answer: [summary], articles, unread },
      };
    }
    case "guide":
      return { ...guideParts(offer.text, language), kind: offer.kind, url, articles, unread };
  }
}

const isSigned = (reviewedBy: string | undefined): boolean => (reviewedBy ?? "") !== "";

function guideParts(original: GuideRecord, language: AnswerLanguage) {
  const { slug, title, first, sections, reviewedBy } = shownIn(original, language);
  const parts = sections.filter(({ heading }) => heading !== "");
  const lines = (part: number) => parts[part]?.text.split("\n").filter(Boolean) ?? [];
  return {
    ...{ id: slug, title, reviewed: isSigned(reviewedBy), first },
    ...{ answer: lines(PART.short), today: lines(PART.today), cost: lines(PART.cost).join("\n") },
    call: numbersFor(original, readTable("numbers")).map(({ number, name, help }) => ({
      ...{ number, name: name[language], help: help[language] },
    })),
    ...calculatorOf(original, language),
  };
}

/** The first calculator named in a text, with its title and address. */
function calculatorOf(text: object, language: AnswerLanguage): Pick<AnswerCard, "calculator"> {
  const [named] = "tools" in text ? ((text as GuideRecord).tools ?? []) : [];
  const open = openOffers().all.find(
    ({ offer }) => offer.kind === "calculator" && offer.calculator.calculator === named,
  );
  if (open?.offer.kind !== "calculator") return {};
  return { calculator: { title: open.offer.calculator.name[language], url: addressOf(open, language) } };
}

/**
 * Weights for the order of the articles on a card. `lead`, `next`, `least`: weight of the first article in
 * the offer's lead, the decrease per further article, and the minimum. `asked`: similarity of the question to
 * the phrasing in the lead. `shared`: similarity of the question to the sentences of the text that name the
 * article. `likely`: rank among the articles that may answer the question.
 */
const WEIGHTS = { lead: 0.6, next: 0.06, least: 0.3, asked: 3, shared: 1, likely: 0.3 } as const;
/** The rank at which the weight of a likely article is half of that of the first. */
const LIKELY_PLACES = 10;

/**
 * At most MAX_ARTICLES of the articles that an offer cites, those that most likely answer the question first.
 */
function citedArticles(
  { offer, cites, lead }: OpenOffer,
  { question, likely, engine, isOfField }: Asked,
): Promise<CardArticle[]> {
  const text = "text" in offer ? offer.text : undefined;
  const first = text && "first" in text ? text.first : "";
  const sentences = [first, ...(text?.sections ?? []).map((one) => one.text)].join("\n").split(/[\n。；]/u);
  const places = new Map(likely.map((one, at) => [keyOf(one), at]));
  const likenessOf = openOffers().index.likenessTo(question);
  const weigh = (article: ResolvedArticle) => {
    const key = keyOfResolved(article);
    const label = articleLabel(article.number, article.branch);
    const naming = sentences.filter((sentence) => sentence.includes(label));
    const place = places.get(key);
    const leads = [...lead.keys()].indexOf(key);
    return (
      (leads < 0 ? 0 : Math.max(WEIGHTS.least, WEIGHTS.lead - WEIGHTS.next * leads)) +
      WEIGHTS.asked * likenessOf(lead.get(key) ?? "") +
      WEIGHTS.shared * likenessOf(naming.join("\n")) +
      WEIGHTS.likely * (place === undefined ? 0 : LIKELY_PLACES / (LIKELY_PLACES + place))
    );
  };
  // Most texts also cite the laws on fees and legal aid, which answer few questions.
  const answering = new Set(cites.filter((one) => lead.has(keyOfResolved(one))).map(({ law }) => law.id));
  const ordered = cites
    .filter(({ law }) => isOfField(law.id) && (answering.size === 0 || answering.has(law.id)))
    .map((article) => ({ article, weight: weigh(article) }))
    .sort((a, b) => b.weight - a.weight);
  return Promise.all(
    ordered.slice(0, MAX_ARTICLES).map(({ article }) => openingOf(article, engine, ARTICLE_CHARS)),
  );
}
