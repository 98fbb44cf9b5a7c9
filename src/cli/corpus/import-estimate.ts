import type { Estimate } from "#server/corpus/import/estimate-import.ts";
import { duration, size } from "./import-progress.ts";
import { IMPORT_WORDS } from "./import-words.ts";

/**
 * Each thread works at this share of the speed of a single thread, because reading and writing need the
 * processors too.
 */
const GAIN = 0.8;

/**
 * The output of a dry run: forms, documents, disk space and time. `share` is the part of the documents that
 * the import would take.
 */
export function wordEstimate(estimate: Estimate, share: number, processors: number): string {
  const { forms, documents, withheld, refused, disk, seconds, faults } = estimate;
  const shared = (count: number): string => Math.round(count * share).toLocaleString("en");
  const threads = processors > 1 ? processors * GAIN : GAIN;
  const lines = [
    `forms: ${[...forms.keys()].map((form) => FORMS[form] ?? form).join(", ") || "none that is known"}`,
    `about ${shared(documents)} documents: ${shared(documents - withheld - refused)} taken whole, ${shared(withheld)} not public (court, number, date and reason alone), ${shared(refused)} refused`,
    `about ${size(disk * share)} on disk, ${duration((seconds * share) / threads)} with ${processors} processors`,
    ...faults.map(({ name, reason }) => `✗ ${name}: ${IMPORT_WORDS.reasons[reason] ?? reason}`),
    "Nothing was imported.",
  ];
  return lines.join("\n");
}

const FORMS: Record<string, string> = {
  csv: "CSV",
  "json-lines": "JSON Lines",
  json: "JSON",
  text: "text",
  html: "HTML",
  docx: "Word",
};
