import { existsSync } from "node:fs";
import { readSourceColumns } from "#domain/judgment/columns/read-columns.ts";
import { beijingDay } from "#domain/text/day.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";
import { parsePiece } from "#server/corpus/import/parse-documents.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";
import { readPiece } from "#server/corpus/inputs/read-piece.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { JudgmentRates } from "./rates/judgment-rates.ts";
import { ReferenceRates, rateLine } from "./rates/reference-rates.ts";
import { statuteRates } from "./statute-rates.ts";

const given = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const IS_OF_LAWS = process.argv.includes("--statutes");
const PATHS =
  given.length > 0
    ? given
    : [`${process.env.FASU_SHARED ?? "../shared"}/corpus/${IS_OF_LAWS ? "statutes" : "reference-cases"}`];
/**
 * Headings found only in reference cases; a text that has one of each pattern is a file of reference cases.
 */
const REFERENCE = [
  /^\s*(?:[一二三四五]、|[【〖[])?\s?(?:关键词|关联索引)/m,
  /^\s*(?:[一二三四五]、|[【〖[])?\s?(?:裁判要旨|裁判要点)/m,
];

await runCommand(async () => {
  for (const path of PATHS)
    if (!existsSync(path))
      throw new CommandFailure(`There is nothing in ${path}: give files or folders of texts.`);
  if (IS_OF_LAWS) {
    for (const path of PATHS) {
      const laws = await statuteRates(path);
      for (const rate of laws.rates) console.log(rateLine(rate.label, rate, rate.bar));
      if (process.argv.includes("--missed")) console.log(laws.missed.join("\n"));
    }
    return;
  }
  const context = importContext("rates", beijingDay(new Date()));
  const references = new ReferenceRates();
  const judgments = new JudgmentRates(context);
  for await (const piece of readInputs(PATHS)) {
    if (piece.kind === "end" || piece.kind === "failed") continue;
    for (const raw of readPiece(piece)) {
      const id = `${piece.name}:${raw.row}`;
      if (raw.kind === "columns") {
        const columns = readSourceColumns(raw.columns, context.today);
        if (columns.text.trim() === "") continue;
        // A row that contains only a text counts as a text.
        if (columns.court || columns.case_number) judgments.addRow(id, columns);
        else judgments.add(id, columns.text);
      } else if (raw.kind === "text" && REFERENCE.every((heading) => heading.test(raw.text)))
        references.add(piece.name, raw.text, [...parsePiece(piece, context)]);
      else if (raw.kind === "text") judgments.add(id, raw.text);
    }
  }
  console.log([...references.lines(), ...judgments.lines()].join("\n"));
  if (process.argv.includes("--missed"))
    console.log([...references.missed(), ...judgments.missed()].join("\n"));
});
