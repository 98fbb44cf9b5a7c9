import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Service } from "#contract/content/schemas/service.ts";
import { articlesOf, leadingArticles } from "#domain/ask/guides/guide-articles.ts";
import { GuideIndex, type GuideText } from "#domain/ask/guides/rank-guides.ts";
import type { ArticleRef } from "#domain/ask/proposals/asked-article.ts";
import { articleAnchor, articleLabel } from "#domain/statute/citation/article-label.ts";
import type { ResolvedArticle } from "#domain/statute/citation/law-index.ts";
import { loadElsewhere, loadSameWords } from "../catalogue/street-words.ts";
import type { ArticleRecord, CalculatorRecord, ContentTables, GuideRecord } from "../content/tables.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import type { AnswerLanguage } from "../http/language.ts";
import { resolveArticle } from "../statutes/suggest-articles.ts";

type LongText = GuideRecord | ArticleRecord;
type Figure = NonNullable<LongText["figures"]>[number];

/**
 * Content of the site that may answer a question by itself: a guide, a knowledge article, a figure stated in
 * one of them, a calculator or a service. Texts are in Chinese.
 */
export type Offer =
  | { kind: "guide"; text: GuideRecord }
  | { kind: "knowledge"; text: ArticleRecord }
  | { kind: "number"; figure: Figure; of: "guide" | "knowledge"; text: LongText }
  | { kind: "calculator"; calculator: CalculatorRecord }
  | { kind: "service"; service: Service };

/** An offer with the articles that it cites, as far as the collection has them. */
export interface OpenOffer {
  offer: Offer;
  causes: readonly string[];
  cites: readonly ResolvedArticle[];
  /**
   * The ids of the laws that the offer cites. For a figure, the laws that the whole text with the figure
   * cites.
   */
  laws: ReadonlySet<string>;
  /**
   * Maps the key of an article in the offer's lead (see `leadingArticles`) to the phrasing of the questions
   * that the article answers. The entries have the order of the lead.
   */
  lead: ReadonlyMap<string, string>;
}

interface Offers {
  index: GuideIndex;
  /** All offers, in the order of the index. */
  all: readonly OpenOffer[];
  /**
   * The articles that answer each problem that no content of the site covers. In the index these problems
   * follow the offers, in this order.
   */
  elsewhere: readonly (readonly ResolvedArticle[])[];
  /** Maps a slug to the English translation of the text. */
  english: ReadonlyMap<string, LongText>;
}
let offers: Offers | undefined;

/** A table of the site's content. Empty before `npm run data`. */
export function readTable<Name extends keyof ContentTables>(name: Name): ContentTables[Name] | [] {
  const path = resolve(`data/generated/content/${name}.json`);
  return existsSync(path) ? readGeneratedJson<ContentTables[Name]>(path) : [];
}

/**
 * Identifies an article. A citation by an offer and a ranked article have the same key if they mean the same
 * article.
 */
export const keyOf = ({ lawId, number, branch }: ArticleRef) => `${lawId}-${articleAnchor(number, branch)}`;

/** The reference to an article of the collection. */
export const refOf = ({ law, number, branch }: ResolvedArticle): ArticleRef => ({
  ...{ lawId: law.id, number, branch },
});

export const keyOfResolved = (article: ResolvedArticle) => keyOf(refOf(article));

/** All offers of the site, read on first use and cached. */
export function openOffers(): Offers {
  if (offers) return offers;
  const [guides, knowledge] = [readTable("guides"), readTable("knowledge")];
  const all = offersOf({
    ...{ guides, knowledge },
    calculators: readTable("calculators"),
    services: readTable("services"),
  }).map(openOffer);
  const english = new Map<string, LongText>(
    [...guides, ...knowledge].filter(({ language }) => language === "en").map((one) => [one.slug, one]),
  );
  const others = loadElsewhere();
  const texts = [
    ...all.map(({ offer }) => offerText(offer)),
    ...others.map(({ asked }) => ({ ...NOTHING, title: "", asked })),
  ];
  const elsewhere = others.map(({ lead }) => resolveLeading(lead).map(({ article }) => article));
  offers = { index: new GuideIndex(texts, loadSameWords()), all, elsewhere, english };
  return offers;
}

/** Makes the offers from the tables of the site's content. Only Chinese texts become offers. */
export function offersOf({
  guides,
  knowledge,
  calculators,
  services,
}: Pick<ContentTables, "guides" | "knowledge" | "calculators" | "services">): Offer[] {
  const figures = (of: "guide" | "knowledge", text: LongText): Offer[] =>
    (text.figures ?? []).map((figure) => ({ kind: "number", figure, of, text }));
  const inChinese = <Text extends LongText>(texts: readonly Text[]) =>
    texts.filter(({ language }) => language === "cn");
  return [
    ...inChinese(guides).flatMap((text): Offer[] => [{ kind: "guide", text }, ...figures("guide", text)]),
    ...inChinese(knowledge).flatMap((text): Offer[] => [
      { kind: "knowledge", text },
      ...figures("knowledge", text),
    ]),
    ...calculators.map((calculator): Offer => ({ kind: "calculator", calculator })),
    ...services.map((service): Offer => ({ kind: "service", service })),
  ];
}

function openOffer(offer: Offer): OpenOffer {
  const text: { lead?: readonly string[] | undefined } =
    "text" in offer ? offer.text : offer.kind === "calculator" ? offer.calculator : {};
  const leading = resolveLeading(text.lead ?? []);
  const named = "text" in offer ? offer.text.sources.flatMap(articlesOf) : [];
  const resolved = [
    ...leading.map(({ article }) => article),
    ...named.flatMap((one) => resolveArticle(one) ?? []),
  ];
  const cites =
    offer.kind === "number"
      ? resolved.filter((one) => offer.figure.article.endsWith(articleLabel(one.number, one.branch)))
      : resolved;
  const lead = new Map<string, string>();
  for (const { article, gives } of leading) {
    const key = keyOfResolved(article);
    lead.set(key, [lead.get(key) ?? "", gives].join(" ").trim());
  }
  const unique = [...new Map(cites.map((one) => [keyOfResolved(one), one])).values()];
  return {
    ...{ offer, causes: "text" in offer && "causes" in offer.text ? offer.text.causes : [] },
    ...{ cites: unique, lead, laws: new Set(resolved.map(({ law }) => law.id)) },
  };
}

/**
 * The articles of a text's lead that the collection has. Each comes with the phrasing of the questions that
 * the article answers.
 */
const resolveLeading = (lines: readonly string[]) =>
  leadingArticles(lines).flatMap((named) => {
    const article = resolveArticle(named);
    return article ? [{ article, gives: named.gives }] : [];
  });

const NOTHING = { summary: "", causes: [] };

/** The text of an offer with which questions are compared. */
export function offerText(offer: Offer): GuideText {
  switch (offer.kind) {
    case "calculator":
      return { ...NOTHING, title: offer.calculator.name.cn, asked: offer.calculator.asked ?? [] };
    case "service":
      return { ...NOTHING, title: offer.service.name.cn, asked: offer.service.asked };
    case "number":
      return { ...NOTHING, title: "", asked: offer.figure.asked, summary: offer.figure.answer };
    default: {
      const { title, asked = [], summary } = offer.text;
      return { title, asked, summary, causes: offer.kind === "guide" ? offer.text.causes : [] };
    }
  }
}

/** The text in a language. If it is not translated, the Chinese text. */
export const shownIn = <Text extends LongText>(text: Text, language: AnswerLanguage): Text =>
  ((language === "en" && openOffers().english.get(text.slug)) || text) as Text;
