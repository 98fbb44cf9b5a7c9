import { existsSync, readFileSync } from "node:fs";
import { buildData } from "#build/index.ts";
import { isJudgmentId } from "#domain/judgment/judgment-id.ts";
import { beijingDay } from "#domain/text/day.ts";
import { IMPORTED_CORPUS } from "#server/corpus/corpus-dir.ts";
import { CorpusLockedError } from "#server/corpus/corpus-lock.ts";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { importCourts } from "#server/corpus/import-courts.ts";
import { importDocuments, isReleasedByCourt } from "#server/corpus/import-documents.ts";
import { importStatutes } from "#server/corpus/import-statutes.ts";
import { catalogueContext } from "#server/corpus/parse-context.ts";
import type { StoredSource } from "#server/corpus/read-sources.ts";
import { readTakedownList } from "#server/corpus/read-takedown-list.ts";
import { StatuteWriter } from "#server/corpus/statute-writer.ts";
import { addToTakedown } from "#server/corpus/takedown.ts";
import { readSettings } from "#server/settings.ts";
import { CommandFailure, runCommand } from "./failure.ts";
import { describeFullness } from "./function-fullness.ts";
import { DEFAULT_SOURCES, type ImportOptions, readImportOptions } from "./import-options.ts";
import { runImport } from "./run-import.ts";

/** FASU_CORPUS, else data/corpus: the corpus that commands write. */
const CORPUS = readSettings().FASU_CORPUS || IMPORTED_CORPUS;

await runCommand(async () => {
  const options = readImportOptions(process.argv.slice(2));
  if (options.courts) takeCourts(options.courts);
  if (options.remove.length > 0 || options.takedown) takeDown(options);
  if (options.paths.length > 0) await (options.statutes ? takeStatutes(options) : takeDocuments(options));
  await buildData();
  console.log(describeFullness());
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
  locked(() => addToTakedown(CORPUS, [...remove, ...list.ids], list.names));
  const today = beijingDay(new Date());
  const laws = locked(() => new StatuteWriter(CORPUS));
  const lawsLeft = laws.commit(new Map(), today);
  const writer = open();
  const count = writer.commit(new Map(), today);
  console.log(
    `Taken down: ${remove.length + list.ids.length} ids, ${list.names.length} names; ${count.toLocaleString("en")} judgments and ${lawsLeft.toLocaleString("en")} documents of laws remain.`,
  );
}

async function takeDocuments(options: ImportOptions): Promise<void> {
  if (!existsSync("data/generated/courts.json") || !existsSync("data/generated/causes.json"))
    await buildData();
  const writer = open();
  await runImport(writer, options.paths, (declared) =>
    importDocuments(options.paths, writer, {
      context: catalogueContext("", beijingDay(new Date())),
      sourceOf: (record) => {
        const source =
          options.source ?? (isReleasedByCourt(record) ? DEFAULT_SOURCES.reference : DEFAULT_SOURCES.other);
        if (!declared.has(source.id)) declared.set(source.id, declare(source, writer, options));
        return source;
      },
      mayHold: (record) =>
        isReleasedByCourt(record) || Boolean(options.allowRestricted || options.source?.officially_released),
    }),
  );
}

async function takeStatutes(options: ImportOptions): Promise<void> {
  const started = performance.now();
  const writer = locked(() => new StatuteWriter(CORPUS));
  await runImport(writer, options.paths, (declared) => {
    const source = declare(options.source ?? DEFAULT_SOURCES.statutes, writer, options);
    declared.set(source.id, source);
    return importStatutes(options.paths, writer, source.id);
  });
  console.log(`laws read in ${((performance.now() - started) / 1000).toFixed(1)} s`);
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

function open(): CorpusWriter {
  return locked(() => new CorpusWriter(CORPUS));
}

function locked<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (error instanceof CorpusLockedError) throw new CommandFailure(`${error.message}.`);
    throw error;
  }
}
