import { existsSync } from "node:fs";
import { beijingDay } from "#domain/text/day.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";
import { catalogueContext } from "#server/corpus/parse-context.ts";
import { type ParsedDocument, parsePiece } from "#server/corpus/parse-documents.ts";
import { keyOfCaseNumber, printedCaseNumbers } from "#server/corpus/printed-case-numbers.ts";
import { CommandFailure, runCommand } from "./failure.ts";
import { statuteRates } from "./statute-rates.ts";

const IS_OF_LAWS = process.argv.includes("--statutes");
const FOLDER =
  process.argv.slice(2).find((word) => !word.startsWith("--")) ??
  `${process.env.FASU_SHARED ?? "../shared"}/corpus/${IS_OF_LAWS ? "statutes" : "reference-cases"}`;

interface Share {
  part: number;
  whole: number;
}

const rates = {
  files: { part: 0, whole: 0 },
  cases: { part: 0, whole: 0 },
  printing: { part: 0, whole: 0 },
  numbers: { part: 0, whole: 0 },
  courts: { part: 0, whole: 0 },
  causes: { part: 0, whole: 0 },
};
const names = new Map<string, boolean>();
const missed: string[] = [];

/** Counts one file: its cases, and the case numbers that its indexes print, found without the parser. */
function measure(file: string, text: string, parsed: ParsedDocument[]): void {
  const records = parsed.flatMap((one) => (one.kind === "record" ? [one.record] : []));
  count(rates.files, records.length > 0 && records.length === parsed.length);
  for (const one of parsed) count(rates.cases, one.kind === "record");
  const references = records.flatMap((record) => [record, ...record.earlier_cases]);
  const found = new Set(
    references.filter(({ court }) => court !== "").map((one) => keyOfCaseNumber(one.case_number)),
  );
  const printed = printedCaseNumbers(text);
  const missing = printed.filter((number) => !found.has(number));
  if (printed.length > 0) count(rates.printing, missing.length === 0);
  for (const number of printed) count(rates.numbers, !missing.includes(number));
  if (missing.length > 0) missed.push(`${file}: ${missing.join(", ")}`);
  for (const { court, court_id } of references) {
    if (!court) continue;
    count(rates.courts, court_id !== null);
    names.set(court, court_id !== null);
  }
  for (const { cause_code } of records) count(rates.causes, cause_code !== null);
}

function count(share: Share, isRight: boolean): void {
  share.whole++;
  if (isRight) share.part++;
}

function line(label: string, { part, whole }: Share, bar: number): string {
  const percent = (100 * part) / Math.max(whole, 1);
  return `${percent >= bar ? "✓" : "✗"} ${percent.toFixed(2).padStart(6)} %  (bar ${bar} %)  ${label}: ${part} of ${whole}`;
}

await runCommand(async () => {
  if (!existsSync(FOLDER))
    throw new CommandFailure(
      `There are no ${IS_OF_LAWS ? "laws" : "reference cases"} in ${FOLDER}: give their folder.`,
    );
  if (IS_OF_LAWS) {
    const laws = await statuteRates(FOLDER);
    for (const rate of laws.rates) console.log(line(rate.label, rate, rate.bar));
    if (process.argv.includes("--missed")) console.log(laws.missed.join("\n"));
    return;
  }
  const context = catalogueContext("rates", beijingDay(new Date()));
  for await (const piece of readInputs([FOLDER])) {
    if (piece.kind === "end") continue;
    const text = piece.kind === "whole" ? new TextDecoder().decode(piece.bytes) : "";
    measure(piece.name, text, [...parsePiece(piece, context)]);
  }
  const distinct = { part: [...names.values()].filter(Boolean).length, whole: names.size };
  console.log(line("files taken in whole", rates.files, 97));
  console.log(line("cases accepted (a file can hold several)", rates.cases, 97));
  console.log(line("files that print instances: every court and case number", rates.printing, 99));
  console.log(line("printed case numbers found with their court", rates.numbers, 99));
  console.log(line("mentions of courts that resolve", rates.courts, 96));
  console.log(line("distinct names of courts that resolve", distinct, 96));
  console.log(line("cases with a cause", rates.causes, 90));
  if (process.argv.includes("--missed")) {
    console.log(missed.join("\n"));
    console.log(
      [...names]
        .filter(([, isKnown]) => !isKnown)
        .map(([name]) => name)
        .join("\n"),
    );
  }
});
