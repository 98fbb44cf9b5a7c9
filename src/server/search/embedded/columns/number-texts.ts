import { firstIndex } from "#domain/search/array-reads.ts";
import { within32Bits } from "../../../generated/column-spool.ts";
import { COLUMNS_FILE } from "../../../generated/index-files.ts";
import type { ColumnSpools, Columns } from "./columns.ts";

/** Separates case numbers. No normalised case number contains it. */
const LINE_END = "\n";

/** Adds the case number of the next document, normalised for searching. */
export function addNumber({ numberAt, numbers }: ColumnSpools, number: string): void {
  numberAt.push(within32Bits(numbers.length, COLUMNS_FILE));
  numbers.pushAll(Buffer.from(number + LINE_END));
}

/** Doc ids of the documents whose case number contains a normalised text, ascending, as a lazy iterator. */
export function* docIdsHolding({ numberAt, numbers }: Columns, text: string): Generator<number> {
  const texts = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.length);
  const wanted = Buffer.from(text);
  for (let at = texts.indexOf(wanted); at >= 0; ) {
    const next = firstIndex(numberAt.length, (docId) => numberAt[docId]! > at);
    yield next - 1;
    at = texts.indexOf(wanted, numberAt[next] ?? texts.length);
  }
}
