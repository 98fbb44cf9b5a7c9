import type { OpenedWordings, Shared } from "./rank-causes.ts";

/** What each later position in a line takes off a cause's share of a wording. */
export const PART = 0.5;
/** Wordings that a cause is assumed to have beside its own. */
export const BESIDE = 8;
/** The share of wordings that any feature occurs in. */
const ANYWHERE = 0.002;

/** What a feature of this many wordings tells is kept: the characters of one text are those of the next. */
const KEPT_FROM = 32;

/** The causes of the wordings that have a feature. */
interface FeatureCauses {
  causes: Uint16Array;
  /** Of each how much more often its wordings have the feature than any: a natural logarithm, 0 and above. */
  logs: Float64Array;
}

/** What all wordings of a cause together say of a feature. */
export class CauseShares {
  readonly #opened: OpenedWordings;
  /** By feature, where it has been reckoned and is kept. */
  readonly #known: (FeatureCauses | undefined)[];
  /** Room for those of one feature. */
  readonly #room: FeatureCauses;
  /** Of each cause how much of its wordings has the feature that is reckoned; 0 in between. */
  readonly #holding: Float32Array;
  /** What each position in a line has of a wording. */
  readonly #partOf: Float64Array;

  constructor(opened: OpenedWordings) {
    const { tables, codes, lines } = opened;
    this.#opened = opened;
    this.#known = new Array(tables.starts.length);
    this.#room = { causes: new Uint16Array(codes.length), logs: new Float64Array(codes.length) };
    this.#holding = new Float32Array(codes.length);
    const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
    this.#partOf = Float64Array.from({ length: longest }, (_, at) => 1 / (1 + PART * at));
  }

  /** Adds what a feature of so much weight says of each cause, and to those that have it at all how much of the text it is. */
  add(feature: number, much: number, square: number, into: Pick<Shared, "together" | "covered">): void {
    addAll(this.#known[feature] ?? this.#reckon(feature), much, square, into.together, into.covered);
  }

  /** Valid until another is reckoned. */
  #reckon(feature: number): FeatureCauses {
    const { tables, lineStarts, lineCodes, partsOf } = this.#opened;
    const { lineOf, owners } = tables;
    const holding = this.#holding;
    const { causes, logs } = this.#room;
    const from = tables.starts[feature]!;
    const to = tables.starts[feature + 1]!;
    let count = 0;
    for (let place = from; place < to; place++) {
      const line = lineOf[owners[place]!]!;
      const start = lineStarts[line]!;
      const end = lineStarts[line + 1]!;
      for (let at = start; at < end; at++) {
        const cause = lineCodes[at]!;
        if (holding[cause] === 0) causes[count++] = cause;
        holding[cause]! += this.#partOf[at - start]!;
      }
    }
    for (let at = 0; at < count; at++) {
      const cause = causes[at]!;
      const share = holding[cause]! / (partsOf[cause]! + BESIDE);
      logs[at] = Math.max(0, Math.log(share / ANYWHERE));
      holding[cause] = 0;
    }
    const told = { causes: causes.subarray(0, count), logs: logs.subarray(0, count) };
    if (to - from >= KEPT_FROM)
      this.#known[feature] = { causes: told.causes.slice(), logs: told.logs.slice() };
    return told;
  }
}

function addAll(
  { causes, logs }: FeatureCauses,
  much: number,
  square: number,
  together: Float32Array,
  covered: Float32Array,
): void {
  for (let at = 0; at < causes.length; at++) {
    const cause = causes[at]!;
    together[cause]! += much * logs[at]!;
    covered[cause]! += square;
  }
}
