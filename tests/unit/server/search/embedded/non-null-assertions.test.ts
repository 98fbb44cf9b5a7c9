import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Fewer than this many: what is known to be there is read by array-reads.ts, or its type says so. */
const LIMIT = 60;

function countAssertions(text: string): number {
  let count = 0;
  const visit = (node: ts.Node) => {
    if (ts.isNonNullExpression(node)) count++;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("one.ts", text, ts.ScriptTarget.Latest));
  return count;
}

test("the embedded engine asserts in few places that something is there", () => {
  const files = globSync("src/server/search/embedded/**/*.ts");
  expect(files.length).toBeGreaterThan(30);
  const counts = files.map((file): [string, number] => [file, countAssertions(readFileSync(file, "utf8"))]);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const where = counts.filter(([, count]) => count > 0).map(([file, count]) => `${file}: ${count}`);
  expect(total, where.join("\n")).toBeLessThan(LIMIT);
  expect(countAssertions("a[0]!.b !== !c!")).toBe(2);
});
