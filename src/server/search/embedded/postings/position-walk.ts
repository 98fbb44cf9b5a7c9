import { PositionCursor } from "./position-cursor.ts";

/** Walks the positions of one document after another, in ascending order, reading only as far as asked. */
export class PositionWalk extends PositionCursor {
  /** The present position. */
  position = 0;
  #index = 0;
  /** Where the next position lies: -1 not looked up yet. */
  #next = 0;
  #end = 0;

  /** Goes to the first position of the document at an index of the list. */
  begin(index: number): void {
    const first = this.firsts[index]!;
    this.position = first >>> 1;
    this.#index = index;
    this.#next = (first & 1) === 0 ? 0 : -1;
    this.#end = 0;
  }

  /** Goes on to the first position that is no lower; false if there is none. */
  seek(least: number): boolean {
    if (this.#next < 0) {
      this.#next = this.find(this.#index);
      this.#end = this.end;
    }
    const { rest } = this;
    const end = this.#end;
    let at = this.#next;
    let position = this.position;
    while (position < least && at < end) {
      let byte = rest[at++]!;
      let step = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = rest[at++]!;
        step |= (byte & 0x7f) << shift;
      }
      position += step;
    }
    this.#next = at;
    this.position = position;
    return position >= least;
  }
}
