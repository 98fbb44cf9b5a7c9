import { foldCharacters, isSeparator } from "./normalise-text.ts";

/** Half-open range of UTF-16 offsets into an original text. */
export type TextRange = [from: number, to: number];

/**
 * A normalised text that knows where it came from: its UTF-16 unit i stems from the original's units
 * starts[i] to ends[i], exclusive.
 */
export interface MappedText {
  text: string;
  starts: number[];
  ends: number[];
}

/**
 * Stretches that fold as one: a character with what may join it, which are marks, Hangul letters and
 * half-width sound marks. Folding stretch by stretch gives the same as folding the whole.
 */
const STRETCH =
  /[^\p{M}\u1100-\u11ff\u3130-\u318f\uff9e-\uffdc]?[\p{M}\u1100-\u11ff\u3130-\u318f\uff9e-\uffdc]*/gu;

/** The text normalised like normaliseText, with the way back to the original. */
export function mapNormalised(original: string): MappedText {
  const mapped: MappedText = { text: "", starts: [], ends: [] };
  const add = (units: string, start: number, end: number) => {
    mapped.text += units;
    for (let unit = 0; unit < units.length; unit++) {
      mapped.starts.push(start);
      mapped.ends.push(end);
    }
  };
  for (const { 0: stretch, index } of original.matchAll(STRETCH)) {
    const end = index + stretch.length;
    for (const character of foldCharacters(stretch)) {
      if (!isSeparator(character)) add(character, index, end);
      else if (mapped.text !== "" && !mapped.text.endsWith(" ")) add(" ", index, end);
    }
  }
  if (mapped.text.endsWith(" ")) {
    mapped.text = mapped.text.slice(0, -1);
    mapped.starts.pop();
    mapped.ends.pop();
  }
  return mapped;
}

/** Every place where a normalised keyword stands, in the original's offsets, ascending; places may overlap. */
export function locateKeyword(mapped: MappedText, keyword: string): TextRange[] {
  const places: TextRange[] = [];
  if (keyword === "") return places;
  for (let at = mapped.text.indexOf(keyword); at >= 0; at = mapped.text.indexOf(keyword, at + 1)) {
    places.push([mapped.starts[at]!, mapped.ends[at + keyword.length - 1]!]);
  }
  return places;
}

/** The same ranges in ascending order, with touching and overlapping ones joined. */
export function joinRanges(ranges: TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
