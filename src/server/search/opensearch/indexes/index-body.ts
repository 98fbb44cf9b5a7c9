import { SATURATION } from "#domain/search/similar/telling-bigrams.ts";
import { PAIR_BREAK, PAIR_GAP } from "./token-text.ts";

/** The field with all passages of a document. */
export const TEXT_FIELD = "text";

/**
 * Version of what an index holds and how it is asked: raised with every change that an index pushed before
 * would answer wrongly.
 */
export const INDEX_FORMAT = 14;

/** Reads the pairs of `coveringPairs`, each at its place. */
export const COVER_ANALYZER = "fasu_cover";

/** Pairs of characters with their positions; a single one is found as the first of a pair. */
const pairs = { type: "text", analyzer: "fasu_pairs", norms: false } as const;
const keyword = { type: "keyword" } as const;
/** Read back from doc values, not searched. */
const shown = { type: "keyword", index: false } as const;
/** Searched, never read back. */
const searched = { type: "keyword", doc_values: false } as const;
/** Sorted and counted by, not searched. */
const sorted = { type: "long", index: false } as const;
/** Read back from the stored document only. */
const kept = { type: "text", index: false } as const;

/** How the fields of every index are declared. */
export const FIELD_TYPES = { pairs, keyword, shown, kept } as const;

/**
 * The fields of a document. What documents are counted by is a keyword, even where it is a number: for all documents
 * the cluster knows the counts of keywords from its terms, and numbers it would count one by one.
 */
const DOCUMENT_FIELDS = {
  id: keyword,
  /** The same as `idNumber` gives it: what lists of judgments are sorted by last. */
  id_number: sorted,
  number: shown,
  /** What a list shows (`encodeRow`): one value is read for a row, as it is, where those of keywords are unpacked by 64. */
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
  /** The same in one spelling (`caseNumberKey`), and what is kept to look a case up (CaseHearing). */
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
  /** Characters of the text; special articles that it cites. */
  length: { type: "integer", index: false },
  articles: shown,
  /** How an appeal ended, separately for complete and selected sources. */
  outcome_complete: keyword,
  outcome_selected: keyword,
  /** Judges, counsel and firms; natural persons who are parties. Normalised. */
  officers: keyword,
  people: keyword,
};

/**
 * The members of a document that are read back as they were sent. All else is searched, sorted or counted, and not stored
 * once `mergeIndex` has merged it: less to unpack for each text that is shown.
 */
const STORED_MEMBERS = [
  ...Object.entries(DOCUMENT_FIELDS).flatMap(([name, type]) => (type === kept ? name : [])),
  // Read from there too, beside others of the same document.
  ...["row", "cause_key"],
];

/** While an index is loaded nobody searches it, and since all is merged in the end, segments are merged late. */
const LOADING = {
  refresh_interval: "-1",
  merge: { policy: { segments_per_tier: 50, max_merge_at_once: 50 } },
};

/** The settings that take the place of those once an index is loaded: merges as installed. */
export const LOADED = {
  refresh_interval: "1s",
  merge: { policy: { segments_per_tier: null, max_merge_at_once: null } },
};

/** The mapping of judgments and other documents. */
const DOCUMENT_MAPPING = { _source: { includes: STORED_MEMBERS }, properties: DOCUMENT_FIELDS };

/**
 * The body that creates an index, without replicas and refreshes until it is loaded. Stored documents are packed as
 * installed (LZ4): unpacking the ten of a page took 2 ms with `best_compression`, and .5 ms so.
 */
export const indexBody = (meta: object, shards = 1, mapping: object = DOCUMENT_MAPPING) => ({
  settings: {
    index: {
      number_of_shards: shards,
      number_of_replicas: 0,
      ...LOADING,
      // As installed, a cluster reads positions by a system call for each kilobyte.
      store: { type: "mmapfs" },
      similarity: { fasu_repeats: { type: "BM25", k1: SATURATION, b: 0 } },
    },
    analysis: {
      tokenizer: {
        fasu_pairs: { type: "ngram", min_gram: 2, max_gram: 2 },
        fasu_given: { type: "char_group", tokenize_on_chars: [PAIR_BREAK] },
      },
      // What stops a word leaves its place free.
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
