import type { JudgmentDetail, RelatedCase } from "#contract/judgment/judgment-detail.ts";
import { documentKind } from "#domain/judgment/document-kind.ts";
import { namedPeople } from "#domain/judgment/parse/published/named-people.ts";
import type { CaseRef, JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { citedStatutes } from "#domain/statute/citation/cited-statutes.ts";
import { LawIndex } from "#domain/statute/citation/law-index.ts";
import { readCorpus } from "../../corpus/read-corpus.ts";
import { readSources } from "../../corpus/store/read-sources.ts";
import { citedArticles, toLink } from "../../statutes/cited-articles.ts";
import { readCitable } from "../../statutes/law-files.ts";
import type { SearchDocument } from "./document.ts";
import { involvedPeople } from "./involved-people.ts";

/** All judgments of a corpus as the index takes them, each linked to the others of its dispute. */
export function* judgmentDocuments(corpusDir: string): Generator<SearchDocument> {
  const sources = new Map(readSources(corpusDir).map((source) => [source.id, source]));
  const disputes = new DisputeLinks(readCorpus(corpusDir));
  const laws = new LawIndex(readCitable());
  for (const record of readCorpus(corpusDir)) {
    yield toDocument(record, sources.get(record.source), disputes.of(record), laws);
  }
}

function toDocument(
  record: JudgmentRecord,
  source: JudgmentSource | undefined,
  related: RelatedCase[],
  laws: LawIndex,
): SearchDocument {
  const detail: JudgmentDetail = {
    id: record.id,
    casename: record.casename,
    wenshu_url: record.wenshu_url,
    court: record.court,
    text_type: record.text_type,
    case_number: record.case_number,
    casedate: record.casedate,
    body_text: record.body_text,
    tail_text: record.tail_text,
    body_postscript: record.body_postscript,
    cause: record.cause,
    cause_code: record.cause_code,
    ...(record.withheld && { withheld: record.withheld }),
    ...(record.causes.length > 1 && { causes: record.causes.map(({ label }) => label) }),
    court_id: record.court_id,
    outcome: record.outcome,
    holding: record.holding,
    related,
    people: involvedPeople(record),
    cites: citedArticles([...record.body_text, ...record.body_postscript], record.casedate, laws).map(toLink),
    source: {
      name: source?.name ?? record.source,
      sample: source?.sample ?? false,
      sampling: source?.sampling ?? "selected",
    },
  };
  return {
    id: record.id,
    type: 1,
    title: record.casename,
    number: record.case_number,
    court_id: record.court_id,
    court: record.court,
    causes: record.causes,
    kind: documentKind(record),
    date: record.casedate,
    amount: record.claim_amount,
    keywords: citedStatutes([...record.body_text, ...(record.legal_basis ?? [])]),
    judges: distinct([record.presiding_judge, ...record.panel]),
    counsel: distinct(record.counsel.flatMap(({ name, firm }) => [name, firm])),
    ...namedPeople(record),
    outcome: record.outcome,
    complete: source?.sampling === "complete",
    detail,
  };
}

const distinct = (names: string[]) => [...new Set(names.filter((name) => name !== ""))];

/** What a document says about itself and others, as far as links need it. */
interface Entry {
  self: RelatedCase;
  court_id: number | null;
}

/** Finds the documents of one dispute: those a document names, those that name it, those under its number. */
class DisputeLinks {
  readonly #byNumber = new Map<string, Entry[]>();
  readonly #namedBy = new Map<string, Entry[]>();

  constructor(records: Iterable<JudgmentRecord>) {
    const naming: [CaseRef, Entry][] = [];
    for (const record of records) {
      const { id, court, court_id, case_number, text_type, casedate, instance, outcome } = record;
      const self: RelatedCase = { id, court, case_number, text_type, casedate, instance };
      const entry: Entry = { self: outcome ? { ...self, outcome } : self, court_id };
      if (case_number) push(this.#byNumber, normaliseText(case_number), entry);
      for (const named of [...record.earlier_cases, ...record.later_cases]) naming.push([named, entry]);
    }
    for (const [named, entry] of naming) {
      const target = this.#find(named);
      if (target) push(this.#namedBy, target.self.id, entry);
    }
  }

  /** By date, then id; a document outside the corpus has an empty id. */
  of(record: JudgmentRecord): RelatedCase[] {
    if (record.withheld) return [];
    const related = new Map<string, RelatedCase>();
    const add = (found: RelatedCase) => related.set(found.id || JSON.stringify(found), found);
    for (const { self } of this.#namedBy.get(record.id) ?? []) add(self);
    for (const named of [...record.earlier_cases, ...record.later_cases]) {
      const { court, case_number, text_type, casedate, instance } = named;
      add(this.#find(named)?.self ?? { id: "", court, case_number, text_type, casedate, instance });
    }
    for (const { self } of this.#byNumber.get(normaliseText(record.case_number)) ?? []) {
      if (self.court === record.court && record.case_number !== "") add(self);
    }
    related.delete(record.id);
    return [...related.values()].sort(
      (a, b) => a.casedate.localeCompare(b.casedate) || (a.id < b.id ? -1 : 1),
    );
  }

  #find(named: CaseRef): Entry | undefined {
    if (named.case_number === "") return undefined;
    const entries = this.#byNumber.get(normaliseText(named.case_number)) ?? [];
    const ofCourt = entries.filter(
      ({ self, court_id }) =>
        self.court === named.court ||
        (court_id !== null && court_id === named.court_id) ||
        named.court === "",
    );
    return ofCourt.find(({ self }) => self.text_type === named.text_type) ?? ofCourt[0];
  }
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
