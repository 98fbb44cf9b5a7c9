import { dedupeByCaseNumber } from "#domain/judgment/count-cases-once.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { type Correction, concernedKeys, correctLawyers } from "#domain/recovery/people/correct-lawyers.ts";
import {
  type FirmMoves,
  type PractisingLawyer,
  type Sighting,
  sightingsIn,
  toLawyer,
} from "#domain/recovery/people/lawyer-identity.ts";
import type { CaseDocument } from "#domain/recovery/ranking/case-document.ts";
import { RecordSorter } from "#server/files/sort/record-sorter.ts";
import { sortKey } from "#server/files/sort/sort-key.ts";
import type { CorpusTally } from "./describe-corpus.ts";
import { MoveFinder } from "./find-moves.ts";
import { isOptedOut, type OptOuts } from "./opt-outs.ts";

/** The fields of a judgment that the tables need. `counsel` has only the lawyers. */
export interface LawyerDocument
  extends Pick<
    JudgmentRecord,
    "id" | "casename" | "court" | "case_number" | "text_type" | "casedate" | "cause" | "counsel"
  > {
  facts: CaseDocument;
}

/** A lawyer who is displayed, with the documents that count, one for each case. */
export interface ShownLawyer extends PractisingLawyer {
  documents: LawyerDocument[];
}

interface PersonSighting extends Pick<Sighting, "key" | "name" | "firm"> {
  document: LawyerDocument;
}

/** Rules for gathering lawyers. */
export interface GatheringRules {
  corrections: readonly Correction[];
  optOuts: OptOuts;
  factsOf: (record: JudgmentRecord) => CaseDocument;
  /** Receives every document that is read. */
  tally: CorpusTally;
}

/**
 * Gathers the lawyers of all judgments, sorted by name, then firm. Corrections take precedence over the
 * texts, and opt-outs over both. The documents are read twice and sorted on disk, so memory does not grow
 * with their number. Call `close` at the end.
 */
export class GatheredLawyers {
  /** Ids of the corrections that apply to nobody. */
  readonly unused: readonly string[];
  readonly #byName = new RecordSorter<ShownLawyer>();
  #hidden = 0;

  constructor(
    read: () => Iterable<JudgmentRecord>,
    { corrections, optOuts, factsOf, tally }: GatheringRules,
  ) {
    const finder = new MoveFinder();
    for (const record of read()) {
      tally.add(record, factsOf(record));
      finder.add(record);
    }
    const moves = finder.find();
    const concerned = concernedKeys(corrections);
    const kept: PractisingLawyer[] = [];
    const documents = new Map<string, LawyerDocument>();
    for (const { person, sightings } of people(read(), moves, factsOf)) {
      const lawyer = toLawyer(
        person,
        sightings.map(({ document, ...sighting }) => ({ ...sighting, judgment: document.id })),
      );
      const own = new Map(sightings.map(({ document }) => [document.id, document]));
      if (!concerned.has(person)) this.#show(lawyer, own, optOuts);
      else {
        kept.push(lawyer);
        for (const [id, document] of own) documents.set(id, document);
      }
    }
    const { lawyers, unused } = correctLawyers(kept, corrections);
    for (const lawyer of lawyers) this.#show(lawyer, documents, optOuts);
    this.unused = unused;
  }

  /** Number of lawyers who are not displayed because they opted out. */
  get hidden(): number {
    return this.#hidden;
  }

  /** The lawyers who are displayed. */
  *[Symbol.iterator](): Generator<ShownLawyer> {
    for (const { value } of this.#byName.sorted()) yield value;
  }

  close(): void {
    this.#byName.close();
  }

  #show(lawyer: PractisingLawyer, documents: ReadonlyMap<string, LawyerDocument>, optOuts: OptOuts): void {
    if (isOptedOut(lawyer, optOuts)) {
      this.#hidden++;
      return;
    }
    const counted = dedupeByCaseNumber(lawyer.judgments.flatMap((id) => documents.get(id) ?? []));
    this.#byName.add(sortKey(lawyer.name, lawyer.firm), { ...lawyer, documents: counted });
  }
}

/** The people in the documents. Each comes with all of its sightings, in the order of the documents. */
function* people(
  records: Iterable<JudgmentRecord>,
  moves: FirmMoves,
  factsOf: GatheringRules["factsOf"],
): Generator<{ person: string; sightings: PersonSighting[] }> {
  const sorter = new RecordSorter<PersonSighting>();
  for (const record of records) {
    const sightings = sightingsIn(record);
    if (sightings.length === 0) continue;
    const { id, casename, court, case_number, text_type, casedate, cause } = record;
    const counsel = record.counsel.filter(({ kind }) => kind === "lawyer");
    const facts = factsOf(record);
    const document = { id, casename, court, case_number, text_type, casedate, cause, counsel, facts };
    for (const { key, name, firm } of sightings)
      sorter.add(sortKey(moves.personOf(key)), { key, name, firm, document });
  }
  for (const sightings of sorter.groups()) yield { person: moves.personOf(sightings[0].key), sightings };
  sorter.close();
}
