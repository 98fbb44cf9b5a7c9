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
 * A lawyer of a name under a case number. With a `turn`, it is from a later document that names the number as
 * an earlier one.
 */
interface Namesake extends Pick<Sighting, "key" | "parties"> {
  turn?: number;
}

/** Sort keys, earlier before later, within one name under one number. */
const EARLIER = 0;
const LATER = 1;

/** Finds the moves between firms in the documents of a corpus, in the order of the later documents. */
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

  /** The moves of all documents added; nothing can be added afterwards. */
  find(): FirmMoves {
    let met = "";
    let earlier: Namesake | null = null;
    for (const { key, value: namesake } of this.#byNumber.sorted()) {
      const numbered = key.toString("latin1", 0, key.length - 8);
      if (namesake.turn === undefined) {
        // Two lawyers of the name under one number are ambiguous, so no move is recorded.
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
