import type { askFields as cn } from "../../cn/api-fields/ask.ts";

/** Fields of proposals for a question. */
export const askFields: Record<keyof typeof cn, string> = {
  "AskAnswer.kind": "what the text was taken for: question, keywords and the others of Understood",
  "AskAnswer.found": "whether anything is near enough; if not, every list is empty",
  "AskAnswer.laws": "imported, or not_imported where the collection has no text of a law",
  "AskAnswer.services": "services of this site that the words ask for; empty if none",
  "AskAnswer.guides": "guides of our own",
  "AskAnswer.articles": "articles in force",
  "AskAnswer.cases": "similar judgments and reference cases",
  "AskAnswer.causes": "causes it may belong to, the likeliest first",
  "AskAnswer.untold": "what could still be told: amount, place, when",
  "LimitationPeriod.words": "the period, in the language of the answer",
  "LimitationPeriod.basis": "the articles behind it",
  "ProposedArticle.label": "the article",
  "ProposedArticle.law": "title of the law",
  "ProposedArticle.text": "its opening",
  "ProposedArticle.more": "whether the text goes on",
  "ProposedArticle.cited": "documents of the collection that cite it",
  "ProposedArticle.reasons": "why it is proposed",
  "ProposalReason.words": "the words in common, or an everyday word → a word of the law",
  "ProposalReason.code":
    "words in the article, law title, heading, cited by cases alike, cited at all, chapter, learned words of such questions, words of guides that cite it, street words",
  "SimilarRow.reasons": "why it is listed",
  "SimilarReason.code":
    "same_cause: the same cause; likely_cause: a likely cause; same_articles: cites the same articles; usual_articles: cites articles usual in such cases",
  "SimilarReason.names": "causes or articles",
  "ProposedCause.limitation": "until when a claim may be brought; absent where nothing can be said",
  "ProposedCause.fee":
    "kind of case in the court-fee calculator; absent without a fee or where the cause does not tell",
  "OwnService.code": "lawyers for a claim, reversal for how appeals ended, appeal_deadline, appeal_fee",
  "OwnService.url": "address of its page",
  "ProposedGuide.title": "title",
  "ProposedGuide.summary": "the answer in a sentence",
  "ProposedGuide.url": "address of its page",
  "ProposedGuide.reviewed": "whether a lawyer has signed it",
  "ProposedGuide.words": "words it shares with the question",
  "ProposedGuide.articles": "articles it cites that may answer the question",
  "SearchAskRequest.cause": "the code of the cause chosen among those of an earlier answer",
  "SearchAskRequest.question": "the question in one's own words, 2 to 2,000 characters",
};
