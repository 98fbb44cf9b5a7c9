import type { CourtIndex } from "../names/courts.ts";
import { withoutTownKind } from "../names/place-names.ts";
import { shortCourtNames } from "../names/short-court-names.ts";
import type { CourtHint } from "../printed/narrow-courts.ts";
import { citiesBefore, withinPlaces } from "./near-courts.ts";
import { type Reading, readName } from "./read-name.ts";
import { saidAfter } from "./reword-court.ts";

/**
 * Maximum number of courts with a township of the same name. If there are more, the text is too ambiguous.
 */
const MAX_TOWN_COURTS = 20;
/** A word for a tribunal after its place: 人民法庭 in 张浦人民法庭, 法庭 in 黄江第二法庭. */
const TRIBUNAL = /(?:人民)?(?:法庭|法院|(?<!法)庭)$/;
const NUMBER = /第?[一二三四五六]$/;
/**
 * The courts whose division contains the township in the text: 中关村法庭, 宁波观海卫人民法庭, 增城新塘镇法院. Most tribunals are
 * named after a township, and no list of tribunals is public. `isTribunal`: 法庭 was typed. It matters because
 * 火星 is a township, but 火星法院 is a joke.
 */
export function readTown(text: string, isTribunal: boolean, courts: CourtIndex, hint: CourtHint): Reading {
  for (const one of [text, ...saidAfter(text)]) {
    if (!TRIBUNAL.test(one)) continue;
    const stem = one.replace(TRIBUNAL, "");
    // Both forms are tried, because in the place 东四 the number is part of the name.
    for (const place of new Set([stem, stem.replace(NUMBER, "")])) {
      const read = readPlace(place, isTribunal, courts, hint);
      if (read.ids.length > 0) return read;
    }
  }
  return { ids: [], isSure: false };
}

function readPlace(stem: string, isTribunal: boolean, courts: CourtIndex, hint: CourtHint): Reading {
  if (stem.length < 2) return { ids: [], isSure: false };
  const short = shortCourtNames(courts);
  const found: number[] = [];
  for (const [places, rest] of citiesBefore(stem, short)) {
    if (places === null && rest === withoutTownKind(rest) && !isTribunal) continue;
    const fits = places === null ? () => true : withinPlaces(places, short);
    const own = courtsOfTown(withoutTownKind(rest), courts).filter((id) =>
      fits({ ordinal: courts.ordinal(id), until: 0 }),
    );
    found.push(...own);
  }
  if (found.length > 0) return { ids: [...new Set(found)].slice(0, MAX_TOWN_COURTS), isSure: false };
  for (let length = stem.length - 2; length > 1; length--) {
    const own = courtsOfTown(withoutTownKind(stem.slice(length)), courts);
    if (own.length === 0) continue;
    const place = `${stem.slice(0, length)}法院`;
    const both = readName(place, place, courts, hint).ids.filter((id) => own.includes(id));
    if (both.length > 0) return { ids: both, isSure: both.length === 1 };
  }
  return { ids: [], isSure: false };
}

/** Ids of the courts with a township of this name in their division. */
function courtsOfTown(town: string, { facts: { towns }, byLabel }: CourtIndex): number[] {
  if (town.length < 2) return [];
  const ids: number[] = [];
  for (let at = towns.indexOf(town); at >= 0; at = towns.indexOf(town, at + 1)) {
    const isWhole = /[\t ]/.test(towns[at - 1] ?? "") && /[ \n]|^$/.test(towns[at + town.length] ?? "");
    if (!isWhole) continue;
    const line = towns.lastIndexOf("\n", at) + 1;
    const court = byLabel(towns.slice(line, towns.indexOf("\t", line)));
    if (court && !ids.includes(court.value)) ids.push(court.value);
  }
  return ids;
}
