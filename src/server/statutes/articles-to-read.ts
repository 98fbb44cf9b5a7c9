import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { oncePerKey } from "#domain/once-per.ts";
import { articleLabel } from "#domain/statute/citation/article-label.ts";
import { citedLines } from "#domain/statute/citation/cited-lines.ts";
import { type CitableLaw, LawIndex } from "#domain/statute/citation/law-index.ts";
import { shortName } from "#domain/statute/citation/law-name.ts";
import type { LawText } from "./law-files.ts";

/** The files whose sentences and sources name articles. */
export const CITING_FILES =
  "src/{i18n/cn,content/{guides,knowledge,info}/cn,content/toolbox,content/settings}/**/*.{json,md,yaml}";

/**
 * An article that is named on the site and must be checked again. `ended`: its law is no longer in force.
 * `not_yet`: its law is not in force yet. `missing`: no version in force has the article. `changed`: its text
 * changed after the entry was checked.
 */
export interface ArticleToRead {
  file: string;
  /** Number of the line, from 1. */
  line: number;
  /** The article, such as 保险法第六十条. */
  article: string;
  reason: "ended" | "not_yet" | "missing" | "changed";
  /** Day (yyyy-MM-dd) from which the version in force is binding. Empty if there is none. */
  since: string;
}

/** The laws, and a function that reads the text of a law. */
interface Laws {
  laws: readonly CitableLaw[];
  readText: (id: string) => Pick<LawText, "units">;
}

/**
 * The articles in the files below `root` that editors must check again, sorted by file and line. A law is not
 * checked if it was amended and its present text is absent.
 */
export function articlesToRead(
  root: string,
  { laws, readText }: Laws,
  pattern = CITING_FILES,
): ArticleToRead[] {
  const index = new LawIndex(laws);
  const wordsOf = oncePerKey(
    (id: string) => new Map(readText(id).units.map((unit) => [unit.label, unit.paragraphs.join("")])),
  );
  return globSync(pattern, { cwd: root })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const checked = /^date:\s*["']?(\d{4}-\d{2}-\d{2})/m.exec(text)?.[1] ?? "";
      return citedLines(text, (key) => index.knows(key)).flatMap((cited): ArticleToRead[] => {
        const versions = index.versions(cited.law).filter(({ articles }) => articles !== "");
        if (versions.every(({ status }) => status === "amended")) return [];
        const label = articleLabel(cited.number, cited.branch);
        const now = versions.find(({ status }) => status === "in_force" || status === "unknown");
        const found = index.resolve(cited);
        const article = `${shortName(cited.law)}${label}`;
        const fault = { file, line: cited.line, article, since: now?.from ?? "" };
        if (!now)
          return [
            { ...fault, reason: versions.some(({ status }) => status === "not_yet") ? "not_yet" : "ended" },
          ];
        if (!found || found.law !== now) return [{ ...fault, reason: "missing" }];
        const then = versions.find(({ from }) => from !== "" && from <= checked);
        const isSame =
          !checked || !then || then === now || wordsOf(then.id).get(label) === wordsOf(now.id).get(label);
        return isSame ? [] : [{ ...fault, reason: "changed" }];
      });
    });
}
