import type { JudgmentRecord } from "#domain/judgment/record.ts";
import {
  FirmMoves,
  type Sighting,
  sharesParty,
  sightingsIn,
} from "#domain/recovery/people/lawyer-identity.ts";
import { RecordSorter } from "#server/files/sort/record-sorter.ts";
import { sortKey } from "#server/files/sort/sort-key.ts";

/**
 * A lawyer who has a certain name and appears under a certain case number. If `turn` is set, the lawyer is in
 * a later document, which names the case as an earlier one.
 */
interface Namesake extends Pick<Sighting, "key" | "parties"> {
  turn?: number;
}

/**
 * Parts of sort keys. Among the lawyers of one name under one number, those of the case itself precede those
 * of later documents.
 */
const EARLIER = 0;
const LATER = 1;

/**
 * Finds the lawyers who moved from one firm to another, from the documents of a corpus. Moves are found in
 * the order of the later documents.
 */
export class MoveFinder {
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
