import type { CourtNode } from "../../node.ts";

/** Facts about courts that the catalogue lacks. Labels that a supplied catalogue lacks are skipped. */
export interface CourtFacts {
  /**
   * Names that no court has today, with the labels of the successor courts; several if the area was split.
   * `until` is the year in which the name ended, 0 if unknown.
   */
  former: { name: string; courts: string[]; until: number }[];
  /** Former names of prefectures with today's intermediate court, in the same form. */
  formerCities: { name: string; court: string; until: number }[];
  /**
   * Nicknames of places (穗 and 羊城 for 广州市), with the place as it begins court names. Printed court names
   * never use them.
   */
  nicknames: { name: string; place: string }[];
  /**
   * By label: the present and former codes in the court's case numbers, e.g. 沪0115; a high court has the bare
   * character. Courts mostly keep their code of 2016 when their division gets another.
   */
  codes: Record<string, string[]>;
  /** Common characters by pronunciation, ignoring tone: one line per pronunciation. */
  soundAlikes: string;
  /**
   * One line per basic court: its label, a tab, and the townships of its division separated by blanks,
   * without 镇, 乡 and the like.
   */
  towns: string;
}

/** The catalogue of courts, for look-up and for ranges over subtrees. */
export interface CourtIndex {
  /** All courts depth first; a court's ordinal is its index here. */
  ordered: CourtNode[];
  facts: CourtFacts;
  /** The court with the id, or undefined; the first if a supplied catalogue repeats the id. */
  byId(id: number): CourtNode | undefined;
  /** The court with exactly this label, or undefined; the first if a supplied catalogue repeats it. */
  byLabel(label: string): CourtNode | undefined;
  /** Depth-first ordinal from 0; -1 for an unknown id. */
  ordinal(id: number): number;
  /** Ordinals of the court and all below it as [from, to); [0, 0) for an unknown id. */
  range(id: number): [from: number, to: number];
  /** The courts from the supreme court down to this one; empty for an unknown id. */
  path(id: number): CourtNode[];
}

const NO_FACTS: CourtFacts = {
  former: [],
  formerCities: [],
  nicknames: [],
  codes: {},
  soundAlikes: "",
  towns: "",
};

/**
 * An index of the tree, for look-up and for ranges over subtrees. Only the position in the tree counts, so a
 * supplied catalogue with gaps, out-of-order ids or wrong parent labels works the same.
 */
export function indexCourts(tree: CourtNode[], facts: CourtFacts = NO_FACTS): CourtIndex {
  const ordered: CourtNode[] = [];
  const ends: number[] = [];
  const parents: number[] = [];
  const ordinals = new Map<number, number>();
  const labels = new Map<string, CourtNode>();

  const visit = (court: CourtNode, parent: number) => {
    const ordinal = ordered.push(court) - 1;
    parents.push(parent);
    if (!ordinals.has(court.value)) ordinals.set(court.value, ordinal);
    if (!labels.has(court.label)) labels.set(court.label, court);
    for (const child of court.children ?? []) visit(child, ordinal);
    ends[ordinal] = ordered.length;
  };
  for (const court of tree) visit(court, -1);

  const ordinal = (id: number) => ordinals.get(id) ?? -1;
  return {
    ordered,
    facts,
    byId: (id) => ordered[ordinal(id)],
    byLabel: (label) => labels.get(label),
    ordinal,
    range: (id) => {
      const from = ordinal(id);
      return from < 0 ? [0, 0] : [from, ends[from]!];
    },
    path: (id) => {
      const path: CourtNode[] = [];
      for (let at = ordinal(id); at >= 0; at = parents[at]!) path.unshift(ordered[at]!);
      return path;
    },
  };
}
