import { findAmountRange } from "#domain/judgment/amount-ranges.ts";
import type { KnowsLaw } from "#domain/search/match/annotations.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { normaliseKeyword } from "#domain/search/match/word-forms.ts";
import { UNKNOWN_LEVEL } from "#domain/search/tree/hierarchy.ts";
import type { SearchCatalogue } from "../../search-engine.ts";
import { caseNumberKey } from "../../sources/case-number-key.ts";
import { SEARCH_FIELDS, type SearchDocument, textLength } from "../../sources/document.ts";
import { indexedPassages } from "../../sources/indexed-passages.ts";
import { TreePlaces } from "../../sources/tree-places.ts";
import { encodeRow } from "../../stored-row.ts";
import { TEXT_FIELD } from "./index-body.ts";
import { textOfPassages } from "./token-text.ts";

/**
 * Fields that can be searched by themselves. The body can only be searched together with all other fields.
 */
const OWN_FIELDS = new Set<string>(["title", "cause", "holding", "courtname", "judge", "counsel"]);

/**
 * Converts documents to the form that the cluster stores. Also records the courts and causes that the given
 * trees lack. `vocabulary` lists the terms that the keyword facet may contain; `knows` recognises names of
 * laws.
 */
export class DocumentBodies {
  readonly #courts: TreePlaces;
  readonly #causes: TreePlaces;
  /** The terms that the keyword facet may contain. `text` is the normalised term. */
  readonly #vocabulary: readonly { term: string; text: string }[];
  readonly #knows: KnowsLaw;
  /** Terms of the documents, each with the number of documents that have it. */
  readonly #cited = new Map<string, number>();

  constructor({ courts, causes }: SearchCatalogue, vocabulary: readonly string[], knows: KnowsLaw) {
    this.#courts = new TreePlaces(courts);
    this.#causes = new TreePlaces(causes);
    this.#vocabulary = vocabulary.map((term) => ({ term, text: normaliseKeyword(term) }));
    this.#knows = knows;
  }

  /** The courts and causes of the documents so far that the trees lack, and the most frequent terms. */
  named(): NamedBeyond {
    return { courts: this.#courts.beyond, causes: this.#causes.beyond, cited: mostCited(this.#cited) };
  }

  /** Records the court, causes and terms of a document. */
  note({ court, court_id, causes, keywords }: SearchDocument): void {
    this.#courts.place(String(court_id ?? ""), court);
    for (const { code, label } of causes) this.#causes.place(code ?? "", label);
    for (const term of keywords) this.#cited.set(term, (this.#cited.get(term) ?? 0) + 1);
  }

  /** A document in the form that the cluster stores. Its terms are not counted; `note` counts them. */
  body(document: SearchDocument): string {
    const { id, court, number, date } = document;
    const groups = indexedPassages(document, this.#knows);
    const pieces = groups.flat();
    const whole = pieces.join("\n");
    const courtAt = this.#courts.place(String(document.court_id ?? ""), court);
    const causesAt = document.causes
      .map(({ code, label }) => this.#causes.place(code ?? "", label))
      .filter((place) => place !== null);
    const causeKeys = distinct(causesAt.map(({ key }) => key));
    const year = date.slice(0, 4);
    const tokens = SEARCH_FIELDS.map(
      (group, at) => [`${group}_tokens`, textOfPassages(groups[at]!)] as const,
    );
    return JSON.stringify({
      id,
      number,
      row: Buffer.from(encodeRow(document)).toString("base64"),
      detail: JSON.stringify(document.detail),
      [TEXT_FIELD]: textOfPassages(pieces),
      ...Object.fromEntries(tokens.filter(([name]) => OWN_FIELDS.has(name.replace("_tokens", "")))),
      number_tokens: textOfPassages([normaliseText(number)]),
      number_text: normaliseText(number),
      ...(document.hearing && {
        number_key: caseNumberKey(number),
        hearing: JSON.stringify({ ...document.hearing, claim_amount: document.amount }),
      }),
      caused: causesAt.length > 0 ? "1" : "0",
      ...(courtAt && { court_path: courtAt.path }),
      ...(causesAt.length > 0 && {
        cause_key: causeKeys,
        cause_path: distinct(causesAt.flatMap(({ path }) => path)),
      }),
      ...(document.kind && { kind: document.kind }),
      ...(document.instance && { instance: document.instance }),
      level: courtAt?.level ?? UNKNOWN_LEVEL,
      ...(date !== "" && { date: Number(date.replaceAll("-", "")), year }),
      amount_place: String(findAmountRange(document.amount)),
      complete: document.complete ? "1" : "0",
      length: textLength(document),
      articles: document.articles ?? [],
      ...(document.outcome && {
        [document.complete ? "outcome_complete" : "outcome_selected"]: document.outcome,
      }),
      officers: namesOf(document.judges, document.staff, document.counsel),
      people: namesOf(document.people),
      terms: this.#vocabulary.filter(({ text }) => whole.includes(text)).map(({ term }) => term),
    });
  }
}

/** What the documents of an index name that its trees lack, and their most frequent terms. */
export interface NamedBeyond {
  /** Labels that the tree of courts lacks, sorted. */
  courts: string[];
  /** Labels that the tree of causes lacks, sorted. */
  causes: string[];
  /** Terms of the documents, each with the number of documents that have it, most frequent first. */
  cited: [term: string, documents: number][];
}

/** Maximum number of terms kept. Suggestions need fewer. */
const CITED_KEPT = 1000;
/** The CITED_KEPT most frequent terms, each with its number of documents, most frequent first. */
export const mostCited = (cited: ReadonlyMap<string, number>): NamedBeyond["cited"] =>
  [...cited].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, CITED_KEPT);

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Distinct names in their normalised form. */
function namesOf(...lists: (string[] | undefined)[]): string[] {
  return distinct(lists.flatMap((names) => names ?? []).map(normaliseText));
}
