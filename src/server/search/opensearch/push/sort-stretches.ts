import { type SearchDocument, textLength } from "../../sources/document.ts";

/**
 * Length, in characters, of a stretch of documents that is sorted in memory; the previous stretch is in
 * memory too.
 */
const STRETCH_CHARACTERS = 4_000_000;

/**
 * The same documents in stretches, each sorted by leading cause, then date. A cluster stores documents in the
 * order of arrival, so those of a cause and a year become adjacent, and their values are read from a few
 * pages of memory instead of one each. A stretch is yielded while the next one is read, so that the consumer
 * does not wait.
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

/** A code begins with those of its ancestors, so all causes below one are adjacent. */
const causeOf = ({ causes: [leading] }: SearchDocument): string => leading?.code ?? leading?.label ?? "";
