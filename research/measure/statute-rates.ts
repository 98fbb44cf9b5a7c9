import { printedLawDate } from "#research/measure/printed-law-date.ts";
import { readLaws } from "#server/corpus/import/import-statutes.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";

/** A share with its target percentage. */
interface Rate {
  label: string;
  part: number;
  whole: number;
  bar: number;
}

/**
 * How well the parser reads a folder of laws: the shares accepted, dated with the latest date in the head
 * lines, and with a known effective date; how often file name, heading and history agree; and the files that
 * were not read. Empty folder indexes do not count.
 */
export async function statuteRates(folder: string): Promise<{ rates: Rate[]; missed: string[] }> {
  const rates = {
    taken: { label: "laws taken", part: 0, whole: 0, bar: 99 },
    dated: { label: "versions as the head lines print them", part: 0, whole: 0, bar: 98 },
    agree: { label: "file name, heading and history agree", part: 0, whole: 0, bar: 0 },
    bound: { label: "laws that tell from when they bind", part: 0, whole: 0, bar: 90 },
  };
  const missed: string[] = [];
  const count = (rate: Rate, isRight: boolean, file: string) => {
    rate.whole++;
    if (isRight) rate.part++;
    else if (rate.bar > 90) missed.push(`${rate.label}: ${file}`);
  };
  for await (const piece of readInputs([folder])) {
    if (piece.kind === "end") continue;
    const printed = piece.kind === "whole" ? printedLawDate(new TextDecoder().decode(piece.bytes)) : "";
    for (const { parsed } of readLaws(piece, "rates")) {
      if (parsed.kind === "index_page" || (parsed.kind === "rejected" && parsed.reason === "empty")) continue;
      count(rates.taken, parsed.kind === "statute", piece.name);
      if (parsed.kind === "rejected") continue;
      const { version, found, effective, first_effective } = parsed.document;
      if (printed) count(rates.dated, version === printed, piece.name);
      count(rates.agree, !found, piece.name);
      count(rates.bound, effective !== "" || first_effective !== "", piece.name);
    }
  }
  return { rates: Object.values(rates), missed };
}
