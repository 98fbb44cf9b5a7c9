import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOTS = /^(?:src|data|netlify|tests|research|docs|deploy|public|\.github)\//;
/** Paths with placeholders, or of files that a build or a run creates. */
const OPEN =
  /[*<>{}…$]|-N$|\b[A-Z][A-Z]+\b(?!\.md)|^data\/(?:corpus|generated|leads|office-keys)|^public\/(?:maps|catalogue|pagefind)/;

/** Paths in backticks in a document, and the targets of its links, from the project's folder. */
function pathsIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, path]) => path!)
    .filter((path) => ROOTS.test(path));
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(([, path]) =>
    path!.startsWith("/") ? "" : join(dirname(file), path!),
  );
  return [...quoted, ...linked].filter((path) => path !== "" && !OPEN.test(path));
}

const documents = globSync("{*.md,{docs,src,data,netlify,tests,research,deploy}/**/*.md}").filter(
  (file) => !/^(?:CHANGELOG\.md|src\/content\/)|node_modules|^data\/(?:generated|corpus)/.test(file),
);

test("every path that a document names is there", () => {
  const dead = documents.flatMap((file) =>
    pathsIn(file)
      .filter((path) => !existsSync(path.replace(/:\d+$/, "")))
      .map((path) => `${file}: ${path}`),
  );
  expect(documents.length).toBeGreaterThan(50);
  expect(dead).toEqual([]);
});
