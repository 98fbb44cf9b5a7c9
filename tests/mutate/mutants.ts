import ts from "typescript";

/** One change of one source: the characters from `start` up to `end` become `text`. */
export interface Mutant {
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Line of the change, from 1. */
  readonly line: number;
}

const SWAPPED_OPERATORS = new Map<ts.SyntaxKind, readonly string[]>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ["!=="]],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ["==="]],
  [ts.SyntaxKind.LessThanToken, ["<=", ">="]],
  [ts.SyntaxKind.LessThanEqualsToken, ["<", ">"]],
  [ts.SyntaxKind.GreaterThanToken, [">=", "<="]],
  [ts.SyntaxKind.GreaterThanEqualsToken, [">", "<"]],
  [ts.SyntaxKind.AmpersandAmpersandToken, ["||"]],
  [ts.SyntaxKind.BarBarToken, ["&&"]],
  [ts.SyntaxKind.QuestionQuestionToken, ["&&"]],
  [ts.SyntaxKind.PlusToken, ["-"]],
  [ts.SyntaxKind.MinusToken, ["+"]],
  [ts.SyntaxKind.AsteriskToken, ["/"]],
  [ts.SyntaxKind.SlashToken, ["*"]],
  [ts.SyntaxKind.PercentToken, ["*"]],
  [ts.SyntaxKind.PlusEqualsToken, ["-="]],
  [ts.SyntaxKind.MinusEqualsToken, ["+="]],
]);

const SWAPPED_METHODS = new Map<string, string | null>([
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
  ["toUpperCase", "toLowerCase"],
  ["toLowerCase", "toUpperCase"],
  // Null removes the call and leaves the object that it was called on.
  ["filter", null],
  ["sort", null],
  ["toSorted", null],
  ["reverse", null],
  ["toReversed", null],
  ["slice", null],
  ["trim", null],
]);

type Add = (operator: string, node: ts.Node, text: string) => void;

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

function ofBinary(node: ts.BinaryExpression, add: Add): void {
  const kind = node.operatorToken.kind;
  const joinsText = kind === ts.SyntaxKind.PlusToken && isText(node);
  const comparesType = ts.isTypeOfExpression(node.left) || ts.isTypeOfExpression(node.right);
  if (joinsText || comparesType) return;
  for (const text of SWAPPED_OPERATORS.get(kind) ?? []) add("operator", node.operatorToken, text);
}

function ofCall(node: ts.CallExpression, add: Add): void {
  if (!ts.isPropertyAccessExpression(node.expression)) return;
  const { name, expression } = node.expression;
  const swapped = SWAPPED_METHODS.get(name.text);
  if (swapped === null) add("call", node, expression.getText());
  else if (swapped !== undefined) add("method", name, swapped);
}

function ofLiteral(node: ts.Node, add: Add): void {
  const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  const names = ts.isModuleDeclaration(node.parent) || ts.isExpressionStatement(node.parent);
  if (isKey || names) return;
  if (ts.isStringLiteralLike(node) && node.text !== "") add("text", node, '""');
  else if (ts.isTemplateExpression(node)) add("text", node, '""');
  else if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) add("list", node, "[]");
  else if (node.kind === ts.SyntaxKind.TrueKeyword) add("boolean", node, "false");
  else if (node.kind === ts.SyntaxKind.FalseKeyword) add("boolean", node, "true");
}

function ofCondition(node: ts.Node, add: Add): void {
  if (ts.isIfStatement(node)) {
    add("condition", node.expression, "true");
    add("condition", node.expression, "false");
  } else if (ts.isConditionalExpression(node)) {
    add("condition", node.condition, "true");
    add("condition", node.condition, "false");
  } else if (ts.isWhileStatement(node) || (ts.isForStatement(node) && node.condition)) {
    add("condition", ts.isWhileStatement(node) ? node.expression : (node.condition as ts.Node), "false");
  }
}

function ofNode(node: ts.Node, add: Add): void {
  if (ts.isBinaryExpression(node)) ofBinary(node, add);
  else if (ts.isCallExpression(node)) ofCall(node, add);
  else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    add("negation", node, node.operand.getText());
  else if (ts.isBlock(node) && node.statements.length > 0 && ts.isFunctionLike(node.parent))
    add("body", node, "{}");
  else ofLiteral(node, add);
  ofCondition(node, add);
}

/** The message of a programming error is for people: a test of its text would only repeat it. */
const isMessage = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    ? ts.isNewExpression(node.parent) &&
      /Error$/.test(node.parent.expression.getText()) &&
      / /.test(node.getText())
    : false;

/** Types, imports and code that only names a type are erased before a test runs, so they are not mutated. */
const isErased = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

/**
 * All mutants of a TypeScript source in the order of its text, by Stryker's default operators (comparisons,
 * logic, arithmetic, conditions, negations, strings, arrays, booleans, blocks, calls of array and string
 * methods).
 */
export function mutantsOf(path: string, source: string): readonly Mutant[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add: Add = (operator, node, text) => {
    const start = node.getStart(file);
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ operator, start, end: node.getEnd(), text, line });
  };
  const visit = (node: ts.Node): void => {
    if (isErased(node) || isMessage(node)) return;
    ofNode(node, add);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return mutants.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The source with one mutant in it. */
export const mutated = (source: string, { start, end, text }: Mutant): string =>
  `${source.slice(0, start)}${text}${source.slice(end)}`;
