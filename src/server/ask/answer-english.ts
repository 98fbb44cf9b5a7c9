import { GUIDE_PATH } from "#contract/content/schemas/routes.ts";
import { MAX_PROPOSED } from "#contract/search/ask-limits.ts";
import type { AskAnswer } from "#contract/search/search-ask.ts";
import { termsOfCause } from "../catalogue/cause-terms.ts";
import { loadCauses } from "../catalogue/causes.ts";
import type { GuideRecord } from "../content/tables.ts";
import type { AnswerLanguage } from "../http/language.ts";
import { causesInEnglish, englishWords } from "./english-names.ts";
import { type OpenOffer, openOffers, readTable } from "./offers.ts";

/**
 * Answers a question in English. Laws and judgments are in Chinese, so the answer consists of translated
 * guides and of causes to choose from. `nothing` is the answer with only our own services and the card of a calculator.
 */
export function answerEnglish(question: string, nothing: AskAnswer, language: AnswerLanguage): AskAnswer {
  const guides = guidesInEnglish(question);
  // Questions about an appeal contain words such as "lost" and "case", which would match names of causes by
  // chance.
  const named = nothing.services.some(({ code }) => code === "reversal") ? [] : causesInEnglish(question);
  // A guide to court proceedings names causes only as examples.
  const ofGuide = (guides[0]?.topic === "state" ? [] : (guides[0]?.causes ?? [])).flatMap((label) => {
    const code = loadCauses().byLabel(label)?.value;
    return code ? { code, label } : [];
  });
  const causes = [...new Map([...ofGuide, ...named].map((one) => [one.code, one])).values()];
  return {
    ...nothing,
    kind: "question",
    found:
      causes.length > 0 || guides.length > 0 || nothing.services.length > 0 || nothing.card !== undefined,
    guides: guides.map(({ slug, title, summary, reviewedBy }) => ({
      ...{ title, summary, url: `/en${GUIDE_PATH}${slug}`, reviewed: (reviewedBy ?? "") !== "" },
      ...{ words: [], articles: [] },
    })),
    causes: causes
      .slice(0, MAX_PROPOSED.causes)
      .map((cause) => ({ ...cause, ...termsOfCause(cause.code, language) })),
  };
}

/** The calculator whose English name shares the most words with a question; at least two. */
export function calculatorInEnglish(question: string): OpenOffer | undefined {
  const asked = new Set(englishWords(question));
  return openOffers()
    .all.map((open) => {
      const name = open.offer.kind === "calculator" ? open.offer.calculator.name.en : "";
      return { open, shared: englishWords(name).filter((word) => asked.has(word)).length };
    })
    .filter(({ shared }) => shared > 1)
    .sort((a, b) => b.shared - a.shared)[0]?.open;
}

/** Minimum length in characters of a word that tells what a question is about. */
const TELLING_CHARS = 4;

/**
 * The translated guides that contain the most of the question's telling words. A word counts twice in a
 * title, once in a summary or a phrasing.
 */
function guidesInEnglish(question: string): GuideRecord[] {
  const guides = readTable("guides")
    .filter(({ language }) => language === "en")
    .map((guide) => ({
      guide,
      title: new Set(englishWords(guide.title)),
      told: new Set([guide.summary, ...(guide.asked ?? [])].flatMap(englishWords)),
      all: new Set(guide.sections.flatMap(({ text }) => englishWords(text))),
    }));
  // A word that is in half of the guides tells nothing.
  const telling = [...new Set(englishWords(question))].filter(
    (word) =>
      word.length >= TELLING_CHARS && 2 * guides.filter(({ all }) => all.has(word)).length < guides.length,
  );
  const shared = (words: ReadonlySet<string>) => telling.filter((word) => words.has(word)).length;
  return guides
    .map(({ guide, title, told }) => ({ guide, weight: 2 * shared(title) + shared(told) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_PROPOSED.guides)
    .map(({ guide }) => guide);
}
