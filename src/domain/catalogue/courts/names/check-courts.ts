import type { CourtNode } from "../../node.ts";

/** Why a supplied catalogue cannot be used. `path` is where the fault is, e.g. [0].children[3].label. */
export interface CourtProblem {
  path: string;
  code:
    | "not_a_tree"
    | "not_a_node"
    | "value"
    | "label"
    | "level"
    | "text"
    | "children"
    | "too_deep"
    | "empty";
}

/** Irregularities of a catalogue that are accepted. */
export interface CourtOddities {
  repeatedIds: number;
  repeatedLabels: number;
  /** Number of courts whose `parent` is not the label of the court above them in the tree. */
  otherParents: number;
  /** Number of courts whose level is not one below that of the court above them. */
  otherLevels: number;
  /** Number of courts whose id is lower than that of an earlier court on the same level. */
  unorderedIds: number;
}

/** A usable catalogue with its irregularities, or the reasons why it is not usable. */
export type CheckedCourts =
  | { kind: "usable"; tree: CourtNode[]; count: number; oddities: CourtOddities }
  | { kind: "refused"; problems: CourtProblem[] };

/** Maximum depth of the tree. No catalogue of courts is deeper, and deeper data could exhaust the stack. */
const MAX_DEPTH = 8;
/** Maximum number of problems reported; more would hide the important ones. */
const MAX_PROBLEMS = 20;

/**
 * Checks whether parsed JSON is a catalogue in the specified form: an array of courts, or the supreme court
 * alone. Nothing is corrected. Unreadable data is refused; irregularities are counted.
 */
export function checkCourts(json: unknown): CheckedCourts {
  const roots = Array.isArray(json) ? json : [json];
  const problems: CourtProblem[] = [];
  if (json === null || typeof json !== "object") problems.push({ path: "", code: "not_a_tree" });
  else if (roots.length === 0) problems.push({ path: "", code: "empty" });
  else {
    roots.forEach((node, at) => {
      findProblems(node, Array.isArray(json) ? `[${at}]` : "", 0, problems);
    });
  }
  if (problems.length > 0) return { kind: "refused", problems: problems.slice(0, MAX_PROBLEMS) };
  const tree = roots as CourtNode[];
  const { count, oddities } = countOddities(tree);
  return { kind: "usable", tree, count, oddities };
}

function findProblems(node: unknown, path: string, depth: number, problems: CourtProblem[]): void {
  if (problems.length >= MAX_PROBLEMS) return;
  const add = (code: CourtProblem["code"], field = "") => {
    problems.push({ path: field === "" ? path : `${path}.${field}`, code });
  };
  if (node === null || typeof node !== "object" || Array.isArray(node)) {
    add("not_a_node");
    return;
  }
  const { value, label, level, parent, map, area, children } = node as Record<string, unknown>;
  if (!Number.isSafeInteger(value) || (value as number) < 0) add("value", "value");
  if (typeof label !== "string" || label.trim() === "") add("label", "label");
  if (level !== 0 && level !== 1 && level !== 2 && level !== 3) add("level", "level");
  for (const [field, text] of Object.entries({ parent, map, area })) {
    if (typeof text !== "string") add("text", field);
  }
  if (children === undefined || children === null) return;
  if (!Array.isArray(children)) add("children", "children");
  else if (depth >= MAX_DEPTH) add("too_deep", "children");
  else {
    children.forEach((child, at) => {
      findProblems(child, `${path}.children[${at}]`, depth + 1, problems);
    });
  }
}

function countOddities(tree: CourtNode[]): { count: number; oddities: CourtOddities } {
  const oddities = { repeatedIds: 0, repeatedLabels: 0, otherParents: 0, otherLevels: 0, unorderedIds: 0 };
  const ids = new Set<number>();
  const labels = new Set<string>();
  const highest = new Map<number, number>();
  let count = 0;
  const visit = (court: CourtNode, above: CourtNode | null) => {
    count++;
    if (ids.has(court.value)) oddities.repeatedIds++;
    if (labels.has(court.label)) oddities.repeatedLabels++;
    if (above && court.parent !== above.label) oddities.otherParents++;
    if (above && court.level !== above.level + 1) oddities.otherLevels++;
    if (court.value < (highest.get(court.level) ?? 0)) oddities.unorderedIds++;
    ids.add(court.value);
    labels.add(court.label);
    highest.set(court.level, Math.max(court.value, highest.get(court.level) ?? 0));
    for (const child of court.children ?? []) visit(child, court);
  };
  for (const court of tree) visit(court, null);
  return { count, oddities };
}
