import { oncePer } from "../../once-per.ts";
import { annotate, citesLaw, isAnnotation } from "./annotations.ts";
import {
  BLANK_BEHIND_DOT,
  eachPart,
  foldCharacters,
  HAS_NAME_DOT,
  isSeparator,
  NAME_DOT,
  NEEDS_NO_FOLDING,
  NUMBER_EDGE,
  normaliseText,
  PARTING,
} from "./normalise-text.ts";

/** Half-open range of UTF-16 offsets into an original text. */
export type TextRange = [from: number, to: number];

/**
 * A normalised text with its mapping to the original. UTF-16 unit i of the text comes from the units of the
 * original from starts[i] up to, but not including, ends[i]. Both arrays may be longer than the text.
 */
export interface MappedText {
  text: string;
  starts: number[];
  ends: number[];
}

/**
 * A sequence of characters that must be folded together: a character with the marks, Hangul letters and
 * half-width sound marks that may combine with it. Folding sequence by sequence gives the same result as
 * folding the whole text.
 */
const FOLDED_TOGETHER =
  /[^\p{M}\u1100-\u11ff\u3130-\u318f\uff9e-\uffdc]?[\p{M}\u1100-\u11ff\u3130-\u318f\uff9e-\uffdc]*/uy;

/** Common punctuation marks. Each is a separator. */
const COMMON_MARKS = new Set([..."，。、；：？！（）“”‘’〔〕.,;:()"].map((mark) => mark.charCodeAt(0)));

/**
 * How a UTF-16 unit is normalised. "itself": it is kept. "separator": it separates runs. "other": it needs
 * full folding.
 */
const kindOf = (unit: number): "itself" | "separator" | "other" => {
  const isItself =
    (unit >= 0x4e00 && unit <= 0x9fff) || (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39);
  return isItself ? "itself" : COMMON_MARKS.has(unit) ? "separator" : "other";
};

/** The text normalised as by `normaliseText`, with its mapping to the original. */
export function mapNormalised(original: string): MappedText {
  const folded = mapFolded(original);
  const mapped: MappedText = { text: "", starts: [], ends: [] };
  const units: string[] = [];
  const add = (unit: string, from: number, to = from) => {
    units.push(unit);
    mapped.starts.push(folded.starts[from]!);
    mapped.ends.push(folded.ends[to]!);
  };
  const separate = (at: number) => {
    if (units.length > 0 && units.at(-1) !== " ") add(" ", at);
  };
  eachPart(folded.text, (kind, from, to) => {
    if (kind === "number") {
      add(NUMBER_EDGE, from);
      for (let at = from; at < to; at++) add(folded.text[at] === "，" ? "," : folded.text.charAt(at), at);
      add(NUMBER_EDGE, to - 1);
      return;
    }
    const dots = new Set([...folded.text.slice(from, to).matchAll(NAME_DOT)].flatMap(placesOf));
    for (let at = from; at < to; at++) {
      if (dots.has(at - from)) continue;
      const isCommon = kindOf(folded.text.charCodeAt(at));
      const character = isCommon === "other" ? String.fromCodePoint(folded.text.codePointAt(at)!) : "";
      if (isCommon === "separator" || (character !== "" && isSeparator(character))) separate(at);
      else
        for (let unit = 0; unit < (character.length || 1); unit++)
          add(folded.text.charAt(at + unit), at + unit);
      if (character.length === 2) at++;
    }
  });
  if (units.at(-1) === " ") units.pop();
  return { ...mapped, text: units.join("") };
}

const placesOf = ({ 0: run, index }: RegExpExecArray) => Array.from(run, (_, at) => index + at);

/** The text folded as by `foldCharacters`, with its mapping to the original. */
function mapFolded(original: string): MappedText {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const partings = new Set(
    [...original.matchAll(BLANK_BEHIND_DOT)].map((match) => match.index + match[1]!.length),
  );
  const add = (unit: string, start: number, end: number) => {
    units.push(unit);
    starts.push(start);
    ends.push(end);
  };
  for (let at = 0; at < original.length; ) {
    if (partings.has(at)) add(PARTING, at, at + 1);
    // The next unit must be common too, because a combining mark would change this one.
    if (isCommon(original, at) && (at + 1 === original.length || isCommon(original, at + 1))) {
      add(original.charAt(at), at, at + 1);
      at++;
      continue;
    }
    FOLDED_TOGETHER.lastIndex = at;
    const sequence = FOLDED_TOGETHER.exec(original)![0];
    const end = at + sequence.length;
    for (const character of foldCharacters(sequence).split("")) add(character, at, end);
    at = end;
  }
  return { text: units.join(""), starts, ends };
}

