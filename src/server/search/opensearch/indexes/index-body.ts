import { SATURATION } from "#domain/search/similar/telling-bigrams.ts";
import { PAIR_BREAK, PAIR_GAP } from "./token-text.ts";

/** The field with all passages of a document. */
export const TEXT_FIELD = "text";

/**
 * Version of the index's content and queries. It is raised with every change after which an older index would
 * answer wrongly.
 */
export const INDEX_FORMAT = 15;

/** The analyzer for the pairs of `coveringPairs`, at their positions. */
export const COVER_ANALYZER = "fasu_cover";

/** Pairs of characters with their positions; a single character is found as the first of a pair. */
const pairs = { type: "text", analyzer: "fasu_pairs", norms: false } as const;
const keyword = { type: "keyword" } as const;
/** Read back from doc values, not searched. */
const shown = { type: "keyword", index: false } as const;
/** Searched, never read back. */
const searched = { type: "keyword", doc_values: false } as const;
/** Read back from the stored document only. */
const kept = { type: "text", index: false } as const;

/** Declarations of the fields of every index. */
export const FIELD_TYPES = { pairs, keyword, shown, kept } as const;

/**
 * The fields of a document. Fields that documents are counted by are keywords, even if they are numbers: the
 * cluster reads counts of keywords over all documents from its terms, but counts numbers one by one.
 */
const DOCUMENT_FIELDS = {
  id: keyword,
  number: shown,
  /**
   * The fields of a list row (`encodeRow`). It is binary because one value is read as it is, while keywords
   * are decompressed in blocks of 64.
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
  /** The whole number, normalised. */
  number_text: searched,
  /** The number in one spelling (`caseNumberKey`), and the data for looking a case up (CaseHearing). */
  number_key: searched,
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
  /** Four digits. */
  year: keyword,
  /** Terms of the keyword facet in the document. */
  terms: keyword,
  /** Index in AMOUNT_RANGES. */
  amount_place: keyword,
  /** "1" if the source is complete, else "0". */
  complete: keyword,
  /** Length of the text in characters; articles that decide the case (`specialArticles`). */
  length: { type: "integer", index: false },
  articles: shown,
  /** How an appeal ended, separately for complete and selected sources. */
  outcome_complete: keyword,
  outcome_selected: keyword,
  /** Normalised names: judges, counsel and firms; natural persons who are parties. */
  officers: keyword,
  people: keyword,
};

/**
 * The members of a document that are read back as sent. Other members are searched, sorted or counted, and
 * are not stored after `mergeIndex`, so that less is decompressed for each displayed text.
 */
const STORED_MEMBERS = [
  ...Object.entries(DOCUMENT_FIELDS).flatMap(([name, type]) => (type === kept ? name : [])),
  // Read from `_source` too, together with other members.
  ...["row", "cause_key"],
];

/**
 * Settings during loading. Nobody searches the index and all segments are merged in the end, so segments are
 * merged late.
 */
const LOADING = {
  refresh_interval: "-1",
  merge: { policy: { segments_per_tier: 50, max_merge_at_once: 50 } },
};

/** The settings that replace LOADING once an index is loaded: default merges. */
export const LOADED = {
  refresh_interval: "1s",
  merge: { policy: { segments_per_tier: null, max_merge_at_once: null } },
};

/** The mapping of judgments and other documents. */
const DOCUMENT_MAPPING = { _source: { includes: STORED_MEMBERS }, properties: DOCUMENT_FIELDS };

/**
 * The body that creates an index, without replicas and refreshes until it is loaded. Stored documents use the
 * default compression (LZ4): decompressing the ten of a page takes .5 ms, and 2 ms with `best_compression`.
 */
export const indexBody = (meta: object, shards = 1, mapping: object = DOCUMENT_MAPPING) => ({
  settings: {
    index: {
      number_of_shards: shards,
      number_of_replicas: 0,
      ...LOADING,
      // By default, a cluster reads positions with a system call per kilobyte.
      store: { type: "mmapfs" },
      similarity: { fasu_repeats: { type: "BM25", k1: SATURATION, b: 0 } },
    },
    analysis: {
      tokenizer: {
        fasu_pairs: { type: "ngram", min_gram: 2, max_gram: 2 },
        fasu_given: { type: "char_group", tokenize_on_chars: [PAIR_BREAK] },
      },
      // A stop filter leaves a gap in the positions.
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
