import { type SearchDocument, textLength } from "../../sources/document.ts";

/** Characters of the documents that are read before they are sorted; those before are still held meanwhile. */
const STRETCH_CHARACTERS = 4_000_000;

/**
 * The same documents, one stretch after another sorted by leading cause, then date. A cluster keeps them in the order they come
 * in: those of a cause and a year then lie together, and their values are read from few pages of memory instead of one
 * each. While one stretch is read the one before is given, so that whoever takes them does not wait.
 */
export function* sortStretches(
  documents: Iterable<SearchDocument>,
  most = STRETCH_CHARACTERS,
): Generator<SearchDocument> {
  let sorted: SearchDocument[] = [];
  let given = 0;
  let stretch: SearchDocument[] = [];
  let characters = 0;
  for (const document of documents) {
    if (given < sorted.length) yield sorted[given++]!;
    stretch.push(document);
    characters += textLength(document);
    if (characters < most) continue;
    yield* sorted.slice(given);
    sorted = stretch.sort(byCauseThenDate);
    given = 0;
    stretch = [];
    characters = 0;
  }
  yield* sorted.slice(given);
  yield* stretch.sort(byCauseThenDate);
}

function byCauseThenDate(one: SearchDocument, other: SearchDocument): number {
  const [cause, otherCause] = [causeOf(one), causeOf(other)];
  if (cause !== otherCause) return cause < otherCause ? -1 : 1;
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return 0;
}

/** Codes begin with those of the causes above, so that all below one lie together. */
const causeOf = ({ causes: [leading] }: SearchDocument): string => leading?.code ?? leading?.label ?? "";