const isCommon = (text: string, at: number) => kindOf(text.charCodeAt(at)) !== "other";

/**
 * All occurrences of a normalised keyword, as offsets into the original in ascending order. They may overlap.
 */
export function locateKeyword(mapped: MappedText, keyword: string): TextRange[] {
  return locatePlain(mapped.text, keyword).map(([from, to]) => [mapped.starts[from]!, mapped.ends[to - 1]!]);
}

/**
 * The occurrences of each word in an original text. A word is a list of forms (normalised phrases and
 * annotations) and occurs wherever one of them does. What is prepared for a list of words is cached, because
 * a search looks for the same list in hundreds of paragraphs.
 */
export function locateWords(text: string, words: readonly (readonly string[])[]): TextRange[][] {
  const { phrases, citations } = prepareWords(words);
  const found = locatePhrases(text, phrases);
  if (found === null && citations.length === 0) return words.map(() => []);
  const places = new Map(found?.map((ranges, at) => [phrases[at]!.text, ranges]));
  const said =
    citations.length > 0 ? annotate(text, (key) => citations.some((form) => citesLaw(form, key))) : [];
  return words.map((forms) =>
    forms.flatMap((form) =>
      isAnnotation(form)
        ? said.filter((one) => one.text.startsWith(form)).map(({ from, to }): TextRange => [from, to])
        : (places.get(form) ?? []),
    ),
  );
}

interface Phrase {
  text: string;
  /** Distinct ideographs of `text`. */
  ideographs: string[];
  /** True if `text` contains no separator and no number. */
  isPlain: boolean;
}

/** An ideograph. No character outside FOLDS_TO_IDEOGRAPH folds to it. */
const IDEOGRAPH = /[\u4e00-\u9fff]/;
/** The characters that may fold to ideographs: radicals, squared words, surrogates. */
const FOLDS_TO_IDEOGRAPH = /[\u2e80-\u2fff\u3021-\u303a\u3190-\u33ff\uf900-\ufaff\ud800-\udfff]/;

const preparePhrase = (text: string): Phrase => ({
  text,
  ideographs: [...new Set(text)].filter((character) => IDEOGRAPH.test(character)),
  isPlain: !/[ #]/.test(text),
});

/** The forms of the words: phrases, and annotations of citations or sums. */
const prepareWords = oncePer((words: readonly (readonly string[])[]) => {
  const forms = [...new Set(words.flat())];
  return {
    phrases: forms.filter((form) => !isAnnotation(form)).map(preparePhrase),
    citations: forms.filter(isAnnotation),
  };
});

/**
 * The occurrences of each phrase; null if none occurs. Most texts contain no phrase, and most others need no
 * mapping. Both cases are cheaper to detect than a mapping is to build.
 */
function locatePhrases(text: string, phrases: readonly Phrase[]): TextRange[][] | null {
  if (lacksAll(text, phrases)) return null;
  // If the text needs no folding, a plain phrase occurs in it as it is or not at all.
  if (phrases.every(({ isPlain }) => isPlain) && NEEDS_NO_FOLDING.test(text) && !HAS_NAME_DOT.test(text))
    return phrases.map((phrase) => locatePlain(text, phrase.text));
  const normalised = normaliseText(text);
  if (!phrases.some((phrase) => normalised.includes(phrase.text))) return null;
  const mapped = mapNormalised(text);
  return phrases.map((phrase) => locateKeyword(mapped, phrase.text));
}

/** True if each phrase has an ideograph that the text lacks and no character of the text may fold to one. */
const lacksAll = (text: string, phrases: readonly Phrase[]) =>
  phrases.every(({ ideographs }) => ideographs.some((one) => !text.includes(one))) &&
  !FOLDS_TO_IDEOGRAPH.test(text);

function locatePlain(text: string, keyword: string): TextRange[] {
  const places: TextRange[] = [];
  if (keyword === "") return places;
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + 1)) {
    places.push([at, at + keyword.length]);
  }
  return places;
}

/** The ranges in ascending order. Those that touch or overlap are joined. */
export function joinRanges(ranges: TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
