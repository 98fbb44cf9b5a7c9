import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ParseContext } from "#domain/judgment/parse-result.ts";
import type { Truth } from "#tests/bench/collection/document.ts";
import type { Model } from "./tally.ts";

/** What the generator of a table tells of a row. */
export type Told = Truth;

/** What `npm run research -- sample:csv --truth` wrote beside the given folders, by the ids of rows; empty without it. */
export function readTold(paths: string[]): Map<string, Told> {
  const folders = paths.map((path) => `${path.replace(/\/$/, "")}.truth`).filter((path) => existsSync(path));
  const lines = folders.flatMap((folder) =>
    readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n")),
  );
  return new Map(
    lines.map((line) => {
      const told = JSON.parse(line) as Told;
      return [told.source_id, told];
    }),
  );
}

/** What a row should be read as. */
export function modelOfTold(told: Told, context: ParseContext): Model {
  const { kind, court, case_number, text_type, casedate, panel, clerk, instance, causes, parties, counsel } =
    told;
  const found = context.resolveCourt(court, case_number);
  const isCrime = kind === "刑事案件";
  return {
    court: found?.label ?? court,
    court_id: found?.id ?? null,
    case_number,
    text_type,
    casedate,
    // Of crimes the generator tells the accused alone, not who prosecutes.
    ...(!isCrime && { parties }),
    counsel,
    panel,
    clerk,
    instance,
    convictions: {
      accused: parties.filter(({ role }) => /被告人|罪犯/.test(role)).map(({ name }) => name),
      offences: causes.flatMap((cause) => context.resolveCause([cause], isCrime ? "1" : null)?.code ?? []),
    },
  };
}
