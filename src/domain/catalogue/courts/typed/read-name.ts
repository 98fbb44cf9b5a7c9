import type { NamedCourt } from "../names/court-names.ts";
import type { CourtIndex } from "../names/courts.ts";
import { sayCourt, shortCourtNames } from "../names/short-court-names.ts";
import { type CourtHint, narrowByHint } from "../printed/narrow-courts.ts";
import { type CourtResolution, resolveCourt } from "../printed/resolve-court.ts";
import { beginCourts, readShortForm } from "./read-short-form.ts";
import { rewordCourt, saysNothing } from "./reword-court.ts";

/** Longer than any place or court that people name. */
export const MAX_COURT_CHARS = 40;
/** Courts that a text may mean, by id; a single one is taken only where the reading is sure. */
export interface Reading {
  ids: number[];
  isSure: boolean;
}

/** Ids of what a text was resolved to; none if it is unknown. */
export const idsOf = (read: CourtResolution): number[] =>
  read.kind === "unknown" ? [] : read.kind === "found" ? [read.id] : read.ids;

/**
 * Hospitals, schools, prosecutors' offices and the like stand in the same places. So do military courts, which
 * the catalogue does not have: 上海军事法院 is not 上海海事法院 misspelt.
 */
export const OTHER_HOUSE =
  /军事(?:法|院)|军事$|(?:医|学|影|剧|戏|科|书|画|寺|老|利|察|究|修|美容|电影|国务|参议|众议)院$/;

/** The courts that the text names as a whole: as judgments print it, or by a short form. */
export function readName(asked: string, bare: string, courts: CourtIndex, hint: CourtHint): Reading {
  const printed = idsOf(resolveCourt(asked, courts, hint));
  const asPrinted = { ids: printed, isSure: true };
  if (bare.length < 2 || bare.length > MAX_COURT_CHARS || OTHER_HOUSE.test(bare)) return asPrinted;
  const { named, isBegun } = readShortForm(bare, courts);
  if (named.length === 0) return asPrinted;
  const short = shortCourtNames(courts);
  const left = named.length > 1 ? narrowByHint(named, courts, short.names, hint) : named;
  // A court that was parted is one of those that bear its name with a number today.
  const parts = left.length === 1 && left[0]!.until !== 0 ? beginCourts(sayCourt(bare), short) : [];
  const ids = [...left, ...parts].map(({ ordinal }: NamedCourt) => courts.ordered[ordinal]!.value);
  // 高级人民法院（重庆）: printed without what the brackets hold, it is any of them.
  const isWithin = printed.length > 1 && ids.every((id) => printed.includes(id));
  return { ids: [...new Set(isWithin ? ids : [...printed, ...ids])], isSure: !isBegun };
}

/**
 * The courts that the text means without the words around the name, or with its places in another order; sure where
 * what was left out says nothing. Null for none.
 */
export function readReworded(bare: string, courts: CourtIndex, hint: CourtHint): Reading | null {
  for (const { text, dropped } of rewordCourt(bare, shortCourtNames(courts))) {
    const { ids, isSure } = readName(text, text, courts, hint);
    if (ids.length > 0) return { ids, isSure: isSure && saysNothing(dropped) };
  }
  return null;
}
