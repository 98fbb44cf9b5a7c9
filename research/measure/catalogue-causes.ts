import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import { resolveCause } from "#domain/catalogue/causes/resolve-cause.ts";

/** The branch for each folder of reference cases and each column of the reference list. */
const BRANCHES: Record<string, string> = {
  criminal: "1",
  civil: "2",
  administrative: "5",
  enforcement: "6",
  compensation: "7",
};

/** The number of causes at each depth below a branch: [1, 12, 59, 514, 470] for the civil one. */
function countCauses(causes: CauseIndex): { branch: string; byDepth: number[] }[] {
  return causes.ordered
    .filter(({ value }) => causes.path(value).length === 1)
    .map(({ value, label }) => {
      const byDepth: number[] = [];
      for (const cause of causes.ordered.slice(...causes.range(value))) {
        const depth = causes.path(cause.value).length - 1;
        byDepth[depth] = (byDepth[depth] ?? 0) + 1;
      }
      return { branch: label, byDepth };
    });
}

/** The names of a reference list (columns branch, level, name, parent) that the catalogue does not have. */
function missingCauses(file: string, causes: CauseIndex): { listed: number; missing: string[] } {
  const labels = new Set(causes.ordered.map(({ value, label }) => value[0] + label));
  const listed = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
  const missing = listed.filter(([branch, , name]) => !labels.has(BRANCHES[branch!]! + name));
  return { listed: listed.length, missing: missing.map(([branch, , name]) => `${branch} ${name}`) };
}

/** The resolver's results on the reference cases of one branch. */
export interface ResolverFigures {
  branch: string;
  cases: number;
  /** Cases in which the title (the file name) alone, and the keywords alone, gave a cause. */
  byTitle: number;
  byKeywords: number;
  resolved: number;
  /** Cases resolved into a branch that is not the folder's. */
  otherBranch: number;
  unresolved: string[];
}

/**
 * The resolver's results for a folder of reference cases, with one subfolder per branch and one file per
 * case.
 */
export function measureCauseResolver(folder: string, causes: CauseIndex): ResolverFigures[] {
  return readdirSync(folder)
    .filter((branch) => branch in BRANCHES)
    .sort()
    .map((branch) => {
      const figures: ResolverFigures = {
        branch,
        cases: 0,
        byTitle: 0,
        byKeywords: 0,
        resolved: 0,
        otherBranch: 0,
        unresolved: [],
      };
      for (const file of readdirSync(join(folder, branch)).sort()) {
        const name = file.replace(/(_extracted)?\.txt$/, "");
        const [head = ""] = readFileSync(join(folder, branch, file), "utf8").split("基本案情");
        const [title = "", keywords = ""] = head.slice(0, 800).split("关键词");
        const found = resolveCause([name, title, keywords], causes);
        figures.cases++;
        if (resolveCause(name, causes).kind === "found") figures.byTitle++;
        if (resolveCause(keywords, causes).kind === "found") figures.byKeywords++;
        if (found.kind === "unknown") figures.unresolved.push(name);
        else {
          figures.resolved++;
          if (found.code[0] !== BRANCHES[branch]) figures.otherBranch++;
        }
      }
      return figures;
    });
}

/**
 * The output of `npm run research -- catalogue` about causes, line by line; `shared` is the folder of
 * reference material, if any.
 */
export function describeCauses(causes: CauseIndex, shared: string): string[] {
  const lines = [
    `Causes: ${causes.ordered.length.toLocaleString("en")}, and ${causes.names.length} other names`,
  ];
  for (const { branch, byDepth } of countCauses(causes)) {
    lines.push(`  ${branch} ${byDepth.slice(1).join(" + ") || "leaf"}`);
  }
  const list = join(shared, "reference/cause-names.tsv");
  if (existsSync(list)) {
    const { listed, missing } = missingCauses(list, causes);
    lines.push(
      `  of the reference list: ${listed - missing.length} of ${listed}`,
      ...missing.map((name) => `    - ${name}`),
    );
  } else lines.push(`  ${list} is absent: coverage not measured`);
  const cases = join(shared, "corpus/reference-cases");
  if (!existsSync(cases)) return [...lines, `  ${cases} is absent: resolver not measured`];
  for (const figures of measureCauseResolver(cases, causes)) {
    const percent = (part: number) => `${((100 * part) / figures.cases).toFixed(1)} %`;
    lines.push(
      `  ${figures.branch}: ${figures.cases} reference cases, cause found in ${percent(figures.resolved)}` +
        ` (title alone ${percent(figures.byTitle)}, keywords alone ${percent(figures.byKeywords)}),` +
        ` other branch ${figures.otherBranch}`,
      ...figures.unresolved.map((name) => `    - ${name}`),
    );
  }
  return lines;
}
