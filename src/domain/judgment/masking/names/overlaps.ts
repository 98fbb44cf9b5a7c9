import type { Candidate } from "./name-model.ts";

/** Of candidates that overlap, keeps the one with the highest score. */
export function apart(found: Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const next of found) {
    let isBest = true;
    while (kept.length > 0 && kept.at(-1)!.end > next.at) {
      if (kept.at(-1)!.score >= next.score) {
        isBest = false;
        break;
      }
      kept.pop();
    }
    if (isBest) kept.push(next);
  }
  return kept;
}

/**
 * Whether each occurrence of a name is the beginning of a longer name in `found`, or overlaps the end of
 * another (牛陈 in 张例牛陈述, beside 张例牛).
 */
export function isPart(name: string, found: ReadonlySet<string>, text: string): boolean {
  const others = [...found].filter(
    (other) =>
      other !== name && (other.startsWith(name) || (!other.startsWith(name[0]!) && other.includes(name[0]!))),
  );
  if (others.length === 0) return false;
  const isCovered = (at: number): boolean =>
    others.some((other) => text.startsWith(other, at - other.indexOf(name[0]!)));
  return placesOf(text, name).every(isCovered);
}

/**
 * Whether a name is another name of `found` with a character before or after it, is rarer than that name
 * alone (杨例聊, beside 杨例 elsewhere), and never stands before a punctuation mark.
 */
export function hasSurplus(name: string, found: ReadonlySet<string>, text: string): boolean {
  const others = [name.slice(0, -1), name.slice(1)].filter((other) => found.has(other));
  const places = placesOf(text, name);
  return (
    others.some((other) => placesOf(text, other).length > MIN_RATIO * places.length) &&
    places.every((at) => /[\u4e00-\u9fff]/.test(text[at + name.length] ?? ""))
  );
}
const MIN_RATIO = 3;

/** The offsets at which a string occurs in a text. */
export function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}
