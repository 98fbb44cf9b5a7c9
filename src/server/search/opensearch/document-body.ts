import { findAmountRange } from "#domain/catalogue/amount-ranges.ts";
import type { KnowsLaw } from "#domain/search/match/annotations.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { normaliseKeyword } from "#domain/search/match/word-forms.ts";
import { type Hierarchy, UNKNOWN_LEVEL } from "#domain/search/tree/hierarchy.ts";
import type { SearchCatalogue } from "../search-engine.ts";
import { SEARCH_FIELDS, type SearchDocument } from "../sources/document.ts";
import { indexedPassages } from "../sources/indexed-passages.ts";
import { TEXT_FIELD } from "./index-body.ts";
import { textOfPassages } from "./token-text.ts";

/** Groups of pieces that are searched by themselves; the body is only searched with all others. */
const OWN_FIELDS = new Set<string>(["title", "cause", "holding", "courtname", "judge", "counsel"]);

/** A function that turns a document into what the cluster stores; `terms` are those of the keyword facet. */
export function documentBodies(
  { courts, causes }: SearchCatalogue,
  terms: readonly string[],
  knows: KnowsLaw,
): (document: SearchDocument) => Record<string, unknown> {
  const courtOf = placeFinder(courts);
  const causeOf = placeFinder(causes);
  const vocabulary = terms.map((term) => ({ term, text: normaliseKeyword(term) }));
  return (document) => {
    const { id, title, court, number, date } = document;
    const groups = indexedPassages(document, knows);
    const pieces = groups.flat();
    const courtAt = courtOf(String(document.court_id ?? ""), court);
    const causesAt = distinct(
      document.causes.map(({ code, label }) => causeOf(code ?? "", label)).filter((at) => at >= 0),
    );
    const tokens = SEARCH_FIELDS.map(
      (group, at) => [`${group}_tokens`, textOfPassages(groups[at]!)] as const,
    );
    return {
      id,
      title,
      court,
      number,
      day: date,
      detail: JSON.stringify(document.detail),
      [TEXT_FIELD]: textOfPassages(pieces),
      ...Object.fromEntries(tokens.filter(([name]) => OWN_FIELDS.has(name.replace("_tokens", "")))),
      number_tokens: textOfPassages([normaliseText(number)]),
      number_text: normaliseText(number),
      ...(courtAt >= 0 && { court_key: courts.keys[courtAt], court_path: pathOf(courts, courtAt) }),
      ...(causesAt.length > 0 && {
        cause_key: causesAt.map((at) => causes.keys[at]),
        cause_path: distinct(causesAt.flatMap((at) => pathOf(causes, at))),
        with_cause: 1,
      }),
      ...(document.kind && { kind: document.kind }),
      level: courts.levels[courtAt] ?? UNKNOWN_LEVEL,
      ...(date !== "" && { date: Number(date.replaceAll("-", "")), year: Number(date.slice(0, 4)) }),
      ...(document.url && { url: document.url }),
      amount_place: findAmountRange(document.amount),
      complete: document.complete ? 1 : 0,
      ...(document.outcome && {
        [document.complete ? "outcome_complete" : "outcome_selected"]: document.outcome,
      }),
      officers: namesOf(document.judges, document.staff, document.counsel),
      people: namesOf(document.people),
      terms: vocabulary
        .filter(({ text }) => pieces.some((piece) => piece.includes(text)))
        .map(({ term }) => term),
    };
  };
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Names as compared, without duplicates. */
function namesOf(...lists: (string[] | undefined)[]): string[] {
  return distinct(lists.flatMap((names) => names ?? []).map(normaliseText));
}

/** Finds a document's ordinal by key, else by the first equal label, else -1. */
function placeFinder({ keys, labels }: Hierarchy): (key: string, label: string) => number {
  const byKey = new Map(keys.map((key, ordinal) => [key, ordinal]));
  const byLabel = new Map(labels.map((label, ordinal) => [label, ordinal] as const).reverse());
  return (key, label) => byKey.get(key) ?? byLabel.get(label) ?? -1;
}

/** The keys from the top down to a node. */
function pathOf({ keys, parents }: Hierarchy, ordinal: number): string[] {
  const path: string[] = [];
  for (let at = ordinal; at >= 0; at = parents[at]!) path.unshift(keys[at]!);
  return path;
}
