import { globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { weighPage } from "./page-bytes.ts";

/** The budgets in package.json, in brotli bytes. */
interface Budgets {
  /** The HTML of a page with the styles and scripts in it. */
  html: number;
  /** What a page without islands may load before any interaction. */
  withoutIslands: number;
  /**
   * What a page with islands may load before any interaction. Maps globs of built pages to budgets; the first
   * glob that matches counts.
   */
  withIslands: Record<string, number>;
}

const DIST = "dist";
const budgets: Budgets = JSON.parse(readFileSync("package.json", "utf8")).budgets;
const faults: string[] = [];
let heaviest = { page: "", total: 0 };

// The CMS is a separate tool and has no budget.
const pages = globSync("**/*.html", { cwd: DIST })
  .filter((page) => !page.startsWith("admin"))
  .sort();
for (const page of pages) {
  const weight = weighPage(DIST, page);
  const budget = weight.hasIslands
    ? (Object.entries(budgets.withIslands).find(([glob]) => matchesGlob(page, glob))?.[1] ?? 0)
    : budgets.withoutIslands;
  if (weight.total > heaviest.total) heaviest = weight;
  if (weight.html > budgets.html) faults.push(`${page}: HTML of ${weight.html}, not ${budgets.html} bytes`);
  if (weight.total <= budget) continue;
  const parts = weight.assets.map((asset) => `${asset.path} ${asset.bytes}`).join(", ");
  faults.push(`${page}: ${weight.total} of ${budget} bytes (html ${weight.html}${parts && `, ${parts}`})`);
}

if (faults.length > 0) {
  console.error(`Over budget (brotli):\n  ${faults.join("\n  ")}`);
  process.exitCode = 1;
} else {
  console.log(
    `${pages.length} pages within budget; the heaviest is ${heaviest.page}: ${heaviest.total} bytes brotli`,
  );
}
