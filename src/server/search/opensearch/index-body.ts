import { SEARCH_FIELDS } from "../sources/document.ts";

/** The field with all passages of a document. */
export const TEXT_FIELD = "text";

const tokens = {
  type: "text",
  analyzer: "fasu_tokens",
  search_analyzer: "whitespace",
  norms: false,
} as const;
const keyword = { type: "keyword" } as const;
/** Stored only, neither searched nor sorted by. */
const kept = { type: "text", index: false } as const;

/**
 * The body that creates an index. Texts are sent as our own tokens, separated by spaces; the analyzer adds
 * each token's first character at the same position, so that a single character is found exactly, without a
 * prefix limit.
 */
export const INDEX_BODY = {
  settings: {
    index: { number_of_shards: 1, refresh_interval: "-1" },
    analysis: {
      filter: { fasu_first: { type: "edge_ngram", min_gram: 1, max_gram: 2 } },
      analyzer: { fasu_tokens: { type: "custom", tokenizer: "whitespace", filter: ["fasu_first"] } },
    },
  },
  mappings: {
    dynamic: "strict",
    // Tokens and lists of names are searched, never read back.
    _source: {
      excludes: [
        TEXT_FIELD,
        ...SEARCH_FIELDS.map((group) => `${group}_tokens`),
        "number_tokens",
        "officers",
        "people",
      ],
    },
    properties: {
      id: keyword,
      title: kept,
      court: kept,
      number: keyword,
      day: kept,
      url: kept,
      detail: kept,
      [TEXT_FIELD]: tokens,
      title_tokens: tokens,
      cause_tokens: tokens,
      holding_tokens: tokens,
      courtname_tokens: tokens,
      judge_tokens: tokens,
      counsel_tokens: tokens,
      number_tokens: tokens,
      /** The whole number, normalised. */
      number_text: keyword,
      court_key: keyword,
      court_path: keyword,
      cause_key: keyword,
      cause_path: keyword,
      /** 1 if the document has a cause. */
      with_cause: { type: "byte" },
      /** One of DOCUMENT_KINDS. */
      kind: keyword,
      level: { type: "byte" },
      date: { type: "integer" },
      year: { type: "short" },
      /** Terms of the keyword facet in the document. */
      terms: keyword,
      /** Index in AMOUNT_RANGES. */
      amount_place: { type: "byte" },
      /** 1 if the source is complete, else 0. */
      complete: { type: "byte" },
      /** How an appeal ended, separately for complete and selected sources. */
      outcome_complete: keyword,
      outcome_selected: keyword,
      /** Judges, counsel and firms; natural persons who are parties. Normalised. */
      officers: keyword,
      people: keyword,
    },
  },
} as const;
