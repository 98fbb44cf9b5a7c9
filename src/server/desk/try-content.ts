import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CONTENT_ROOT } from "#contract/content/collections.ts";
import { checkSiteContent } from "#server/content/check-content.ts";
import { type Problem, problemToText } from "#server/content/source/problem.ts";
import { writeWhole } from "../files/write-file.ts";

/** Changes to test: maps a path to the new bytes of the file, or to null for a removed file. */
export type ContentChanges = ReadonlyMap<string, string | Uint8Array | null>;

/** The faults that some changes would add. They are applied to a copy; the project's files stay untouched. */
export function newProblems(root: string, changes: ContentChanges): Problem[] {
  const copy = mkdtempSync(join(tmpdir(), "fasu-try-"));
  try {
    cpSync(join(root, CONTENT_ROOT), join(copy, CONTENT_ROOT), { recursive: true });
    // Pages and files are link targets; a junction needs no special permission on Windows.
    for (const folder of ["src/pages", "public"])
      symlinkSync(join(root, folder), join(copy, folder), "junction");
    for (const [path, content] of changes) {
      const target = join(copy, path);
      mkdirSync(dirname(target), { recursive: true });
      if (content === null) rmSync(target, { force: true });
      else writeWhole(target, content);
    }
    const known = new Set(problemsOf(root).map(withoutLine));
    return problemsOf(copy).filter((problem) => !known.has(withoutLine(problem)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** All problems in the content below `root`, including unset values. */
export const problemsOf = (root: string): Problem[] => checkSiteContent({ root, production: true }).problems;

/** A fault without its line, so that a fault that only moved is not new. */
export function withoutLine(problem: Problem): string {
  return problemToText({ ...problem, line: 1 });
}
