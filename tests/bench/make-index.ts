import { BARS, megabytes, perSecond, printLine, verdict } from "./print.ts";
import { runPart } from "./run-part.ts";

interface Cost {
  seconds: number;
  peakMegabytes: number;
}

/** Creates the corpus of `count` judgments and its index in the project folder and prints time and size. */
export async function makeIndex(project: string, count: number, characters: number): Promise<void> {
  const made = await runPart<{ characters: number }>("make-texts", project, [count, characters]);
  console.log(
    `\n${count.toLocaleString("en")} judgments of ${Math.round(made.characters / count)} characters`,
  );
  const taken = await runPart<Cost & { judgments: number }>("import-texts", project);
  if (taken.judgments < count) printLine("not taken", String(count - taken.judgments));
  const rate = count / taken.seconds;
  printLine("import", perSecond(count, taken.seconds), verdict(rate, BARS.importedASecond, count, "least"));
  printMemory(taken.peakMegabytes, count);
  const built = await runPart<Cost & { files: Record<string, number> }>("build-index", project);
  printLine("index", perSecond(count, built.seconds));
  printMemory(built.peakMegabytes, count);
  const bytes = Object.values(built.files).reduce((total, size) => total + size, 0);
  const each = bytes / made.characters;
  const { "postings.bin": postings = 0, "details.bin": texts = 0 } = built.files;
  printLine(
    "index size",
    megabytes(bytes / 1e6),
    `postings ${megabytes(postings / 1e6)}, texts ${megabytes(texts / 1e6)}`,
  );
  printLine("  bytes a character", each.toFixed(2), verdict(each, BARS.indexBytesACharacter, count));
}

const printMemory = (peak: number, count: number) =>
  printLine("  memory at most", megabytes(peak), verdict(peak, BARS.importMegabytes, count));
