import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Names that a framework, or a loader of ours, looks for in many files: one meaning by design. */
const BY_DESIGN = /^(?:GET|config|carries|drawPanel|getStaticPaths)$/;
/** Words of one place, in each language. */
const WORDS = /^src\/i18n\/(?:cn|en)\//;

/** The files that declare and export each name; what a file passes on from another counts there alone. */
function exportedNames(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const file of globSync("{src,netlify,data/build,data/sample}/**/*.{ts,tsx,mts}")) {
    if (WORDS.test(file)) continue;
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
    for (const statement of source.statements) {
      if (!ts.canHaveModifiers(statement)) continue;
      const modifiers = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? [];
      if (
        !modifiers.includes(ts.SyntaxKind.ExportKeyword) ||
        modifiers.includes(ts.SyntaxKind.DefaultKeyword)
      )
        continue;
      const declared = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({ name }) => name)
        : [(statement as ts.DeclarationStatement).name];
      for (const name of declared) {
        if (!name || !ts.isIdentifier(name)) continue;
        names.set(name.text, (names.get(name.text) ?? new Set()).add(file));
      }
    }
  }
  return names;
}

test("no name is exported by two files, which could mean two things", () => {
  const twice = [...exportedNames()]
    .filter(([name, files]) => files.size > 1 && !BY_DESIGN.test(name))
    .map(([name, files]) => `${name}: ${[...files].sort().join(", ")}`);
  expect(twice.sort(), "Give one of them another name; docs/glossary.md says which words are taken.").toEqual(
    [],
  );
});
