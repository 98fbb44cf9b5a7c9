import type { DeltaOutcome } from "#build/search/search-delta.ts";

const count = (number: number, one: string, more: string) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : more}`;

/** Says what stays as it was until the delta is merged. */
const UNTIL_MERGED =
  "Lawyers, appeals, coverage and suggestions stand as of the last npm run data, which merges it; pages as of the last npm run build; Netlify as of the last deploy.";

/** The message of an import that wrote a delta. `milliseconds` is the time it took. */
export function wordDelta(outcome: Exclude<DeltaOutcome, { kind: "none" }>, milliseconds: number): string {
  if (outcome.kind === "unchanged") return `The delta over the index has all of it. ${UNTIL_MERGED}`;
  const { documents, gone, base } = outcome;
  const seconds = (milliseconds / 1000).toFixed(1);
  return `Found from now on by every running host of this folder: ${count(documents, "new or changed judgment", "new or changed judgments")}, ${gone.toLocaleString("en")} gone, in a delta over the index of ${base.toLocaleString("en")} (${seconds} s). ${UNTIL_MERGED}`;
}

/**
 * The message of a takedown about the index on this machine. `hidden` is the number of judgments that it
 * hides; null if there is no index.
 */
export function wordHidden(hidden: number | null): string {
  if (hidden === null) return "There is no index here that could show them.";
  return `Hidden at once on every running host of this folder: ${count(hidden, "judgment", "judgments")}. They stay hidden until npm run data, which leaves them out and brings those back, masked, that held a name. Pages of laws and figures of lawyers and appeals count them until npm run build and a restart; Netlify shows them until the next deploy (npm run deploy), other hosts until they have this corpus: carry it to them, and empty the CDN's cache.`;
}
