import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CONTENT_ROOT } from "#contract/content/collections.ts";
import { checkSiteContent } from "#server/content/check-content.ts";
import { type Problem, problemToText } from "#server/content/source/problem.ts";
import { writeWhole } from "../files/write-file.ts";

/** Changes to try. They map a path to the new content of the file; null removes the file. */
export type ContentChanges = ReadonlyMap<string, string | Uint8Array | null>;

/**
 * The faults that some changes would add. The changes are made in a copy, so the project's files stay as they
 * are.
 */
export function newProblems(root: string, changes: ContentChanges): Problem[] {
  const copy = mkdtempSync(join(tmpdir(), "fasu-try-"));
  try {
    cpSync(join(root, CONTENT_ROOT), join(copy, CONTENT_ROOT), { recursive: true });
    // Pages and public files must exist, because links lead to them. A junction needs no special permission
    // on Windows.
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

/** All faults of the content below `root`. An unset value is a fault. */
export const problemsOf = (root: string): Problem[] => checkSiteContent({ root, production: true }).problems;

/** A fault as text without its line. A fault that only moved to another line is not new. */
export function withoutLine(problem: Problem): string {
  return problemToText({ ...problem, line: 1 });
}
