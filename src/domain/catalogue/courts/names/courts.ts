import { indexTree, type TreeIndex } from "../../index-tree.ts";
import type { CourtNode } from "../../node.ts";

/** Facts about courts that the catalogue lacks. Labels that a supplied catalogue lacks are skipped. */
export interface CourtFacts {
  /**
   * Names that no court has today, with the labels of the successor courts; several if the area was split.
   * `until` is the year in which the name ended, 0 if unknown.
   */
  former: { name: string; courts: string[]; until: number }[];
  /**
   * Former names of prefectures, each with today's intermediate court and the year in which the name ended, 0
   * if unknown.
   */
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

/** The catalogue of courts. */
export interface CourtIndex extends TreeIndex<CourtNode> {
  facts: CourtFacts;
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
 * An index of the tree of courts. A supplied catalogue with gaps, out-of-order ids or wrong parent labels works the
 * same.
 */
export const indexCourts = (tree: CourtNode[], facts: CourtFacts = NO_FACTS): CourtIndex => ({
  ...indexTree(tree),
  facts,
});
