import { toNfkc } from "../text/to-nfc.ts";
import type { CourtIndex } from "./courts.ts";
import type { CourtNode } from "./node.ts";
import { resolveCourt } from "./resolve-court.ts";

/** Ranks from best to worst; a lower number stands first. */
const RANK = { named: 0, start: 1, part: 2, former: 3, pinyinStart: 4, pinyinPart: 5, initials: 6 } as const;

/** The province that an intermediate court's label begins with; who types 呼和浩特 means the label behind it. */
const PROVINCE = /^(?:[^市县]{2,3}省|[^市县]{2,8}自治区)(?=.{2,}中级)/;

const withoutProvince = (label: string) => label.replace(PROVINCE, "");

/**
 * The courts that somebody may be typing, best first, at most `limit`. Takes Chinese (several words narrow
 * each other), former names, pinyin with or without spaces, and initials; within a rank upper courts come
 * first, then the order of the tree. `syllables` holds by ordinal the pinyin of each label's place, spaced.
 */
export function suggestCourts(
  keyword: string,
  courts: CourtIndex,
  syllables: string[],
  limit = 20,
): CourtNode[] {
  const typed = toNfkc(keyword).trim().toLowerCase();
  if (typed === "") return [];
  const ranked = /\p{Script=Han}/u.test(typed)
    ? rankChinese(typed, courts)
    : rankPinyin(typed.replaceAll("ü", "v").replace(/[^a-z]/g, ""), courts, syllables);
  return [...ranked]
    .sort(
      ([a, rankA], [b, rankB]) =>
        rankA - rankB || courts.ordered[a]!.level - courts.ordered[b]!.level || a - b,
    )
    .slice(0, limit)
    .map(([ordinal]) => courts.ordered[ordinal]!);
}

function rankChinese(typed: string, courts: CourtIndex): Map<number, number> {
  const ranks = new Map<number, number>();
  const offer = (ordinal: number, rank: number) => {
    ranks.set(ordinal, Math.min(rank, ranks.get(ordinal) ?? rank));
  };
  const named = resolveCourt(typed, courts);
  const ids = named.kind === "found" ? [named.id] : named.kind === "ambiguous" ? named.ids : [];
  for (const id of ids) offer(courts.ordinal(id), RANK.named);
  const words = typed.split(/\s+/).map((word) => word.replace(/(?:人民|人)?(?:法院?)?$/, "") || word);
  courts.ordered.forEach(({ label, value }, ordinal) => {
    const starts = label.startsWith(words[0]!) || withoutProvince(label).startsWith(words[0]!);
    if (words.length === 1 && starts) offer(ordinal, RANK.start);
    else if (words.every((word) => label.includes(word))) offer(ordinal, RANK.part);
    else if (words.length > 1) {
      const path = courts
        .path(value)
        .map((court) => court.label)
        .join("");
      if (words.every((word) => path.includes(word)) && words.some((word) => label.includes(word))) {
        offer(ordinal, RANK.part);
      }
    }
  });
  for (const { name, courts: labels } of courts.facts.former) {
    if (!words.every((word) => name.includes(word))) continue;
    for (const label of labels) {
      const court = courts.byLabel(label);
      if (court) offer(courts.ordinal(court.value), RANK.former);
    }
  }
  return ranks;
}

function rankPinyin(typed: string, courts: CourtIndex, syllables: string[]): Map<number, number> {
  const ranks = new Map<number, number>();
  if (typed === "") return ranks;
  courts.ordered.forEach(({ label }, ordinal) => {
    const read = (syllables[ordinal] ?? "").split(" ");
    const rank = rankReading(typed, read, label.length - withoutProvince(label).length);
    if (rank !== null) ranks.set(ordinal, rank);
  });
  return ranks;
}

/**
 * How the typed letters match a reading: from its start or behind the province, which takes the first
 * `province` syllables, from another syllable, as initials, or not at all.
 */
function rankReading(typed: string, syllables: string[], province: number): number | null {
  const whole = syllables.join("");
  let best: number | null = null;
  let at = 0;
  for (const [place, syllable] of syllables.entries()) {
    if (whole.startsWith(typed, at)) {
      if (place === 0 || place === province) return RANK.pinyinStart;
      best = RANK.pinyinPart;
    }
    at += syllable.length;
  }
  if (best !== null) return best;
  const initials = syllables.map((syllable) => syllable[0] ?? "").join("");
  return initials.includes(typed) ? RANK.initials : null;
}
