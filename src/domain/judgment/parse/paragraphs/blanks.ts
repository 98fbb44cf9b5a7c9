import { PARTY_HEAD, PARTY_WORD } from "../people/roles.ts";
import { matchesAt } from "./boundaries.ts";
import { ITEM } from "./openers.ts";

const SENTENCE_BLANK = /[。；：）！？”》…] (?=\S)/g;
/**
 * Minimum number of blanks after sentence ends in a text whose line ends were replaced by blanks. There must
 * also be more than three times as many of these blanks as line ends.
 */
const MIN_BLANKS = 3;
/** A label separated by a blank from its value: 原告 张三, 审判长 李四. */
const LABEL = new RegExp(
  `^(?:${PARTY_WORD.source}|委托诉讼代理人|委托代理人|指定辩护人|辩护人|诉讼代理人|法定代理人|法定代表人|负责人|经营者|代理?审判[长员]|审判[长员]|助理审判员|人民陪审员|代?书记员|法官助理|附)(?:[（(][^（）()]{1,30}[）)])?[：:]?$`,
);

/** True for a text whose line ends were replaced by blanks. */
export function isPartedByBlanks(text: string): boolean {
  const blanks = text.match(SENTENCE_BLANK)?.length ?? 0;
  if (blanks < MIN_BLANKS) return false;
  const lines = text.match(/\n/g)?.length ?? 0;
  return blanks > lines * 3;
}

/**
 * The text with line ends restored where blanks replaced them. A blank is a line end after the end of a
 * sentence or clause, and between two longer runs of characters. It stays a blank between a label and its
 * value and in spaced-out words.
 */
export function toLines(text: string): string {
  const pieces = text.split(" ");
  let out = pieces[0] ?? "";
  for (let index = 1; index < pieces.length; index++) {
    const before = pieces[index - 1] ?? "";
    const piece = pieces[index] ?? "";
    out += isLineEnd(before, piece) ? `\n${piece}` : ` ${piece}`;
  }
  return out;
}

function isLineEnd(before: string, piece: string): boolean {
  if (before === "" || piece === "" || /^[，。；：、）！？”》]/.test(piece)) return false;
  if (/[。；：）！？”》…]$/.test(before)) return true;
  if (/[，、（《“]$/.test(before)) return /律师，$/.test(before) && PARTY_HEAD.test(piece);
  if (matchesAt(ITEM, piece, 0)) return true;
  if (LABEL.test(before.split(/[\n。，]/).at(-1) ?? "")) return false;
  // A number belongs to the word before it, but a year starts an account of events.
  if (/^[0-9A-Za-z.%]/.test(piece) && !/^(?:19|20)[0-9]{2}年/.test(piece)) return false;
  return (
    before.length > 2 &&
    piece.length > 2 &&
    (/[\u4e00-\u9fff]$/.test(before) || /^[\u4e00-\u9fff]/.test(piece))
  );
}
