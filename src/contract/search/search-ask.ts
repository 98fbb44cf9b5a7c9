import * as z from "zod/mini";
import { INPUT_KINDS } from "#domain/ask/input/input-kind.ts";
import { UNTOLD } from "#domain/ask/question/untold.ts";
import { Choice, Result } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { MAX_ASKED_CHARS } from "./ask-limits.ts";
import { SEARCH_ASK_PATH } from "./result-paths.ts";
import { SimilarRow } from "./similar-row.ts";

export { SEARCH_ASK_PATH } from "./result-paths.ts";

/** Longer texts are refused before they are looked at; the function says what is too long for a question. */
const MAX_SENT_CHARS = MAX_ASKED_CHARS * 10;
const MAX_CAUSE_CHARS = 100;

/**
 * A question in the visitor's own words, or what happened, 2 to 2,000 characters, in Chinese (in English it is answered with
 * translated guides and causes alone); the function refuses others with a code each. `cause` is the code of the one chosen among those of an earlier answer.
 */
export const SearchAskRequest = z.object({
  question: z.string().check(z.maxLength(MAX_SENT_CHARS)),
  cause: z.optional(z.string().check(z.maxLength(MAX_CAUSE_CHARS))),
});

/** A guide of our own; `words` are those of the question that it shares, `articles` likely ones that it cites. */
export const ProposedGuide = z.object({
  title: z.string(),
  summary: z.string(),
  /** Address of its page, in the language of the answer. */
  url: z.string(),
  /** Whether a lawyer has signed it. */
  reviewed: z.boolean(),
  words: z.array(z.string()),
  articles: z.array(z.string()),
});
export type ProposedGuide = z.infer<typeof ProposedGuide>;

/** Why an article is proposed, as a code; `words` and `count` as the code says (domain/ask/proposals/asked-article.ts). */
export const ProposalReason = z.object({
  code: z.enum(["words", "law", "heading", "cases", "cited", "chapter", "learned", "guides", "street"]),
  words: z.optional(z.array(z.string())),
  count: z.optional(z.number()),
});
export type ProposalReason = z.infer<typeof ProposalReason>;

/** An article in force. */
export const ProposedArticle = z.object({
  /** 劳动合同法第三十条. */
  label: z.string(),
  law: z.string(),
  /** Its opening, at most 120 characters. */
  text: z.string(),
  /** Whether the text goes on. */
  more: z.boolean(),
  url: z.string(),
  /** Judgments and reference cases of the collection that cite it. */
  cited: z.number(),
  reasons: z.array(ProposalReason),
});
export type ProposedArticle = z.infer<typeof ProposedArticle>;

/** Until when a claim may be brought, in words of the answer's language, and the articles behind them. */
export const LimitationPeriod = z.object({ words: z.string(), basis: z.string() });

/** What can be said of any claim of a cause. */
export const CauseTerms = z.object({
  limitation: z.optional(LimitationPeriod),
  /** Kind of case in the court-fee calculator. */
  fee: z.optional(z.string()),
});
export type CauseTerms = z.infer<typeof CauseTerms>;

/** A cause that the question may belong to. */
export const ProposedCause = z.object({ ...Choice.shape, ...CauseTerms.shape });
export type ProposedCause = z.infer<typeof ProposedCause>;

/** A service of our own that the words ask for. */
export const OwnService = z.object({
  /** lawyers: for a claim, with court and cause filled in; reversal: how appeals ended; its last day and its fee. */
  code: z.enum(["lawyers", "reversal", "appeal_deadline", "appeal_fee"]),
  /** Address of its page, in the language of the answer. */
  url: z.string(),
});
export type OwnService = z.infer<typeof OwnService>;

/** An article that a card rests on; `text` is its opening, empty where the law is not imported. */
export const CardArticle = z.pick(ProposedArticle, {
  label: true,
  law: true,
  text: true,
  more: true,
  url: true,
});
export type CardArticle = z.infer<typeof CardArticle>;

export const CARD_KINDS = ["guide", "knowledge", "calculator", "service", "number"] as const;

/** What answers a question by itself, in the language of the answer where it is translated: the first thing to read. */
export const AnswerCard = z.object({
  /** number: one figure, which the guide or article behind `url` states. */
  kind: z.enum(CARD_KINDS),
  /** File name of the guide or article, name of the calculator or service; of a figure that of the text that states it. */
  id: z.string(),
  title: z.string(),
  url: z.string(),
  /** Whether a lawyer has signed it; absent for calculators and services. */
  reviewed: z.optional(z.boolean()),
  /** The short answer, a paragraph each; never empty. */
  answer: z.array(z.string()),
  /** The deadline or act not to miss. */
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

/** One way to mean a question that may be meant in several: sent back with the question, `cause` decides for it. */
export const MeaningChoice = z.object({ text: z.string(), cause: z.string() });
export type MeaningChoice = z.infer<typeof MeaningChoice>;

/** The answer to a question: proposals with their reasons; it is information and no advice. */
export const AskAnswer = z.object({
  /** What the words were taken for. */
  kind: z.enum(INPUT_KINDS),
  /** False if nothing is near enough: every list is empty then. */
  found: z.boolean(),
  /** Whether texts of laws are in the collection. */
  laws: z.enum(["imported", "not_imported"]),
  /** What answers by itself, where one thing is clearly the best; a guide stands among `guides` too. */
  card: z.optional(AnswerCard),
  /** Two or three ways to mean the question, where its causes differ: to be asked before anything else. */
  choose: z.optional(z.array(MeaningChoice)),
  services: z.array(OwnService),
  guides: z.array(ProposedGuide),
  articles: z.array(ProposedArticle),
  /** Judgments and reference cases similar to what the question tells. */
  cases: z.array(SimilarRow),
  /** Causes that the question may belong to, the likeliest first; sent back as `cause`, one weighs with the cases. */
  causes: z.array(ProposedCause),
  /** What the question does not say and what would narrow the answer. */
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
