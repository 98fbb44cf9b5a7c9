import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";

/** What follows the type of a node that is not in the query, and of one that is. */
const UNCHOSEN = '"flag":false,"count":';
const CHOSEN = '"flag":true,"count":';
const CHILDREN = ',"children":[';
/** Maximum bytes of a node beyond its head: comma, count, children, brackets. */
const BEYOND_HEAD = 40;
/** Maximum bytes of a head beyond its label and key. */
const HEAD_FRAME = 70;
const [COMMA, ZERO, CLOSE_LIST, CLOSE_NODE] = [0x2c, 0x30, 0x5d, 0x7d] as const;

/**
 * Writes the tree of a hierarchy's counted nodes as JSON. Apart from its count a node never changes, so it is
 * encoded once, when first shown. A tree of thousands of nodes is then mostly copied within one buffer, the
 * quickest way to move a few bytes.
 */
export class FacetWriter {
  readonly #laid: Hierarchy;
  readonly #type: string;
  /** First CHILDREN, then the heads one after another, then, from #outFrom, the answer. */
  #bytes: Buffer;
  #headsEnd = CHILDREN.length;
  readonly #outFrom: number;
  /** The head of a node lies from #from to #to, both 0 until it is encoded. */
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;

  constructor(laid: Hierarchy, type: string) {
    this.#laid = laid;
    this.#type = type;
    this.#from = new Uint32Array(laid.keys.length);
    this.#to = new Uint32Array(laid.keys.length);
    // A UTF-16 unit takes at most three bytes. A control character would take six, but no label has one.
    let most = CHILDREN.length;
    for (const [ordinal, { length }] of laid.labels.entries())
      most += HEAD_FRAME + (length + laid.keys[ordinal]!.length) * 3;
    this.#outFrom = most;
    this.#bytes = Buffer.allocUnsafeSlow(most + (1 << 14));
    this.#bytes.write(CHILDREN);
  }

  /**
   * The nodes with documents, separated by commas, children nested; `sums` counts documents at or below each
   * node, `chosen` holds the ordinals in the query. The bytes are the caller's.
   */
  write(sums: Uint32Array, chosen: ReadonlySet<number>): Uint8Array {
    const { ends } = this.#laid;
    /** Where the open nodes end, outermost first. */
    const open: number[] = [];
    let at = this.#outFrom;
    let isFirst = true;
    for (let ordinal = 0; ordinal < sums.length; ) {
      const count = sums[ordinal]!;
      if (count === 0) {
        ordinal = ends[ordinal]!;
        continue;
      }
      if (this.#to[ordinal] === 0) this.#makeHead(ordinal);
      const from = this.#from[ordinal]!;
      const to = this.#to[ordinal]!;
      this.#need(at + to - from + BEYOND_HEAD + open.length * 2);
      const bytes = this.#bytes;
      while (open.length > 0 && ordinal >= open[open.length - 1]!) {
        open.pop();
        bytes[at++] = CLOSE_LIST;
        bytes[at++] = CLOSE_NODE;
        isFirst = false;
      }
      if (!isFirst) bytes[at++] = COMMA;
      if (chosen.has(ordinal)) {
        at += bytes.write(this.#headOf(ordinal, CHOSEN), at);
      } else {
        bytes.copyWithin(at, from, to);
        at += to - from;
      }
      let scale = 1;
      while (scale * 10 <= count) scale *= 10;
      for (let rest = count; scale >= 1; scale = (scale / 10) | 0) {
        const digit = (rest / scale) | 0;
        bytes[at++] = ZERO + digit;
        rest -= digit * scale;
      }
      // So few bytes are sooner moved here than by a call.
      for (let byte = 0; byte < CHILDREN.length; byte++) bytes[at++] = bytes[byte]!;
      open.push(ends[ordinal]!);
      isFirst = true;
      ordinal++;
    }
    this.#need(at + open.length * 2);
    for (let left = open.length; left > 0; left--) {
      this.#bytes[at++] = CLOSE_LIST;
      this.#bytes[at++] = CLOSE_NODE;
    }
    return Buffer.from(this.#bytes.subarray(this.#outFrom, at));
  }

  #need(end: number): void {
    if (end <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(end, this.#bytes.length * 2));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }

  #makeHead(ordinal: number): void {
    this.#from[ordinal] = this.#headsEnd;
    this.#headsEnd += this.#bytes.write(this.#headOf(ordinal, UNCHOSEN), this.#headsEnd);
    this.#to[ordinal] = this.#headsEnd;
  }

  #headOf(ordinal: number, flag: string): string {
    const label = JSON.stringify(this.#laid.labels[ordinal]);
    const value = JSON.stringify(this.#laid.keys[ordinal]);
    return `{"label":${label},"value":${value},"type":"${this.#type}",${flag}`;
  }
}
