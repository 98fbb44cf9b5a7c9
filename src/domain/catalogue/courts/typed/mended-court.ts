import type { CourtIndex } from "../names/courts.ts";
import type { CourtHint } from "../printed/narrow-courts.ts";
import { findNearCourts, mendKind } from "./near-courts.ts";
import { readName, readReworded } from "./read-name.ts";
import { exchanged, nameAlone, saidAfter } from "./reword-court.ts";

/** Maximum length of a prefecture with a county, in characters. */
const MAX_PLACE_CHARS = 16;

/**
 * Ids of the courts whose name the text contains with one typo, likeliest first. If there are none, of the
 * courts of the place that the text names. `isTribunal`: the typed text ended in 法庭.
 */
export function readMended(bare: string, isTribunal: boolean, courts: CourtIndex, hint: CourtHint): number[] {
  const read = (text: string) => {
    const { ids } = readName(text, text, courts, hint);
    return ids.length > 0 ? ids : (readReworded(text, courts, hint)?.ids ?? []);
  };
  const found = [
    ...(isTribunal ? placesNamed(bare, courts, hint) : []),
    ...mendKind(bare, courts).flatMap(read),
    ...findNearCourts(nameAlone(bare), courts),
  ];
  if (found.length > 0) return found;
  for (const text of [...mendKind(bare, courts), ...endings(bare)]) {
    const near = findNearCourts(nameAlone(text), courts);
    if (near.length > 0) return near;
  }
  for (const text of exchanged(bare)) {
    const { ids } = readName(text, text, courts, hint);
    if (ids.length > 0) return ids;
  }
  return isTribunal ? [] : placesNamed(bare, courts, hint);
}

/** The text without its first one to five characters, as long as a place and a word for court are left. */
const endings = (bare: string): string[] =>
  /^.{3,}[法高中]院/.test(bare)
    ? [1, 2, 3, 4, 5].map((at) => bare.slice(at)).filter((text) => /^..+院/.test(text))
    : [];

/**
 * Ids of the courts of a place that is named at the start of the text, or after a word such as 在: 海淀 in
 * 海淀中关村法庭, 嘉定 in 我在嘉定打官司的那个法院.
 */
function placesNamed(bare: string, courts: CourtIndex, hint: CourtHint): number[] {
  if (!/[法高中]院|法庭|打官司|起诉|立案|开庭|上诉|应诉|被告|判的|审的/u.test(bare)) return [];
  for (const text of [bare, ...saidAfter(bare)])
    for (let length = Math.min(MAX_PLACE_CHARS, text.length - 2); length > 1; length--)
      for (const kind of ["法院", "中院"]) {
        const name = text.slice(0, length) + kind;
        const { ids, isSure } = readName(name, name, courts, hint);
        if (ids.length > 0 && isSure) return ids;
      }
  return [];
}
