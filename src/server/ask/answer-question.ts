import type * as z from "zod/mini";
import type { Choice } from "#contract/envelope.ts";
import { MAX_ASKED_CHARS, MAX_PROPOSED } from "#contract/search/ask-limits.ts";
import type { AskAnswer, CauseTerms, SearchAskRequest } from "#contract/search/search-ask.ts";
import { inputKind } from "#domain/ask/input/input-kind.ts";
import { mendHomophones } from "#domain/ask/input/mend-homophones.ts";
import { isNearLaw } from "#domain/ask/proposals/near-law.ts";
import { untoldOf } from "#domain/ask/question/untold.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { resolveSubtrees } from "#domain/search/tree/hierarchy.ts";
import { dropControls } from "#domain/text/hidden-characters.ts";
import { isEnglish } from "#domain/text/is-english.ts";
import { termsOfCause } from "../catalogue/cause-terms.ts";
import { loadCauses } from "../catalogue/causes.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { queryOfText, similarCases } from "../search/answers/similar-cases.ts";
import type { SearchEngine } from "../search/search-engine.ts";
import { lawIn } from "../wording/law-wording.ts";
import { cardOf } from "./answer-card.ts";
import { answerEnglish, calculatorInEnglish } from "./answer-english.ts";
import { knownNames } from "./input/known-names.ts";
import { isKnownPlace } from "./input/known-places.ts";
import { articlesOfMatter, fieldOf, meaningsOf } from "./matter.ts";
import { appealsFirst, isLike, type Near, nearOffers, proposedGuides } from "./near-offers.ts";
import { type OpenOffer, openOffers } from "./offers.ts";
import { ownServices, requestedService, seeksLawyer } from "./own-services.ts";
import { hasLaws, rankedArticles, showArticles } from "./propose-articles.ts";
import { appealedCauses, type QuestionCauses, questionCauses } from "./question-causes.ts";

/**
 * Maximum length of a question that may mean two different matters. A longer question shows which it means.
 */
const MAX_AMBIGUOUS_CHARS = 12;

/**
 * Answers a question, or refuses it. `chosen` is the code of the cause that the visitor chose. The question
 * is neither stored nor sent anywhere else.
 */
