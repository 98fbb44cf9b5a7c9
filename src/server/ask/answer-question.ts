import type { Choice } from "#contract/envelope.ts";
import { MAX_ASKED_CHARS, MOST_PROPOSED } from "#contract/search/ask-limits.ts";
import type { AskAnswer } from "#contract/search/search-ask.ts";
import { inputKind } from "#domain/ask/input-kind.ts";
import { isNearLaw } from "#domain/ask/near-law.ts";
import { untoldOf } from "#domain/ask/untold.ts";
import { readCauseWords } from "#domain/catalogue/causes/typed-cause.ts";
import { dropControls } from "#domain/text/drop-controls.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { termsOfCause } from "../catalogue/cause-terms.ts";
import { loadCauses } from "../catalogue/causes.ts";
import { loadWordings } from "../catalogue/everyday-words.ts";
import { readTypedCause } from "../catalogue/typed-names.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import type { SearchEngine } from "../search/search-engine.ts";
import { nearGuides } from "./guides.ts";
import { knownNames } from "./known-names.ts";
import { isKnownPlace } from "./known-places.ts";
import { hasLaws, rankedArticles, showArticles } from "./propose-articles.ts";
import { proposeCases } from "./propose-cases.ts";

/** The answer to a question, or why it cannot be asked. The question goes nowhere but here. */
export async function answerQuestion(
  typed: string,
  language: AnswerLanguage,
  engine: SearchEngine,
): Promise<{ answer: AskAnswer } | { failure: RequestFailure }> {
  const question = dropControls(typed).trim();
  const failure = refusalOf(question);
  if (failure) return { failure };
  const laws = hasLaws() ? ("imported" as const) : ("not_imported" as const);
  const kind = inputKind(question, knownNames());
  const nothing = { kind, found: false, laws, guides: [], articles: [], cases: [], causes: [], untold: [] };

  const read = readCauses(question);
  const ranked = rankedArticles(question);
  const guides = nearGuides(question, language, ranked);
  const isNear = isNearLaw({
    dispute: readCauseWords(toSimplified(question), loadCauses(), loadWordings()).dispute,
    isCauseSure: read.isSure,
    article: ranked[0]?.score ?? 0,
    guide: Math.max(0, ...guides.map(({ likeness }) => likeness)),
  });
  if (!isNear) return { answer: nothing };

  const words = [...guides.slice(0, 1).flatMap(({ shown }) => shown.words), ...wordsOf(ranked)];
  const [articles, cases] = await Promise.all([
    showArticles(ranked, engine),
    proposeCases(engine, words, read.choices[0]?.code),
  ]);
  return {
    answer: {
      ...{ kind, found: true, laws, guides: guides.map(({ shown }) => shown), articles, cases },
      causes: read.choices.map((cause) => ({ ...cause, ...termsOfCause(cause.code, language) })),
      untold: untoldOf(question, isKnownPlace),
    },
  };
}

/** Why a text is no question that can be asked; undefined if it is one. */
function refusalOf(question: string): RequestFailure | undefined {
  const fields = ["question"];
  if (!/[\p{L}\p{N}]/u.test(question)) return { error: "question_empty", fields };
  const characters = [...question].length;
  if (characters < 2) return { error: "question_short", fields };
  if (characters > MAX_ASKED_CHARS) return { error: "question_long", value: String(MAX_ASKED_CHARS), fields };
  if (!/\p{Script=Han}/u.test(question)) return { error: "question_foreign", fields };
  return undefined;
}

/** The causes that a question may belong to, and whether it surely belongs to the only one. */
function readCauses(question: string): { choices: Choice[]; isSure: boolean } {
  const read = readTypedCause(question, "question");
  if ("key" in read)
    return { choices: [{ code: read.key, label: loadCauses().byId(read.key)!.label }], isSure: true };
  return { choices: (read.failure.choices ?? []).slice(0, MOST_PROPOSED.causes), isSure: false };
}

/** The words of the question that brought the first articles. */
const wordsOf = (articles: ReturnType<typeof rankedArticles>): string[] =>
  articles
    .slice(0, 3)
    .flatMap(({ reasons }) => reasons.flatMap((reason) => (reason.code === "words" ? reason.words : [])));
