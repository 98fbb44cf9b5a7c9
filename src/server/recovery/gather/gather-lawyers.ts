import { dedupeByCaseNumber } from "#domain/judgment/count-cases-once.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { type Correction, concernedKeys, correctLawyers } from "#domain/recovery/people/correct-lawyers.ts";
import {
  FirmMoves,
  type PractisingLawyer,
  type Sighting,
  sharesParty,
  sightingsIn,
  toLawyer,
} from "#domain/recovery/people/lawyer-identity.ts";
import type { CaseDocument } from "#domain/recovery/ranking/case-document.ts";
import { RecordSorter } from "#server/files/sort/record-sorter.ts";
import { sortKey } from "#server/files/sort/sort-key.ts";
import type { CorpusTally } from "./describe-corpus.ts";
import { isOptedOut, type OptOuts } from "./opt-outs.ts";

/** The fields of a judgment that the tables need. `counsel` has only the lawyers. */
export interface LawyerDocument
  extends Pick<
    JudgmentRecord,
    "id" | "casename" | "court" | "case_number" | "text_type" | "casedate" | "cause" | "counsel"
  > {
  facts: CaseDocument;
}

/** A lawyer who is displayed, with the documents that are counted, one for each case. */
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

/**
 * A lawyer who has a certain name and appears under a certain case number. If `turn` is set, the lawyer is in
 * a later document, which names the case as an earlier one.
 */
interface Namesake extends Pick<Sighting, "key" | "parties"> {
  turn?: number;
}

/**
 * Parts of sort keys. Among the lawyers of one name under one case number, those of the case itself precede
 * those of later documents.
 */
const EARLIER = 0;
const LATER = 1;

/**
 * Finds the lawyers who moved from one firm to another, from the documents of a corpus. Moves are recorded in
 * the order of the later documents.
 */
class MoveFinder {
  readonly #byNumber = new RecordSorter<Namesake>();
  readonly #inTurn = new RecordSorter<[from: string, to: string]>();
  #turns = 0;

  add(record: Pick<JudgmentRecord, "case_number" | "earlier_cases" | "counsel">): void {
    for (const { key, name, parties } of sightingsIn(record)) {
      this.#note(record.case_number, name, EARLIER, { key, parties });
      for (const { case_number } of record.earlier_cases)
        this.#note(case_number, name, LATER, { key, parties, turn: this.#turns++ });
    }
  }

  /** The moves in all documents that were added. No document can be added afterwards. */
  find(): FirmMoves {
    let met = "";
    let earlier: Namesake | null = null;
    for (const { key, value: namesake } of this.#byNumber.sorted()) {
      const numbered = key.toString("latin1", 0, key.length - 8);
      if (namesake.turn === undefined) {
        // If two lawyers of the name appear in the earlier case, it is not clear which of them moved, so no
        // move is recorded.
        earlier = numbered === met ? null : namesake;
        met = numbered;
      } else if (
        numbered === met &&
        earlier &&
        earlier.key !== namesake.key &&
        sharesParty(earlier, namesake)
      )
        this.#inTurn.add(sortKey(namesake.turn), [earlier.key, namesake.key]);
    }
    this.#byNumber.close();
    const moves = new FirmMoves();
    for (const { value } of this.#inTurn.sorted()) moves.add(...value);
    this.#inTurn.close();
    return moves;
  }

  #note(caseNumber: string, name: string, when: typeof EARLIER | typeof LATER, namesake: Namesake): void {
    this.#byNumber.add(sortKey(caseNumber, name, when), namesake);
  }
}