export async function answerQuestion(
  { question: typed, cause: chosen }: z.infer<typeof SearchAskRequest>,
  language: AnswerLanguage,
  engine: SearchEngine,
): Promise<{ answer: AskAnswer } | { failure: RequestFailure }> {
  const question = mendHomophones(dropControls(typed).trim());
  const failure = refusalOf(question);
  if (failure) return { failure };
  const laws = hasLaws() ? ("imported" as const) : ("not_imported" as const);
  const kind = inputKind(question, knownNames());
  const services = ownServices(question, kind, language === "en" ? "/en" : "");
  const nothing: AskAnswer = {
    kind,
    found: false,
    laws,
    services: [],
    guides: [],
    articles: [],
    cases: [],
    causes: [],
    untold: [],
  };

  if (isEnglish(question)) {
    const tool = calculatorInEnglish(question);
    const asked = { question, likely: [], language, engine, isOfField: () => false };
    const card = tool && { card: await cardOf(tool, asked) };
    return { answer: answerEnglish(question, { ...nothing, services, ...card }, language) };
  }
  const unknown =
    chosen !== undefined && resolveSubtrees(engine.catalogue(SCOPE.cases).causes, chosen).length === 0;
  if (unknown)
    return { failure: { error: "bad_input", reason: "unknown_cause", value: chosen, fields: ["cause"] } };

  const isAppeal = services.some(({ code }) => code === "reversal");
  const read = isAppeal ? appealedCauses(question) : questionCauses(question);
  const ranked = rankedArticles(question);
  // A request for a lawyer states no facts, so guides would match only by chance.
  const isSeeking = seeksLawyer(question, kind, services);
  const requested = isSeeking ? undefined : requestedService(question, language === "en" ? "/en" : "");
  const near: Near =
    isSeeking || requested
      ? { offers: [], elsewhere: [], likeness: 0, texts: [] }
      : nearOffers(question, chosen);
  const offers = isAppeal ? appealsFirst(near.offers) : near.offers;
  const { length } = [...question];
  const liked = isLike(offers) ? offers[0] : undefined;
  const best = isSeeking ? openOffers().all.find(isLawyers) : (requested?.open ?? liked);
  const [first] = services;
  const url = best && isLawyers(best) && first?.code === "lawyers" ? first.url : requested?.url;
  const isNear =
    chosen !== undefined ||
    requested !== undefined ||
    services.length > 0 ||
    isNearLaw({
      wording: lawIn(question),
      dispute: read.dispute,
      isCauseSure: read.isSure,
      article: ranked.chance,
      offer: near.likeness,
      length,
    });
  if (!isNear) return { answer: nothing };

  const known = chosen ?? (read.isSure ? read.choices[0]?.code : undefined);
  // Without a certain cause, a question that a service answers describes no dispute, so no articles are
  // proposed.
  const isMatter = best?.offer.kind !== "service" || read.isSure;
  const isOfField = fieldOf(near.texts);
  const ofMatter = isMatter ? articlesOfMatter(ranked, near, read.choices, isOfField, best) : [];
  const [card, articles, similar] = await Promise.all([
    best && cardOf(best, { question, likely: ranked.likely, language, engine, isOfField }),
    showArticles(ofMatter.slice(0, MAX_PROPOSED.articles), engine),
    similarCases(engine, queryOfText(question, known), MAX_PROPOSED.cases),
  ]);
  const isAmbiguous = chosen === undefined && !read.isSure && length <= MAX_AMBIGUOUS_CHARS;
  const choose = isAmbiguous ? meaningsOf(offers, language) : [];
  return {
    answer: {
      ...{ kind, found: true, laws },
      ...(card && { card: { ...card, ...(url !== undefined && { url }) } }),
      ...(choose.length > 0 && { choose }),
      ...{ services, guides: proposedGuides(offers, language).slice(0, MAX_PROPOSED.guides) },
      ...{ articles, cases: similar.cases },
      // The causes of a guide on appeals are examples only.
      causes: (isAppeal ? read.choices : mergeCauses(best ? causesOf(best) : [], read, similar.causes)).map(
        (cause) => ({ ...cause, ...termsIn(cause.code, language, isAppeal) }),
      ),
      untold: untoldOf(question, isKnownPlace),
    },
  };
}

const isLawyers = ({ offer }: OpenOffer) => offer.kind === "service" && offer.service.id === "lawyers";

/**
 * The deadlines and other terms of a cause. If the claim has been decided, its limitation period no longer
 * matters and is left out.
 */
function termsIn(code: string, language: AnswerLanguage, isDecided: boolean): CauseTerms {
  const { limitation, ...others } = termsOfCause(code, language);
  return { ...others, ...(limitation && !isDecided && { limitation }) };
}

/**
 * The causes that an offer (a guide, article, figure, calculator or service of the site) names; those unknown
 * to the catalogue are left out.
 */
const causesOf = ({ causes }: OpenOffer): Choice[] =>
  causes.flatMap((label) => {
    const known = loadCauses().byLabel(label);
    return known ? [{ code: known.value, label }] : [];
  });

/**
 * The causes to propose, without duplicates: those that the words of the question mean, those of the nearest
 * offer, and those of similar cases. The offer's causes come first if its first cause is an offence, or if
 * the words are not certain.
 */
function mergeCauses(
  offered: readonly Choice[],
  { choices, isSure }: QuestionCauses,
  voted: readonly Choice[],
): Choice[] {
  const isOfferFirst = !isSure || (offered[0]?.label.endsWith("罪") ?? false);
  const told = isOfferFirst ? [...offered, ...choices] : [...choices, ...offered];
  const all = new Map([...told, ...voted].map((choice) => [choice.code, choice]));
  return [...all.values()].slice(0, MAX_PROPOSED.causes);
}

/** Why a text is refused as a question; undefined if it is accepted. */
function refusalOf(question: string): RequestFailure | undefined {
  const fields = ["question"];
  if (!/[\p{L}\p{N}]/u.test(question)) return { error: "question_empty", fields };
  const characters = [...question].length;
  if (characters < 2) return { error: "question_short", fields };
  if (characters > MAX_ASKED_CHARS) return { error: "question_long", value: String(MAX_ASKED_CHARS), fields };
  if (!/\p{Script=Han}|[a-z]{2}/iu.test(question)) return { error: "question_foreign", fields };
  return undefined;
}
