/** Pieces read of a text at most; models of this kind take 512. */
const MAX_PIECES = 256;
/** A Chinese character, a run of other letters and digits, or one mark. */
const UNITS = /\p{Script=Han}|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/** Cuts texts into the pieces of a BERT vocabulary (WordPiece; Wu 2016). */
export class WordPieces {
  readonly #numbers: ReadonlyMap<string, number>;

  /** `vocabulary`: a piece a line, as vocab.txt has them. Throws RangeError if it lacks the marks of a text. */
  constructor(vocabulary: string) {
    this.#numbers = new Map(vocabulary.split(/\r?\n/).map((piece, at) => [piece, at]));
    for (const mark of ["[CLS]", "[SEP]", "[UNK]"])
      if (!this.#numbers.has(mark)) throw new RangeError(`vocab.txt has no line ${mark}`);
  }

  /** The numbers of the pieces, between those of the marks for start and end. */
  read(text: string): number[] {
    const found = [...(text.toLowerCase().match(UNITS) ?? [])].flatMap((unit) => this.#cut(unit));
    const mark = (name: string) => this.#numbers.get(name)!;
    return [mark("[CLS]"), ...found.slice(0, MAX_PIECES - 2), mark("[SEP]")];
  }

  /** The longest known piece from the left, again and again; one unknown makes the whole unit unknown. */
  #cut(unit: string): number[] {
    const pieces: number[] = [];
    for (let from = 0; from < unit.length; ) {
      let to = unit.length;
      const numberOf = () => this.#numbers.get((from > 0 ? "##" : "") + unit.slice(from, to));
      while (to > from && numberOf() === undefined) to--;
      if (to === from) return [this.#numbers.get("[UNK]")!];
      pieces.push(numberOf()!);
      from = to;
    }
    return pieces;
  }
}
