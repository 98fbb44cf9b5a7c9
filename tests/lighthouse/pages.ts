import type { Category } from "./run-lighthouse.ts";

/** The goals of a page, by category; `layoutShift`, `blocking` and `largest` are upper limits (share, ms, ms). */
export interface Goal {
  scores: Partial<Record<Category, number>>;
  layoutShift?: number;
  blocking?: number;
  largest?: number;
}

/** A page that robots may list. */
const PUBLIC: Goal = {
  scores: { performance: 0.95, accessibility: 1, "best-practices": 1, seo: 1 },
};
/** A page with noindex: every SEO audit except is-crawlable has to pass. */
const PRIVATE: Goal = { scores: { performance: 0.95, accessibility: 1, "best-practices": 1 } };
/** The result list, which loads React and sends three requests before it can show anything. */
const LIST: Goal = {
  scores: { performance: 0.9, accessibility: 1, "best-practices": 1 },
  layoutShift: 0.02,
  blocking: 150,
  largest: 2500,
};

/**
 * The address of the result list for the measurements; its word occurs in every corpus, samples and real
 * ones.
 */
export const LIST_ADDRESS = `/layout/serachList#qr=${encodeURIComponent("合同")}`;

/** The measured pages: one of every kind that a visitor sees. */
export const PAGES: readonly { address: string; goal: Goal }[] = [
  { address: "/", goal: PUBLIC },
  { address: "/en", goal: PUBLIC },
  { address: LIST_ADDRESS, goal: LIST },
  { address: "/layout/layercase", goal: PRIVATE },
  { address: "/layout/hycase", goal: PUBLIC },
  { address: "/layout/addcase", goal: PUBLIC },
  { address: "/layout/claims", goal: PUBLIC },
  { address: "/layout/toolbox", goal: PUBLIC },
  { address: "/layout/knowledge", goal: PUBLIC },
  { address: "/layout/statute", goal: PUBLIC },
  { address: "/layout/coverage", goal: PUBLIC },
  { address: "/layout/searchrules", goal: PUBLIC },
];
