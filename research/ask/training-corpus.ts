import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { AskIndex } from "#domain/ask/index/ask-index.ts";
import { buildAskColumns } from "#server/ask/build-index.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { contentTables } from "#server/content/tables.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readStatuteSources, readStatutes } from "#server/corpus/read-statutes.ts";
import { sha256OfText } from "#server/files/sha256.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { type CollectedLaw, collectLaws } from "#server/statutes/collect-laws.ts";
import { readListedLaws } from "#server/statutes/listed-laws.ts";
import { CommandFailure } from "../../src/cli/command.ts";
import { runProgram } from "../../src/cli/run-program.ts";

/** Folder of real texts beside the project, which are not part of it. */
export const SHARED_CORPUS = "../shared/corpus";
/** The shared judgments to import after the laws, in this order. */
export const SHARED_JUDGMENTS = [
  "reference-cases",
  "similar/judgments.zip",
  "judgments/criminal-blanks.jsonl",
  "judgments/criminal-no-breaks.jsonl",
];

/**
 * The index of laws, judgments and guides for training: laws and judgments come from FASU_CORPUS, else from
 * the shared texts, which are imported once into a temporary folder. Throws CommandFailure if there are none.
 */
export async function openTrainingIndex(): Promise<AskIndex> {
  const corpus = readEnvironment().FASU_CORPUS || (await importShared());
  const documents = [...readStatutes(corpus)];
  // The date of the newest text serves as today, so that the same texts give the same index on any day.
  const asOf =
    documents
      .map(({ version }) => version)
      .sort()
      .at(-1) ?? "";
  const names = new Map(readStatuteSources(corpus).map(({ id, name, sampling }) => [id, { name, sampling }]));
  const laws: CollectedLaw[] = collectLaws(documents, readListedLaws(), names, asOf);
  const { guides } = contentTables(readContent(process.cwd()), "9999-12-31");
  return new AskIndex(buildAskColumns(laws, readCorpus(corpus), guides));
}

async function importShared(): Promise<string> {
  const statutes = join(SHARED_CORPUS, "statutes");
  if (!existsSync(statutes))
    throw new CommandFailure(
      `There is neither FASU_CORPUS nor ${statutes}: name a corpus with imported laws.`,
    );
  const inputs = SHARED_JUDGMENTS.map((name) => join(SHARED_CORPUS, name)).filter((path) => existsSync(path));
  const corpus = join(tmpdir(), `fasu-ask-${fingerprint([statutes, ...inputs])}`);
  if (existsSync(join(corpus, "complete"))) return corpus;
  mkdirSync(corpus, { recursive: true });
  const run = (...args: string[]) =>
    runProgram("npm", ["run", "--silent", "import", "--", "--no-build", "--processors", "1", ...args], {
      FASU_CORPUS: corpus,
    });
  await run("--statutes", statutes);
  for (const input of inputs) await run(input);
  mkdirSync(join(corpus, "complete"));
  return corpus;
}

/** A fingerprint of the names, sizes and modification times of the files. */
function fingerprint(paths: readonly string[]): string {
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: "utf8" })
          .sort()
          .map((name) => join(path, name))
      : [path],
  );
  const told = files.map((path) => `${resolve(path)} ${statSync(path).size} ${statSync(path).mtimeMs}`);
  return Buffer.from(sha256OfText(told.join("\n"))).toString("hex", 0, 6);
}
