import { oncePer } from "../../once-per.ts";
import { allMatches } from "../../text/all-matches.ts";
import { expandName, foldCauseText } from "./cause-wordings.ts";
import type { CauseIndex } from "./causes.ts";

/**
 * A cause name that occurs in a folded text from `from` up to, but not including, `to`. `whole` is false if
 * the text omits the name's ending.
 */
export interface CauseMatch {
  code: string;
  from: number;
  to: number;
  whole: boolean;
}

export interface Entry {
  code: string;
  whole: boolean;
}

/** Endings of cause names that titles and keywords may omit. */
const ENDING = /(纠纷|案件|罪|赔偿)$/;
const GAP = "××";
const MAX_GAP = 16;

/** Finds cause names in folded text. */
export interface CauseMatcher {
  /**
   * The cause names in a text, in order and without overlaps. Where names overlap, one with its ending is
   * preferred, then the longest. `branches` lists the branches whose causes are searched for, e.g. "12".
   */
  find(text: string, branches: string): CauseMatch[];
}

/** The matcher over all names of the catalogue, built on first use. */
export const causeMatcher = oncePer(buildMatcher);

/**
 * Adds the cause `entry` to those that have the same name. Each branch keeps only one of them. If one is an
 * ancestor of the other, the descendant is kept, because it is more specific. But a cause that has this as
 * its whole name takes precedence over a cause that has it only after its ending is removed.
 */
function addEntry(entries: Entry[], entry: Entry): void {
  const at = entries.findIndex(({ code }) => code[0] === entry.code[0]);
  const other = entries[at];
  if (!other) entries.push(entry);
  else if (entry.code.startsWith(other.code) ? entry.whole >= other.whole : entry.whole && !other.whole)
    entries[at] = entry;
}

/** Adds a folded name of a cause to the entries by name, and the name without its ending. */
export function addName(entriesOf: Map<string, Entry[]>, name: string, code: string, ending: RegExp): void {
  const cut = name.replace(ending, "");
  for (const form of new Set([name, cut.length >= 2 ? cut : name])) {
    const entries = entriesOf.get(form) ?? [];
    entriesOf.set(form, entries);
    addEntry(entries, { code, whole: form === name });
  }
}

function buildMatcher(causes: CauseIndex): CauseMatcher {
  /** The causes with each name, at most one per branch. */
  const entriesOf = new Map<string, Entry[]>();
  const gapped: { pattern: RegExp; code: string }[] = [];

  for (const { code, name } of causes.called) {
    if (code.length === 1 && causes.byId(code)?.label === name) continue;
    for (const folded of expandName(name, foldCauseText)) {
      if (folded.includes(GAP)) {
        if (folded.startsWith(GAP)) continue;
        const pattern = folded.split(GAP).join(`.{0,${MAX_GAP}}?`);
        gapped.push({ pattern: new RegExp(pattern, "gu"), code });
        continue;
      }
      addName(entriesOf, folded, code, ENDING);
    }
  }
  /** By the first two characters of a name, the length of the longest name that begins with them. */
  const longestOf = new Map<string, number>();
  for (const name of entriesOf.keys()) {
    const start = name.slice(0, 2);
    longestOf.set(start, Math.max(longestOf.get(start) ?? 0, name.length));
  }

  const find = (text: string, branches: string): CauseMatch[] => {
    const found: CauseMatch[] = [];
    for (let from = 0; from < text.length; from++) {
      const last = Math.min(text.length, from + (longestOf.get(text.slice(from, from + 2)) ?? 0));
      let longest: CauseMatch | undefined;
      for (let to = from + 2; to <= last; to++) {
        const entry = entriesOf
          .get(text.slice(from, to))
          ?.find(({ code }) => branches.includes(code.charAt(0)));
        if (entry && (!longest || entry.whole >= longest.whole)) longest = { ...entry, from, to };
      }
      if (longest) found.push(longest);
    }
    if (branches.includes("5")) {
      for (const { pattern, code } of gapped) {
        for (const hit of allMatches(text, pattern)) {
          found.push({ code, from: hit.index, to: hit.index + hit[0].length, whole: true });
        }
      }
    }
    return withoutOverlaps(found);
  };
  return { find };
}

function withoutOverlaps(found: CauseMatch[]): CauseMatch[] {
  const length = (match: CauseMatch) => match.to - match.from;
  const ranked = found.toSorted(
    (a, b) => Number(b.whole) - Number(a.whole) || length(b) - length(a) || a.from - b.from,
  );
  const kept: CauseMatch[] = [];
  for (const match of ranked) {
    if (kept.every((other) => match.to <= other.from || match.from >= other.to)) kept.push(match);
  }
  return kept.toSorted((a, b) => a.from - b.from);
}
