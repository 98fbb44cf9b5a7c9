import { existsSync, readFileSync } from "node:fs";
import { buildData } from "#build/index.ts";
import { isJudgmentId } from "#domain/judgment/judgment-id.ts";
import { IMPORTED_CORPUS } from "#server/corpus/corpus-dir.ts";
import { CorpusLockedError } from "#server/corpus/corpus-lock.ts";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { importCourts } from "#server/corpus/import-courts.ts";
import { importDocuments, isReleasedByCourt } from "#server/corpus/import-documents.ts";
import { ImportReport } from "#server/corpus/import-report.ts";
import { importStatutes } from "#server/corpus/import-statutes.ts";
import { catalogueContext } from "#server/corpus/parse-context.ts";
import { countInputs } from "#server/corpus/read-inputs.ts";
import type { StoredSource } from "#server/corpus/read-sources.ts";
import { readTakedownList } from "#server/corpus/read-takedown-list.ts";
import { StatuteWriter } from "#server/corpus/statute-writer.ts";
import { addToTakedown } from "#server/corpus/takedown.ts";
import { CommandFailure, runCommand } from "./failure.ts";
import { DEFAULT_SOURCES, type ImportOptions, readImportOptions } from "./import-options.ts";
import { ImportProgress } from "./import-progress.ts";

/** FASU_CORPUS, else data/corpus: the corpus that commands write. */
const CORPUS = process.env.FASU_CORPUS || IMPORTED_CORPUS;

await runCommand(async () => {
  const options = readImportOptions(process.argv.slice(2));
  if (options.courts) takeCourts(options.courts);
  if (options.remove.length > 0 || options.takedown) takeDown(options);
  if (options.paths.length > 0) await (options.statutes ? takeStatutes(options) : takeDocuments(options));
  await buildData();
});

function takeCourts(path: string): void {
  if (!existsSync(path)) throw new CommandFailure(`There is no ${path}.`);
  const result = importCourts(readFileSync(path, "utf8"));
  if (result.kind === "refused") {
    const problems = result.problems.slice(0, 10).map(({ path: where, code }) => `  ${where}: ${code}`);
    throw new CommandFailure(`${path} is no catalogue of courts:\n${problems.join("\n")}`);
  }
  console.log(`${result.count.toLocaleString("en")} courts kept in ${result.path}`);
}

function takeDown({ remove, takedown }: ImportOptions): void {
  const wrong = remove.filter((id) => !isJudgmentId(id));
  if (wrong.length > 0)
    throw new CommandFailure(
      `No id of a judgment or law: ${wrong.join(", ")} (12 letters a-z and digits 2-7).`,
    );
  const list = takedown ? readTakedownList(takedown) : { ids: [], names: [], wrong: [] };
  if (list.wrong.length > 0) {
    throw new CommandFailure(`${takedown}: line ${list.wrong.join(", ")} is neither an id nor "name: 姓名".`);
  }
  addToTakedown(CORPUS, [...remove, ...list.ids], list.names);
  const laws = locked(() => new StatuteWriter(CORPUS));
  const lawsLeft = laws.commit(new Map(), today());
  const writer = open(list.names);
  const count = writer.commit(new Map(), today());
  console.log(
    `Taken down: ${remove.length + list.ids.length} ids, ${list.names.length} names; ${count.toLocaleString("en")} judgments and ${lawsLeft.toLocaleString("en")} documents of laws remain.`,
  );
}

async function takeDocuments(options: ImportOptions): Promise<void> {
  if (!existsSync("data/generated/courts.json") || !existsSync("data/generated/causes.json"))
    await buildData();
  const writer = open();
  const report = new ImportReport();
  const progress = new ImportProgress(countInputs(options.paths));
  // Nothing is visible before the commit; an interrupt only has to say so.
  const interrupt = (): void => {
    progress.end();
    writer.close();
    console.error("\nStopped: the corpus is as it was before.");
    process.exit(130);
  };
  process.once("SIGINT", interrupt);
  try {
    const declared = new Map<string, StoredSource>();
    const sourceOf = options.source ?? null;
    const rules = {
      context: catalogueContext(""),
      sourceOf: (record: Parameters<typeof isReleasedByCourt>[0]) => {
        const source =
          sourceOf ?? (isReleasedByCourt(record) ? DEFAULT_SOURCES.reference : DEFAULT_SOURCES.other);
        if (!declared.has(source.id)) declared.set(source.id, declare(source, writer, options));
        return source.id;
      },
      mayHold: (record: Parameters<typeof isReleasedByCourt>[0]) =>
        isReleasedByCourt(record) || Boolean(options.allowRestricted || sourceOf?.officially_released),
    };
    let beat = 0;
    for (const outcome of importDocuments(options.paths, writer, rules)) {
      report.add(outcome);
      progress.show(outcome.file, report.counts);
      // Lets an interrupt through: everything else here is synchronous.
      if (++beat % 200 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    progress.end();
    process.off("SIGINT", interrupt);
    const total = writer.commit(declared, today());
    progress.summarise(report, total);
  } finally {
    writer.close();
    report.close();
  }
}

/** Imports laws: the same counts, report and interrupt as for judgments. */
async function takeStatutes(options: ImportOptions): Promise<void> {
  const started = performance.now();
  const writer = locked(() => new StatuteWriter(CORPUS));
  const report = new ImportReport();
  const progress = new ImportProgress(countInputs(options.paths));
  const interrupt = (): void => {
    progress.end();
    writer.close();
    console.error("\nStopped: the corpus is as it was before.");
    process.exit(130);
  };
  process.once("SIGINT", interrupt);
  try {
    const source = declare(options.source ?? DEFAULT_SOURCES.statutes, writer, options);
    let beat = 0;
    for (const outcome of importStatutes(options.paths, writer, source.id)) {
      report.add(outcome);
      progress.show(outcome.file, report.counts);
      if (++beat % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    progress.end();
    process.off("SIGINT", interrupt);
    const total = writer.commit(new Map([[source.id, source]]), today());
    progress.summarise(report, total);
    console.log(`laws read in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } finally {
    writer.close();
    report.close();
  }
}

/** A source as it will be stored; one that is known keeps how it was sampled. */
function declare(
  source: Omit<StoredSource, "count" | "imported">,
  writer: Pick<CorpusWriter, "source">,
  { allowRestricted }: ImportOptions,
): StoredSource {
  const known = writer.source(source.id);
  if (known && known.sampling !== source.sampling) {
    throw new CommandFailure(
      `The source ${source.name} is kept as ${known.sampling}, not ${source.sampling}: give the new texts another --source.`,
    );
  }
  const reason = allowRestricted || known?.restricted_allowed;
  return {
    ...known,
    ...source,
    ...(reason ? { restricted_allowed: reason } : {}),
    imported: "",
    count: 0,
  };
}

function open(names: string[] = []): CorpusWriter {
  return locked(() => new CorpusWriter(CORPUS, names));
}

function locked<Writer>(make: () => Writer): Writer {
  try {
    return make();
  } catch (error) {
    if (error instanceof CorpusLockedError) throw new CommandFailure(`${error.message}.`);
    throw error;
  }
}

function today(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
}
