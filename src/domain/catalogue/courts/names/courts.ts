import { indexTree, type TreeIndex } from "../../index-tree.ts";
import type { CourtNode } from "../../node.ts";

/**
 * Facts about courts that the catalogue does not state. Facts about a label that a supplied catalogue lacks
 * are ignored.
 */
export interface CourtFacts {
  /**
   * Names that no court has today. `courts` are the labels of the courts that succeeded it, several if its
   * area was split. `until` is the year in which the name ended, 0 if unknown.
   */
  former: { name: string; courts: string[]; until: number }[];
  /**
   * Former names of prefectures. `court` is the label of the prefecture's intermediate court today. `until`
   * is the year in which the name ended, 0 if unknown.
   */
  formerCities: { name: string; court: string; until: number }[];
  /**
   * Nicknames of places (穗 and 羊城 for 广州市). `place` is how the place is written at the start of court names.
   * Printed court names never use nicknames.
   */
  nicknames: { name: string; place: string }[];
  /**
   * For each court, by label: the present and former codes in its case numbers, e.g. 沪0115. The code of a
   * high court is only the character of its province. Most courts keep their code of 2016 even if the code of
   * their division changes.
   */
  codes: Record<string, string[]>;
  /**
   * Common characters, grouped by pronunciation without tone. Each line has the characters of one
   * pronunciation.
   */
  soundAlikes: string;
  /**
   * One line per basic court: its label, a tab, and the townships in its division, separated by blanks. The
   * townships are written without 镇, 乡 and similar words.
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
 * The catalogue built from the tree of courts. Gaps, unordered ids or wrong parent labels in a supplied
 * catalogue do no harm.
 */
export const indexCourts = (tree: CourtNode[], facts: CourtFacts = NO_FACTS): CourtIndex => ({
  ...indexTree(tree),
  facts,
});
