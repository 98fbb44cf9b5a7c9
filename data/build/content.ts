import { CONTENT_ROOT } from "#contract/content/collections.ts";
import { beijingDay } from "#domain/text/day.ts";
import { scheduledDays } from "#server/content/scheduled-days.ts";
import { problemToText } from "#server/content/source/problem.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { CONTENT_TABLES, contentTables } from "#server/content/tables.ts";
import { writeJson } from "#server/files/write-file.ts";
import type { BuildStep } from "./steps/step.ts";

const FOLDER = "data/generated/content";

/**
 * Makes the tables of content that functions read: settings, practice areas, experts, articles, guides and so
 * on, as JSON.
 */
export const contentStep: BuildStep = {
  name: "content",
  module: import.meta.filename,
  inputs: [CONTENT_ROOT],
  outputs: CONTENT_TABLES.map((name) => `${FOLDER}/${name}.json`),
  // On a day with scheduled content the tables change although no file has changed.
  also: () => scheduledDays(readContent(process.cwd()), beijingDay(new Date())).join(),
  run() {
    const content = readContent(process.cwd());
    if (content.problems.length > 0) throw new Error(content.problems.map(problemToText).join("\n"));
    const tables = contentTables(content, beijingDay(new Date()));
    for (const name of CONTENT_TABLES) writeJson(`${FOLDER}/${name}.json`, tables[name]);
    return `${tables.knowledge.length} articles, ${tables.guides.length} guides, ${tables.experts.length} experts`;
  },
};
