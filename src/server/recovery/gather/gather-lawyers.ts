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

/** The fields of a judgment in the tables. Of its counsel only the lawyers are kept. */
export interface LawyerDocument
  extends Pick<
    JudgmentRecord,
    "id" | "casename" | "court" | "case_number" | "text_type" | "casedate" | "cause" | "counsel"
  > {
  facts: CaseDocument;
}

/** A displayed lawyer, with the counted documents, one per case. */
export interface ShownLawyer extends PractisingLawyer {
  documents: LawyerDocument[];
}

interface PersonSighting extends Pick<Sighting, "key" | "name" | "firm"> {
  document: LawyerDocument;
}

/** Options of gathering lawyers. */
export interface GatheringRules {
  corrections: readonly Correction[];
  optOuts: OptOuts;
  factsOf: (record: JudgmentRecord) => CaseDocument;
  /** Counts every document that is read. */
  tally: CorpusTally;
}

/**
 * The lawyers of the judgments, by name, then firm. Corrections take precedence over the texts, opt-outs over
 * both. The documents are read twice and sorted on disk, so that memory does not grow with their number. Call
 * `close` when done.
 */
export class GatheredLawyers {
  /** Ids of corrections that match nobody. */
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

  /** Number of lawyers who opted out. */
  get hidden(): number {
    return this.#hidden;
  }

  /** The displayed lawyers. */
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

/** The people in the documents, each with all appearances (`Sighting`) in the order of the documents. */
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
