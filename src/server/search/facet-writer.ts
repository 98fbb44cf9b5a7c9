import type { Hierarchy } from "#domain/search/hierarchy.ts";

/** What follows a node's type where it is not in the query, and where it is. */
const UNCHOSEN = '"flag":false,"count":';
const CHOSEN = '"flag":true,"count":';
const CHILDREN = Buffer.from(',"children":[');
/** Bytes that a node takes beyond its head at most: comma, count, children, brackets. */
const BEYOND_HEAD = 40;
const [COMMA, ZERO, CLOSE_LIST, CLOSE_NODE] = [0x2c, 0x30, 0x5d, 0x7d];

/**
 * Writes the tree of a hierarchy's counted nodes as JSON. What a node says but for its count stays the same
 * from answer to answer, so it is encoded once, when the node is first shown: a tree of thousands of nodes
 * is then mostly copied.
 */
export class FacetWriter {
  readonly #laid: Hierarchy;
  readonly #type: string;
  /** Heads one behind the other; that of a node lies from #from to #to, which are 0 until it is made. */
  #heads = Buffer.allocUnsafeSlow(1 << 14);
  #headsEnd = 0;
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;
  #out = Buffer.allocUnsafeSlow(1 << 14);

  constructor(laid: Hierarchy, type: string) {
    this.#laid = laid;
    this.#type = type;
    this.#from = new Uint32Array(laid.keys.length);
    this.#to = new Uint32Array(laid.keys.length);
  }

  /**
   * The nodes with documents, comma between them, children inside; `sums` are the documents at each node and
   * below, `chosen` the ordinals that the query holds. The bytes are valid until the next call.
   */
  write(sums: Uint32Array, chosen: ReadonlySet<number>): Uint8Array {
    const { ends } = this.#laid;
    /** Where the nodes that are open end, outermost first. */
    const open: number[] = [];
    let at = 0;
    let isFirst = true;
    for (let ordinal = 0; ordinal < sums.length; ) {
      if (sums[ordinal] === 0) {
        ordinal = ends[ordinal]!;
        continue;
      }
      this.#need(at, ordinal, open.length);
      const out = this.#out;
      while (open.length > 0 && ordinal >= open.at(-1)!) {
        open.pop();
        out[at++] = CLOSE_LIST!;
        out[at++] = CLOSE_NODE!;
        isFirst = false;
      }
      if (!isFirst) out[at++] = COMMA!;
      at = this.#writeNode(at, ordinal, sums[ordinal]!, chosen.has(ordinal));
      open.push(ends[ordinal]!);
      isFirst = true;
      ordinal++;
    }
    this.#need(at, -1, open.length);
    for (let left = open.length; left > 0; left--) {
      this.#out[at++] = CLOSE_LIST!;
      this.#out[at++] = CLOSE_NODE!;
    }
    return this.#out.subarray(0, at);
  }

  #writeNode(start: number, ordinal: number, count: number, isChosen: boolean): number {
    const out = this.#out;
    let at = start;
    if (isChosen) {
      at += out.write(this.#headOf(ordinal, CHOSEN), at);
    } else {
      const from = this.#from[ordinal]!;
      const to = this.#to[ordinal]!;
      out.set(this.#heads.subarray(from, to), at);
      at += to - from;
    }
    let scale = 1;
    while (scale * 10 <= count) scale *= 10;
    for (; scale >= 1; scale /= 10) out[at++] = ZERO! + (Math.floor(count / scale) % 10);
    out.set(CHILDREN, at);
    return at + CHILDREN.length;
  }

  /** Makes the head of a node, if there is one, and room for it behind `at` and the closing of `open` nodes. */
  #need(at: number, ordinal: number, open: number): void {
    if (ordinal >= 0 && this.#to[ordinal] === 0) this.#makeHead(ordinal);
    const head = ordinal < 0 ? 0 : this.#to[ordinal]! - this.#from[ordinal]!;
    const needed = at + head + BEYOND_HEAD + open * 2;
    if (needed > this.#out.length) this.#out = grown(this.#out, needed);
  }

  #makeHead(ordinal: number): void {
    const head = this.#headOf(ordinal, UNCHOSEN);
    // A UTF-16 unit takes three bytes at most.
    const most = this.#headsEnd + head.length * 3;
    if (most > this.#heads.length) this.#heads = grown(this.#heads, most);
    this.#from[ordinal] = this.#headsEnd;
    this.#headsEnd += this.#heads.write(head, this.#headsEnd);
    this.#to[ordinal] = this.#headsEnd;
  }

  #headOf(ordinal: number, flag: string): string {
    const label = JSON.stringify(this.#laid.labels[ordinal]);
    const value = JSON.stringify(this.#laid.keys[ordinal]);
    return `{"label":${label},"value":${value},"type":"${this.#type}",${flag}`;
  }
}

function grown(bytes: Buffer, needed: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.max(needed, bytes.length * 2));
  larger.set(bytes);
  return larger;
}
