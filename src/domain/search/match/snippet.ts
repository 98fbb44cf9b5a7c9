import { joinRanges, locateWords, type TextRange } from "./locate-keywords.ts";
import type { SearchedWord } from "./word-forms.ts";

/**
 * An excerpt of an original text. `ranges` are the places to highlight, as half-open UTF-16 offsets into
 * `text`.
 */
export interface SnippetPiece {
  text: string;
  ranges: TextRange[];
  /** Index of the paragraph from 0; -1 for the title. */
  paragraph: number;
  /** Offset of the excerpt in its paragraph, in UTF-16 units. */
  from: number;
  /** True when the paragraph continues after the excerpt. */
  more: boolean;
}

/** Length of an excerpt in characters. */
const PIECE_CHARS = 110;
/** Maximum number of characters of an excerpt before its first highlight. */
const LEAD_CHARS = 30;
/** An excerpt contains the text up to this many characters after its first highlight. */
export const SNIPPET_REACH = PIECE_CHARS - LEAD_CHARS;
/** Maximum number of excerpts in one result, besides the title. */
const PIECES = 2;
/** Characters after which an excerpt may begin, so that it does not begin in mid-sentence. */
const BREAK = /[，。；：、！？,;:!?\s]/;

/**
 * The snippets of a document: its title if that contains a keyword, then up to two excerpts. Each excerpt
 * shows keywords (in any of their forms) that no earlier one shows. Paragraphs with every word of one of the
 * `groups` come first, then those from `preferred` on. A match inside a standard phrase counts only if the
 * keyword has no other match. If the text contains no keyword, the beginning of paragraph `preferred` is
 * shown, so that no result is empty.
 */
export function cutSnippets(
  title: string,
  paragraphs: string[],
  keywords: string[][],
  preferred: number,
  groups: readonly (readonly SearchedWord[])[] = [],
): SnippetPiece[] {
  const pieces: SnippetPiece[] = [];
  const inTitle = locateWords(title, keywords).flat();
  if (inTitle.length > 0) {
    pieces.push({ text: title, ranges: joinRanges(inTitle), paragraph: -1, from: 0, more: false });
  }
  const missing = new Set(keywords.keys());
  const isFull = () => missing.size === 0 || pieces.filter((piece) => piece.paragraph >= 0).length === PIECES;
  /**
   * Adds an excerpt of a paragraph, if it shows a keyword that is still missing. `places` are all matches of
   * each keyword in the paragraph, and `told` only the matches that count. The excerpt starts near the first
   * of `told`.
   */
  const show = (paragraph: number, places: TextRange[][], told: TextRange[][]) => {
    if (isFull()) return;
    const firsts = [...missing].flatMap((keyword) => told[keyword]![0]?.[0] ?? []);
    if (firsts.length === 0) return;
    const piece = cutPiece(paragraphs[paragraph]!, paragraph, Math.min(...firsts), joinRanges(places.flat()));
    pieces.push(piece);
    const end = piece.from + piece.text.length;
    for (const keyword of missing)
      if (places[keyword]!.some((place) => place[0] >= piece.from && place[1] <= end))
        missing.delete(keyword);
  };
  const inForm: [paragraph: number, places: TextRange[][]][] = [];
  for (const paragraph of paragraphOrder(paragraphs, preferred, groups)) {
    if (isFull()) break;
    const places = locateWords(paragraphs[paragraph]!, keywords);
    if (places.every((ranges) => ranges.length === 0)) continue;
    const form = [...paragraphs[paragraph]!.matchAll(FORM)];
    const told = places.map((ranges) =>
      ranges.filter(([at]) => !form.some(({ 0: said, index }) => at >= index && at < index + said.length)),
    );
    show(paragraph, places, told);
    inForm.push([paragraph, places]);
  }
  for (const [paragraph, places] of inForm) show(paragraph, places, places);
  if (pieces.every((piece) => piece.paragraph < 0)) {
    const text = paragraphs[preferred] ?? paragraphs[0];
    if (text) pieces.push(cutPiece(text, paragraphs[preferred] ? preferred : 0, 0, []));
  }
  return pieces;
}

/**
 * Standard phrases of judgments: the sentences on how the case came to the court, the opening of the operative
 * part, the citation of the applied law, and the closing sentences.
 */
const FORM =
  /(?<=^|。)[^。]*(?:不服[^。]*向本院(?:提[起出]上诉|申请再审)|本院[^。]*已审[查理]终结)[^。]*|(?:(?:依照|依据|根据|按照)[^。；]*)?(?:判决|裁定|决定)如下|(?:依照|依据|根据|按照)[^。；，]*规定[，：:]?$|如(?:果)?(?:未按|不服)本[^。]*|案件受理费[^。]*/g;

/**
 * Whether a paragraph is the line of keywords below its heading. It tells less than a sentence, and its
 * separators are often missing in print.
 */
const isKeywords = (paragraphs: string[], at: number) =>
  /^[【[]?关键词[】\]]?[：:]?$/.test(paragraphs[at - 1] ?? "");

function paragraphOrder(
  paragraphs: string[],
  preferred: number,
  groups: readonly (readonly SearchedWord[])[],
): number[] {
  const order: number[] = [];
  const last: number[] = [];
  const start = preferred < paragraphs.length ? preferred : 0;
  for (let step = 0; step < paragraphs.length; step++) {
    const paragraph = (start + step) % paragraphs.length;
    (isKeywords(paragraphs, paragraph) ? last : order).push(paragraph);
  }
  order.push(...last);
  if (groups.length === 0) return order;
  const groupsOfForms = groups.map((words) => words.map(({ forms }) => forms));
  const holdsGroup = (paragraph: number) =>
    groupsOfForms.some((words) =>
      locateWords(paragraphs[paragraph]!, words).every((places) => places.length > 0),
    );
  return [...order.filter(holdsGroup), ...order.filter((paragraph) => !holdsGroup(paragraph))];
}

/** The excerpt of a paragraph around the offset `focus`, with those of the given ranges that lie in it. */
export function cutPiece(
  text: string,
  paragraph: number,
  focus: number,
  ranges: readonly TextRange[],
): SnippetPiece {
  const from = pieceStart(text, focus);
  const to = withoutHalfCharacter(text, Math.min(text.length, from + PIECE_CHARS));
  const within = ranges
    .map(([start, end]): TextRange => [Math.max(start, from) - from, Math.min(end, to) - from])
    .filter(([start, end]) => start < end);
  return { text: text.slice(from, to), ranges: within, paragraph, from, more: to < text.length };
}

/** Where an excerpt starts: after a break shortly before the focus, or else in mid-sentence. */
function pieceStart(text: string, focus: number): number {
  const earliest = Math.max(0, focus - LEAD_CHARS);
  if (earliest === 0) return 0;
  for (let at = earliest; at < focus; at++) if (BREAK.test(text.charAt(at - 1))) return at;
  return withoutHalfCharacter(text, earliest);
}

/** The offset, moved back by one if it would split a surrogate pair. */
function withoutHalfCharacter(text: string, offset: number): number {
  const unit = text.charCodeAt(offset);
  return offset > 0 && unit >= 0xdc00 && unit <= 0xdfff ? offset - 1 : offset;
}
