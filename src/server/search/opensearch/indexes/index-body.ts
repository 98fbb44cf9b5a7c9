import { SATURATION } from "#domain/search/similar/telling-bigrams.ts";
import { PAIR_BREAK, PAIR_GAP } from "./token-text.ts";

/** The field that holds all passages of a document. */
export const TEXT_FIELD = "text";

/**
 * Version of the content and the queries of an index. It is raised with every change after which an older
 * index would answer wrongly.
 */
export const INDEX_FORMAT = 15;

/** The analyzer of the texts that `coveringPairs` makes. It keeps the position of each pair. */
export const COVER_ANALYZER = "fasu_cover";

/**
 * A field of character pairs with their positions. A single character is found as the first character of a
 * pair.
 */
const pairs = { type: "text", analyzer: "fasu_pairs", norms: false } as const;
const keyword = { type: "keyword" } as const;
/** A field that is read back from doc values and is not searched. */
const shown = { type: "keyword", index: false } as const;
/** A field that is searched and never read back. */
const searched = { type: "keyword", doc_values: false } as const;
/** A field that is only read back from the stored document. */
const kept = { type: "text", index: false } as const;

/** The types that a field of an index may have. */
export const FIELD_TYPES = { pairs, keyword, shown, kept } as const;

/**
 * The fields of a document. A field by which documents are counted is a keyword, even if it is a number: the
 * cluster reads how many documents have a keyword from its terms, but counts the values of a number one by
 * one.
 */
const DOCUMENT_FIELDS = {
  id: keyword,
  number: shown,
  /**
   * The fields of a list row (`encodeRow`). The type is binary, because a single binary value is read
   * directly, while keywords are decompressed in blocks of 64.
   */
  row: { type: "binary", doc_values: true },
  detail: kept,
  [TEXT_FIELD]: { ...pairs, similarity: "fasu_repeats" },
  title_tokens: pairs,
  cause_tokens: pairs,
  holding_tokens: pairs,
  courtname_tokens: pairs,
  judge_tokens: pairs,
  counsel_tokens: pairs,
  number_tokens: pairs,
  /** The whole case number, normalised. */
  number_text: searched,
  /** The case number in the spelling of `caseNumberKey`. */
  number_key: searched,
  /** What the look-up of a case needs (CaseHearing). */
  hearing: kept,
  court_path: keyword,
  /** "1" if the document has a cause, else "0". */
  caused: keyword,
  cause_key: keyword,
  cause_path: keyword,
  /** One of DOCUMENT_KINDS. */
  kind: keyword,
  /** One of INSTANCES. */
  instance: keyword,
  level: { type: "byte", index: false },
  date: { type: "integer" },
  /** Year of the date, four digits. */
  year: keyword,
  /** The terms of the keyword facet that the document contains. */
  terms: keyword,
  /** Index in AMOUNT_RANGES. */
  amount_place: keyword,
  /** "1" if the source of the document is complete, else "0". */
  complete: keyword,
  /** Length of the text in characters. */
  length: { type: "integer", index: false },
  /** The articles that decide the case (`specialArticles`). */
  articles: shown,
  /** How an appeal ended. Only documents of complete sources have this field. */
  outcome_complete: keyword,
  /** How an appeal ended. Only documents of selected sources have this field. */
  outcome_selected: keyword,
  /** Normalised names of judges, staff, counsel and firms. */
  officers: keyword,
  /** Normalised names of natural persons. */
  people: keyword,
};

/**
 * The members of a document that are stored as sent, so that they can be read back. The other members are
 * only searched, sorted or counted. `mergeIndex` drops their stored copies, so that less is decompressed for
 * each displayed text.
 */
const STORED_MEMBERS = [
  ...Object.entries(DOCUMENT_FIELDS).flatMap(([name, type]) => (type === kept ? name : [])),
  // These two have doc values, but are also read from `_source` together with stored members.
  ...["row", "cause_key"],
];

/**
 * Settings while an index is loaded. Nobody searches it yet, and all segments are merged at the end, so few
 * merges are made before.
 */
const LOADING = {
  refresh_interval: "-1",
  merge: { policy: { segments_per_tier: 50, max_merge_at_once: 50 } },
};

/** Settings of an index after it has been loaded: merges have the defaults of the cluster. */
export const LOADED = {
  refresh_interval: "1s",
  merge: { policy: { segments_per_tier: null, max_merge_at_once: null } },
};

/** The mapping of an index of documents. */
const DOCUMENT_MAPPING = { _source: { includes: STORED_MEMBERS }, properties: DOCUMENT_FIELDS };

/**
 * The body of the request that creates an index. Until it is loaded, the index has no replicas and is not
 * refreshed. Stored documents have the default compression (LZ4): the ten documents of a page are
 * decompressed in 0.5 ms, with `best_compression` in 2 ms.
 */
export const indexBody = (meta: object, shards = 1, mapping: object = DOCUMENT_MAPPING) => ({
  settings: {
    index: {
      number_of_shards: shards,
      number_of_replicas: 0,
      ...LOADING,
      // By default, a cluster reads positions with a system call per kilobyte; mapped files need none.
      store: { type: "mmapfs" },
      similarity: { fasu_repeats: { type: "BM25", k1: SATURATION, b: 0 } },
    },
    analysis: {
      tokenizer: {
        fasu_pairs: { type: "ngram", min_gram: 2, max_gram: 2 },
        fasu_given: { type: "char_group", tokenize_on_chars: [PAIR_BREAK] },
      },
      // A stop filter removes the stop word and leaves a gap in the positions.
      filter: { fasu_gap: { type: "stop", stopwords: [PAIR_GAP] } },
      analyzer: {
        fasu_pairs: { type: "custom", tokenizer: "fasu_pairs" },
        [COVER_ANALYZER]: { type: "custom", tokenizer: "fasu_given", filter: ["fasu_gap"] },
      },
    },
  },
  mappings: {
    _meta: meta,
    dynamic: "strict",
    ...mapping,
  },
});
