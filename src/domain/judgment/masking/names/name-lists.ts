import { letterWeight } from "./reads-as-name.ts";
import { SURNAME } from "./surnames.ts";
import { HIDDEN, isPassing } from "./told-name.ts";

/** At most as many names as a list may hold. */
const MAX_LISTED = 60;
const FAMILY = new RegExp(SURNAME, "y");
const FAMILY_NAME = new RegExp(`^${SURNAME}[\\u4e00-\\u9fff]{1,2}$`);
/** 王某1, 李某某, 张××: somebody whom the court masked, as an item of a list. */
const MASKED_ITEM = /[\u4e00-\u9fff][某×*＊XＸ]{1,3}[\u4e00-\u9fff]?[0-9]{0,2}(?:（[^（）]{1,40}）)?/y;
const MASKED_BEFORE = /[\u4e00-\u9fff][某×*＊XＸ]{1,3}[\u4e00-\u9fff]?[0-9]{0,2}$/;
const SEPARATOR = /[、和及与]/;
/** A name in a list may be explained: 李例（系邻居）. */
const BRACKET = /（[^（）]{1,60}）/y;
const BRACKET_BEFORE = /（[^（）]{1,60}）$/;
/** The longest item that is looked back for: a name with its bracket. */
const MAX_ITEM_CHARACTERS = 70;
/** A third sign with less weight is rather the first of what follows. */
const MIN_LIKELY_LETTER = 3;
const isLetter = (name: string): boolean => letterWeight(name.at(-1)!) >= MIN_LIKELY_LETTER;
/** What may stand between a name and a verb: 李例又被打伤. */
const ADVERB = /[也又还再都先已曾即正则便就均仍才未]$/;

/**
 * The names of a list that begins at a place of a text and that a sticky pattern closes (李例、王某1和张例 before 受伤);
 * null if anything in it may be something else than a name.
 */
export function listAhead(text: string, at: number, closes: RegExp): string[] | null {
  const names: string[] = [];
  for (let place = at, count = 0; count < MAX_LISTED; count++) {
    const masked = matchAt(MASKED_ITEM, text, place);
    const name = masked === null ? nameAhead(text, place, closes) : "";
    if (name === null) return null;
    if (name) names.push(name);
    place += masked?.length ?? name.length;
    place += matchAt(BRACKET, text, place)?.length ?? 0;
    if (matchAt(closes, text, place) !== null) return names;
    if (!SEPARATOR.test(text[place] ?? "")) return null;
    place++;
  }
  return null;
}

/** The name that begins at a place and ends before a bracket, a separator or what closes the list. */
function nameAhead(text: string, at: number, closes: RegExp): string | null {
  const family = matchAt(FAMILY, text, at);
  // 对蒋拳打脚踢: whom the text calls by the family name alone.
  if (family === null || matchAt(closes, text, at + family.length) !== null) return null;
  const [short, long] = [1, 2].map((letters) => {
    const name = text.slice(at, at + family.length + letters);
    const end = at + name.length;
    const isClosed = /[、和及与（]/.test(text[end] ?? "") || matchAt(closes, text, end) !== null;
    return isClosed && FAMILY_NAME.test(name) && isPassing(name) ? name : null;
  });
  if (short && long) return isLetter(long) ? long : short;
  return short ?? long ?? null;
}

/**
 * The names of a list that ends at a place of a text and begins behind a sign or behind what a pattern (ending
 * with $) says; empty if what stands there is no name.
 */
export function listBehind(
  text: string,
  end: number,
  opens: RegExp,
  isName: (name: string) => boolean = isPassing,
): string[] {
  const names: string[] = [];
  for (let place = end, count = 0; count < MAX_LISTED; count++) {
    const before = text.slice(Math.max(0, place - MAX_ITEM_CHARACTERS), place);
    let bare = before.replace(BRACKET_BEFORE, "");
    if (place === end && nameBehind(bare.replace(ADVERB, ""), opens, isName)) bare = bare.replace(ADVERB, "");
    const name = nameBehind(bare, opens, isName);
    const item = name || (MASKED_BEFORE.exec(bare)?.[0] ?? "");
    if (!item) return names;
    if (name) names.push(name);
    place -= before.length - bare.length + item.length;
    if (!SEPARATOR.test(text[place - 1] ?? "")) return names;
    place--;
  }
  return names;
}

function nameBehind(text: string, opens: RegExp, isName: (name: string) => boolean): string {
  for (const length of [4, 3, 2]) {
    const name = text.slice(-length);
    if (!FAMILY_NAME.test(name) || HIDDEN.test(name) || !isName(name)) continue;
    if (text.length === length || opens.test(text.slice(0, -length))) return name;
  }
  return "";
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
