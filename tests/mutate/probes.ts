import ts from "typescript";

/** A section of a source that is executed as a whole or not at all, except for sections inside it. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface Probe extends Stretch {
  /** Code inserted before and after the section's code, around the expression that records it. */
  readonly at: number;
  readonly until?: number;
  readonly as: "statement" | "block" | "expression";
}

const leads = (node: ts.Statement): boolean =>
  ts.isVariableStatement(node) || ts.isExpressionStatement(node) || ts.isFunctionDeclaration(node);

/** Statements in a row: a new section begins after each statement that may leave the block. */
function* ofStatements(statements: readonly ts.Statement[], start: number, end: number): Generator<Probe> {
  for (const [index, statement] of statements.entries()) {
    const before = statements[index - 1];
    if (before && leads(before)) continue;
    yield { start: before ? statement.getStart() : start, end, at: statement.getStart(), as: "statement" };
  }
}

const whole = (node: ts.Node, as: Probe["as"]): Probe => ({
  ...{ start: node.getStart(), end: node.getEnd(), at: node.getStart(), until: node.getEnd(), as },
});

function* ofNode(node: ts.Node): Generator<Probe> {
  if (ts.isBlock(node) || ts.isCaseOrDefaultClause(node))
    yield* ofStatements(node.statements, node.getStart(), node.getEnd());
  else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) yield whole(node.body, "expression");
  else if (ts.isConditionalExpression(node)) {
    yield whole(node.whenTrue, "expression");
    yield whole(node.whenFalse, "expression");
  } else if (ts.isIfStatement(node) || ts.isIterationStatement(node, false)) {
    const arms = ts.isIfStatement(node) ? [node.thenStatement, node.elseStatement] : [node.statement];
    for (const arm of arms) if (arm && !ts.isBlock(arm)) yield whole(arm, "block");
  }
}

function probesOf(path: string, source: string): readonly Probe[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const probes: Probe[] = [{ start: 0, end: source.length, at: 0, as: "statement" }];
  const visit = (node: ts.Node): void => {
    probes.push(...ofNode(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return probes;
}

/**
 * The sections of a source in the order of their numbers; number 0 is the module, which is executed when
 * loaded.
 */
export const stretchesOf = (path: string, source: string): readonly Stretch[] => probesOf(path, source);

/** The number of the smallest section around a position. */
export function stretchAt(stretches: readonly Stretch[], place: number): number {
  const size = ({ start, end }: Stretch): number => end - start;
  return stretches.reduce(
    (best, each, number) =>
      each.start <= place && place < each.end && size(each) <= size(stretches[best] as Stretch)
        ? number
        : best,
    0,
  );
}

/**
 * The instrumented source, which records each executed section in the array `notes(count)`: text of an
 * expression.
 */
export function probed(path: string, source: string, notes: (count: number) => string): string {
  const probes = probesOf(path, source);
  const openings = new Map([[0, `const fasuNotes=${notes(probes.length)};`]]);
  const closings = new Map<number, string>();
  for (const [number, { at, until, as }] of probes.entries()) {
    const note = `fasuNotes[${number}]=1`;
    const opening = { statement: `${note};`, block: `{${note};`, expression: `(${note},` }[as];
    openings.set(at, (openings.get(at) ?? "") + opening);
    // The last section opened is closed first.
    if (until !== undefined) closings.set(until, (as === "block" ? "}" : ")") + (closings.get(until) ?? ""));
  }
  const places = [...new Set([...openings.keys(), ...closings.keys()])].sort((a, b) => a - b);
  return places
    .map(
      (at, index) =>
        (closings.get(at) ?? "") + (openings.get(at) ?? "") + source.slice(at, places[index + 1]),
    )
    .join("");
}
