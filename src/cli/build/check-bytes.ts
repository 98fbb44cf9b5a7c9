import { globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { brotliBytes, weighPage } from "./page-bytes.ts";

/**
 * Budgets of package.json: `pages` maps a glob of built pages to brotli bytes (the first match counts),
 * `files` a glob of built files to brotli bytes each.
 */
interface Budgets {
  pages: Record<string, number>;
  files: Record<string, number>;
}

const DIST = "dist";
const budgets: Budgets = JSON.parse(readFileSync("package.json", "utf8")).budgets;
const faults: string[] = [];
let heaviest = { page: "", total: 0 };

// The editors' desk is a separate tool, outside the page budgets.
const pages = globSync("**/*.html", { cwd: DIST })
  .filter((page) => !page.startsWith("admin"))
  .sort();
for (const page of pages) {
  const budget = Object.entries(budgets.pages).find(([glob]) => matchesGlob(page, glob))?.[1];
  if (budget === undefined) continue;
  const weight = weighPage(DIST, page);
  if (weight.total > heaviest.total) heaviest = weight;
  if (weight.total <= budget) continue;
  const parts = weight.assets.map((asset) => `${asset.path} ${asset.bytes}`).join(", ");
  faults.push(`${page}: ${weight.total} of ${budget} bytes (html ${weight.html}${parts && `, ${parts}`})`);
}
for (const [glob, budget] of Object.entries(budgets.files)) {
  for (const file of globSync(glob, { cwd: DIST })) {
    const bytes = brotliBytes(readFileSync(`${DIST}/${file}`));
    if (bytes > budget) faults.push(`${file}: ${bytes} of ${budget} bytes`);
  }
}

if (faults.length > 0) {
  console.error(`Over budget (brotli):\n  ${faults.join("\n  ")}`);
  process.exitCode = 1;
} else {
  console.log(
    `${pages.length} pages within budget; the heaviest is ${heaviest.page}: ${heaviest.total} bytes brotli`,
  );
}
