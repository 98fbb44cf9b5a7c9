import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { columnsGiven } from "#domain/judgment/columns/column-names.ts";
import { beijingDay } from "#domain/text/day.ts";
import { isShortId } from "#domain/text/short-id.ts";
import type { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { estimateImport } from "#server/corpus/import/estimate-import.ts";
import { importCourts } from "#server/corpus/import/import-courts.ts";
import { importDocuments } from "#server/corpus/import/import-documents.ts";
import { importPool } from "#server/corpus/import/import-pool.ts";
import { ImportRun, unfinishedFiles } from "#server/corpus/import/import-run.ts";
import { type ImportSettings, rulesOf } from "#server/corpus/import/import-settings.ts";
import { importStatutes } from "#server/corpus/import/import-statutes.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";
import { isAddress } from "#server/corpus/inputs/remote-file.ts";
import { StatuteWriter } from "#server/corpus/statute-writer.ts";
import type { StoredSource } from "#server/corpus/store/read-sources.ts";
import { addToTakedown, readTakedownList } from "#server/corpus/takedown/takedown.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { takeDownFromCluster } from "#server/search/opensearch/push/take-down.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { CommandFailure, runCommand } from "../command.ts";
import { wordDelta, wordHidden } from "./delta-words.ts";
import { wordEstimate } from "./import-estimate.ts";
import { DEFAULT_SOURCES, type ImportOptions, readImportOptions } from "./import-options.ts";
import { CORPUS, locked, open, settleStopped } from "./open-corpus.ts";
import { NOTHING_TAKEN, runImport } from "./run-import.ts";

/** Exit code of an import that was interrupted. */
const STOPPED = 130;

await runCommand(async () => {
  const options = readImportOptions(process.argv.slice(2));
  if (options.courts) takeCourts(options.courts);
  if (options.remove.length > 0 || options.takedown) await takeDown(options);
  if (options.paths.length > 0) await (options.statutes ? takeStatutes(options) : takeDocuments(options));
  if (!options.build || options.dryRun || process.exitCode === STOPPED) return;
  if (!options.courts && !options.statutes && (await showDelta())) return;
  await buildData();
  const { describeFullness } = await import("../build/function-fullness.ts");
  console.log(describeFullness());
}, NOTHING_TAKEN);

/** Writes the changes as a delta beside the index if they are few. Returns whether it did. */
async function showDelta(): Promise<boolean> {
  if (readEnvironment().SEARCH_URL !== "") return false;
  const started = performance.now();
  const { writeSearchDelta } = await import("#build/search/search-delta.ts");
  const outcome = await writeSearchDelta();
  if (outcome.kind === "none") return false;
  console.log(wordDelta(outcome, performance.now() - started));
  return true;
}

/**
 * The build is loaded only when it is needed: its modules enlarge the heap that every garbage collection
 * walks through.
 */
async function buildData(): Promise<void> {
  const build = await import("#build/index.ts");
  await build.buildData();
}

function takeCourts(path: string): void {
  if (!existsSync(path)) throw new CommandFailure(`There is no ${path}.`);
  const result = importCourts(readFileSync(path, "utf8"));
  if (result.kind === "refused") {
    const problems = result.problems.slice(0, 10).map(({ path: where, code }) => `  ${where}: ${code}`);
    throw new CommandFailure(`${path} is no catalogue of courts:\n${problems.join("\n")}`);
  }
  console.log(`${result.count.toLocaleString("en")} courts kept in ${result.path}`);
}

async function takeDown({ remove, takedown, forgetStopped }: ImportOptions): Promise<void> {
  const wrong = remove.filter((id) => !isShortId(id));
  if (wrong.length > 0)
    throw new CommandFailure(
      `No id of a judgment or law: ${wrong.join(", ")} (12 letters a-z and digits 2-7).`,
    );
  const list = takedown ? readTakedownList(takedown) : { ids: [], names: [], wrong: [] };
  if (list.wrong.length > 0) {
    throw new CommandFailure(`${takedown}: line ${list.wrong.join(", ")} is neither an id nor "name: 姓名".`);
  }
  const ids = [...remove, ...list.ids];
  locked(() => addToTakedown(CORPUS, ids, list.names));
  // The steps that read the whole corpus come last.
  await takeDownHere(ids, list.names);
  await takeDownFromSearchCluster(ids, list.names);
  const writer = open();
  settleStopped(writer, unfinishedFiles(writer.state), forgetStopped);
  writer.close();
  const today = beijingDay(new Date());
  const laws = locked(() => new StatuteWriter(CORPUS));
  const lawsLeft = laws.commit(new Map(), today);
  const count = open().commit(new Map(), today);
  console.log(
    `Taken down: ${ids.length} ids, ${list.names.length} names; ${count.toLocaleString("en")} judgments and ${lawsLeft.toLocaleString("en")} documents of laws remain in the corpus.`,
  );
}

/** Hides the judgments at once on all running hosts of this folder. */
async function takeDownHere(ids: string[], names: string[]): Promise<void> {
  if (readEnvironment().SEARCH_URL !== "") return;
  const { hideJudgments } = await import("#build/search/search-delta.ts");
  console.log(wordHidden(await hideJudgments(ids, names)));
}

/** Deletes the judgments at once from the cluster. */
async function takeDownFromSearchCluster(ids: string[], names: string[]): Promise<void> {
  const { SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX } = readEnvironment();
  if (SEARCH_URL === "") return;
  const cluster = new Cluster({ url: SEARCH_URL, auth: SEARCH_AUTH });
  try {
    const count = await takeDownFromCluster(cluster, SEARCH_PREFIX, ids, names);
    console.log(
      `Deleted ${count.toLocaleString("en")} documents on the cluster. The lawyers' tables, pages and feeds of each site that asks it name them until its next build: npm run build, npm run deploy.`,
    );
  } catch (error) {
    throw new CommandFailure(
      `THE CLUSTER STILL SHOWS WHAT WAS TAKEN DOWN: ${(error as Error).message}. Give the same command again once that is mended, or npm run opensearch -- push.`,
    );
  }
}

async function takeDocuments(options: ImportOptions): Promise<void> {
  await readyCatalogues();
  const { paths, source, allowRestricted } = options;
  const writer = open();
  const reference = source ?? DEFAULT_SOURCES.reference;
  const other = source ?? DEFAULT_SOURCES.other;
  const declared = new Map([reference, other].map((one) => [one.id, declare(one, writer, options)] as const));
  const settings: ImportSettings = {
    corpusDir: CORPUS,
    today: beijingDay(new Date()),
    reference: { id: reference.id, sampling: reference.sampling },
    other: { id: other.id, sampling: other.sampling },
    mayHoldAll: Boolean(allowRestricted || source?.officially_released),
    released: source?.officially_released ?? false,
    asPublished: options.asPublished,
    selection: options.selection,
    share: null,
    columns: options.columns,
  };
  if (options.dryRun || options.selection?.documents) {
    const estimate = await estimateImport(paths, rulesOf({ ...settings, selection: null }));
    const { documents } = options.selection ?? {};
    if (documents) settings.share = Math.min(1, documents / Math.max(1, estimate.documents));
    if (options.dryRun) {
      writer.close();
      console.log(wordEstimate(estimate, settings.share ?? 1, options.processors));
      return;
    }
  }
  const { today: _today, ...lasting } = settings;
  const described = [paths.map(toAbsolute), lasting];
  settleStopped(writer, new ImportRun(writer.state, described).others, options.forgetStopped);
  const run = new ImportRun(writer.state, described);
  const preparer = importPool(settings, options.processors);
  if (options.asPublished)
    console.log(
      "Nothing is masked: names of minors, victims, witnesses and families, numbers of identity, telephone and account, homes and illnesses stay as they are in corpus, index and pages; whoever publishes them answers for it (法释〔2016〕19号 art. 8 and 10). The source is marked so.",
    );
  try {
    await runImport(
      writer,
      paths,
      declared,
      (course) =>
        importDocuments(paths, writer, { preparer, named: columnsGiven(options.columns), run, ...course }),
      run,
    );
  } finally {
    await preparer.close();
  }
}

/**
 * Makes the catalogues if they are missing. Throws FaultyFile here, before a thread reads them, if they are
 * of another build.
 */
async function readyCatalogues(): Promise<void> {
  if (!existsSync("data/generated/courts.json") || !existsSync("data/generated/causes.json"))
    await buildData();
  importContext("", "");
}

function toAbsolute(path: string): string {
  return isAddress(path) ? path : resolve(path);
}

async function takeStatutes(options: ImportOptions): Promise<void> {
  const started = performance.now();
  const writer = locked(() => new StatuteWriter(CORPUS));
  const source = declare(options.source ?? DEFAULT_SOURCES.statutes, writer, options);
  await runImport(writer, options.paths, new Map([[source.id, source]]), ({ onPiece }) =>
    importStatutes(options.paths, writer, source.id, onPiece),
  );
  console.log(`laws read in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** A source as it is stored. If the source is known, its sampling must stay the same. */
function declare(
  source: Omit<StoredSource, "count" | "imported">,
  writer: Pick<CorpusWriter, "source">,
  { allowRestricted, asPublished }: ImportOptions,
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
    ...(asPublished ? { as_published: true } : {}),
    imported: "",
    count: 0,
  };
}
