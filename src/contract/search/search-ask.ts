import * as z from "zod/mini";
import { INPUT_KINDS } from "#domain/ask/input/input-kind.ts";
import { UNTOLD } from "#domain/ask/question/untold.ts";
import { answered, Choice } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { MAX_ASKED_CHARS } from "./ask-limits.ts";
import { SEARCH_ASK_PATH } from "./result-paths.ts";
import { SimilarRow } from "./similar-row.ts";

/**
 * Maximum number of characters that the schema accepts. It is above MAX_ASKED_CHARS, so that a question that
 * is too long reaches the function, which says so.
 */
const MAX_SENT_CHARS = MAX_ASKED_CHARS * 10;
const MAX_CAUSE_CHARS = 100;

/**
 * A question in the visitor's own words, or a description of what happened, in Chinese and of 2 to 2,000
 * characters. A question in English is answered with translated guides and causes only. Other questions are
 * refused, each with its own code. `cause` is the code of a cause that the visitor chose in an earlier
 * answer.
 */
export const SearchAskRequest = z.object({
  question: z.string().check(z.maxLength(MAX_SENT_CHARS)),
  cause: z.optional(z.string().check(z.maxLength(MAX_CAUSE_CHARS))),
});

/** A guide of this site. */
export const ProposedGuide = z.object({
  title: z.string(),
  summary: z.string(),
  /** Address of the guide's page, in the language of the answer. */
  url: z.string(),
  /** Whether a lawyer has reviewed the guide. */
  reviewed: z.boolean(),
});
export type ProposedGuide = z.infer<typeof ProposedGuide>;

/** An article in force that is proposed. */
export const ProposedArticle = z.object({
  /** Name of the law and number of the article: 劳动合同法第三十条. */
  label: z.string(),
  law: z.string(),
  /** Beginning of the article, at most 120 characters. */
  text: z.string(),
  /** Whether `text` is cut off. */
  more: z.boolean(),
  url: z.string(),
  /** Number of judgments and reference cases in the collection that cite the article. */
  cited: z.number(),
});
export type ProposedArticle = z.infer<typeof ProposedArticle>;

/** The limitation period of a claim, in words, and the articles that set it. */
export const LimitationPeriod = z.object({ words: z.string(), basis: z.string() });

/** What holds for every claim with a cause. */
export const CauseTerms = z.object({
  limitation: z.optional(LimitationPeriod),
  /** The kind of case that the court-fee calculator needs. */
  fee: z.optional(z.string()),
});
export type CauseTerms = z.infer<typeof CauseTerms>;

/** A cause that the question may have. */
export const ProposedCause = z.object({ ...Choice.shape, ...CauseTerms.shape });
export type ProposedCause = z.infer<typeof ProposedCause>;

/** A service of this site that the question asks for. */
export const OwnService = z.object({
  /**
   * lawyers: lawyers for a claim, with court and cause filled in. reversal: how appeals ended.
   * appeal_deadline: the last day to appeal. appeal_fee: the fee of an appeal.
   */
  code: z.enum(["lawyers", "reversal", "appeal_deadline", "appeal_fee"]),
  /** Address of the service's page, in the language of the answer. */
  url: z.string(),
});
export type OwnService = z.infer<typeof OwnService>;

/** An article on which a card is based. `text` is its beginning; empty if the law is not imported. */
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
 * The entry to read first, because it answers the question by itself. It is in the language of the answer if
 * it is translated.
 */
export const AnswerCard = z.object({
  /** What the entry is. `number` is one amount or period that the guide or article at `url` states. */
  kind: z.enum(CARD_KINDS),
  /**
   * File name of the guide or article, or name of the calculator or service. For `number`, the file name of
   * the text that states the number.
   */
  id: z.string(),
  title: z.string(),
  url: z.string(),
  /** Whether a lawyer has reviewed the text. Absent for calculators and services. */
  reviewed: z.optional(z.boolean()),
  /** The short answer, one paragraph per entry. Never empty. */
  answer: z.array(z.string()),
  /** The deadline or step that must not be missed. */
  first: z.optional(z.string()),
  /** What to do today, one step per entry. */
  today: z.array(z.string()),
  cost: z.optional(z.string()),
  call: z.array(z.object({ number: z.string(), name: z.string(), help: z.string() })),
  /** At most three of the articles that the text cites, likeliest for the question first. */
  articles: z.array(CardArticle),
  calculator: z.optional(z.object({ title: z.string(), url: z.string() })),
  /** Rules in force, or soon in force, that may change the answer and that no editor has checked. */
  unread: z.array(z.object({ title: z.string(), from: z.string() })),
});
export type AnswerCard = z.infer<typeof AnswerCard>;

/** One meaning of an ambiguous question. The visitor's choice is sent as `cause` with the same question. */
export const MeaningChoice = z.object({ text: z.string(), cause: z.string() });
export type MeaningChoice = z.infer<typeof MeaningChoice>;

/** The answer to a question: proposals and the reasons for them. It is information and no advice. */
export const AskAnswer = z.object({
  /** The kind of input that the typed words are. */
  kind: z.enum(INPUT_KINDS),
  /** False if nothing is similar enough. All lists are then empty. */
  found: z.boolean(),
  /** Whether the collection has texts of laws. */
  laws: z.enum(["imported", "not_imported"]),
  /** The best entry. Present if one is clearly the best. A guide is also in `guides`. */
  card: z.optional(AnswerCard),
  /**
   * Two or three meanings of the question. Present if its causes differ much. The page asks the visitor to
   * choose before it shows anything else.
   */
  choose: z.optional(z.array(MeaningChoice)),
  services: z.array(OwnService),
  guides: z.array(ProposedGuide),
  articles: z.array(ProposedArticle),
  /** Judgments and reference cases that are similar to what the question describes. */
  cases: z.array(SimilarRow),
  /**
   * Causes that the question may have, likeliest first. If one of them is sent back as `cause`, it also
   * determines which cases are proposed.
   */
  causes: z.array(ProposedCause),
  /** Facts that the question does not state and that would narrow the answer. */
  untold: z.array(z.enum(UNTOLD)),
});
export type AskAnswer = z.infer<typeof AskAnswer>;

export const SearchAskResponse = answered({
  sample: z.optional(z.boolean()),
  data: AskAnswer,
});
export type SearchAskResponse = z.infer<typeof SearchAskResponse>;

/** Answers a question with proposals. */
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
