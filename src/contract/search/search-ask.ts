import * as z from "zod/mini";
import { INPUT_KINDS } from "#domain/ask/input/input-kind.ts";
import { UNTOLD } from "#domain/ask/question/untold.ts";
import { Choice, Result } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { MAX_ASKED_CHARS } from "./ask-limits.ts";
import { SEARCH_ASK_PATH } from "./result-paths.ts";
import { SimilarRow } from "./similar-row.ts";

/**
 * Maximum number of characters that the schema accepts. The function itself answers a text that is too long
 * for a question.
 */
const MAX_SENT_CHARS = MAX_ASKED_CHARS * 10;
const MAX_CAUSE_CHARS = 100;

/**
 * A question in the visitor's own words, or a description of what happened, 2 to 2,000 characters, in
 * Chinese. A question in English is answered with translated guides and causes alone. The function refuses
 * other questions with a code each. `cause` is the code of a cause chosen among those of an earlier answer.
 */
export const SearchAskRequest = z.object({
  question: z.string().check(z.maxLength(MAX_SENT_CHARS)),
  cause: z.optional(z.string().check(z.maxLength(MAX_CAUSE_CHARS))),
});

/**
 * A guide of our own. `words` are the words that it shares with the question; `articles` are likely articles
 * that it cites.
 */
export const ProposedGuide = z.object({
  title: z.string(),
  summary: z.string(),
  /** Address of the guide's page, in the language of the answer. */
  url: z.string(),
  /** Whether a lawyer has signed the guide. */
  reviewed: z.boolean(),
  words: z.array(z.string()),
  articles: z.array(z.string()),
});
export type ProposedGuide = z.infer<typeof ProposedGuide>;

/**
 * The reason why an article is proposed, as a code. The meaning of `words` and `count` depends on the code
 * (domain/ask/proposals/asked-article.ts).
 */
export const ProposalReason = z.object({
  code: z.enum(["words", "law", "heading", "cases", "cited", "chapter", "learned", "guides", "street"]),
  words: z.optional(z.array(z.string())),
  count: z.optional(z.number()),
});
export type ProposalReason = z.infer<typeof ProposalReason>;

/** An article in force. */
export const ProposedArticle = z.object({
  /** Name of law and article, such as 劳动合同法第三十条. */
  label: z.string(),
  law: z.string(),
  /** Opening of the article, at most 120 characters. */
  text: z.string(),
  /** Whether `text` is cut off. */
  more: z.boolean(),
  url: z.string(),
  /** Judgments and reference cases of the collection that cite it. */
  cited: z.number(),
  reasons: z.array(ProposalReason),
});
export type ProposedArticle = z.infer<typeof ProposedArticle>;

/** The limitation period of a claim, in words of the answer's language, with the articles it rests on. */
export const LimitationPeriod = z.object({ words: z.string(), basis: z.string() });

/** Facts that hold for any claim of a cause. */
export const CauseTerms = z.object({
  limitation: z.optional(LimitationPeriod),
  /** Kind of case in the court-fee calculator. */
  fee: z.optional(z.string()),
});
export type CauseTerms = z.infer<typeof CauseTerms>;

/** A cause that the question may belong to. */
export const ProposedCause = z.object({ ...Choice.shape, ...CauseTerms.shape });
export type ProposedCause = z.infer<typeof ProposedCause>;

/** A service of our own that the question asks for. */
export const OwnService = z.object({
  /**
   * lawyers: lawyers for a claim, with court and cause filled in. reversal: how appeals ended.
   * appeal_deadline, appeal_fee: last day and fee of an appeal.
   */
  code: z.enum(["lawyers", "reversal", "appeal_deadline", "appeal_fee"]),
  /** Address of the service's page, in the language of the answer. */
  url: z.string(),
});
export type OwnService = z.infer<typeof OwnService>;

/** An article that a card rests on. `text` is its opening, empty if the law is not imported. */
export const CardArticle = z.pick(ProposedArticle, {
  label: true,
  law: true,
  text: true,
  more: true,
  url: true,
});
export type CardArticle = z.infer<typeof CardArticle>;

export const CARD_KINDS = ["guide", "knowledge", "calculator", "service", "number"] as const;

/**
 * The first thing to read: an entry that answers the question by itself, in the language of the answer if it
 * is translated.
 */
export const AnswerCard = z.object({
  /** `number` is one figure, which the guide or article at `url` states. */
  kind: z.enum(CARD_KINDS),
  /**
   * File name of the guide or article, or name of the calculator or service. For a figure it is that of the
   * text which states it.
   */
  id: z.string(),
  title: z.string(),
  url: z.string(),
  /** Whether a lawyer has signed the text; absent for calculators and services. */
  reviewed: z.optional(z.boolean()),
  /** The short answer, a paragraph each; never empty. */
  answer: z.array(z.string()),
  /** The deadline or act that must not be missed. */
  first: z.optional(z.string()),
  /** What to do today, a step each. */
  today: z.array(z.string()),
  cost: z.optional(z.string()),
  call: z.array(z.object({ number: z.string(), name: z.string(), help: z.string() })),
  /** At most three of the articles that the text itself cites, the likeliest for the question first. */
  articles: z.array(CardArticle),
  calculator: z.optional(z.object({ title: z.string(), url: z.string() })),
});
export type AnswerCard = z.infer<typeof AnswerCard>;

/** One meaning of an ambiguous question. The question is sent again with `cause`, which decides. */
export const MeaningChoice = z.object({ text: z.string(), cause: z.string() });
export type MeaningChoice = z.infer<typeof MeaningChoice>;

/** The answer to a question: proposals with their reasons. It is information, not advice. */
export const AskAnswer = z.object({
  /** The kind of input that the words were taken for. */
  kind: z.enum(INPUT_KINDS),
  /** False if nothing is similar enough; every list is empty then. */
  found: z.boolean(),
  /** Whether texts of laws are in the collection. */
  laws: z.enum(["imported", "not_imported"]),
  /** Present if one entry is clearly the best. A guide is listed in `guides` too. */
  card: z.optional(AnswerCard),
  /**
   * Two or three meanings of the question, if its causes differ. The page asks for one before it shows
   * anything else.
   */
  choose: z.optional(z.array(MeaningChoice)),
  services: z.array(OwnService),
  guides: z.array(ProposedGuide),
  articles: z.array(ProposedArticle),
  /** Judgments and reference cases similar to what the question tells. */
  cases: z.array(SimilarRow),
  /**
   * Causes that the question may belong to, likeliest first. One sent back as `cause` counts together with
   * the cases.
   */
  causes: z.array(ProposedCause),
  /** Facts missing in the question that would narrow the answer. */
  untold: z.array(z.enum(UNTOLD)),
});
export type AskAnswer = z.infer<typeof AskAnswer>;

export const SearchAskResponse = z.object({
  result: Result,
  sample: z.optional(z.boolean()),
  data: AskAnswer,
});
export type SearchAskResponse = z.infer<typeof SearchAskResponse>;

/** Proposals for a question. */
export const searchAsk = {
  route: SEARCH_ASK_PATH,
  method: "POST",
  input: SearchAskRequest,
  output: SearchAskResponse,
  fails: ["question_empty", "question_short", "question_long", "question_foreign"],
  examples: () => ({
    wages: { question: "老板拖欠工资怎么办" },
    loan: { question: "朋友借钱不还，微信聊天记录算证据吗" },
  }),
} satisfies Operation;
