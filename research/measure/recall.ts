import { existsSync } from "node:fs";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { INDEX_FOLDER, scopeFolder } from "#server/generated/index-files.ts";
import { statuteDocuments } from "#server/search/sources/statute-documents.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { openFinder, toScanned } from "./recall/engine.ts";
import { buildPagefind, openPagefind } from "./recall/pagefind.ts";
import { Agreement, randomPhrases, scan } from "./recall/phrases.ts";

/** Folder into which the build writes the site search. */
const SITE_SEARCH = "dist/pagefind";
const PHRASES = 500;
const SEED = 20261121;

/**
 * Prints precision and recall of our search and of Pagefind for random phrases from the imported statutes,
 * compared with a plain scan.
 */
await runCommand(async () => {
  const documents = [...statuteDocuments()];
  if (documents.length === 0) throw new CommandFailure("No statutes: run npm run data.");
  const scanned = documents.map(toScanned);
  const phrases = randomPhrases(scanned, PHRASES, SEED);
  const chars = scanned.reduce((sum, { pieces }) => sum + pieces.join("").length, 0);
  console.log(
    `${documents.length.toLocaleString("en")} articles, ${chars.toLocaleString("en")} characters; ${phrases.length} random phrases of 2 to 12 characters.`,
  );
  const truths = timed("plain scan", () => phrases.map((phrase) => scan(scanned, phrase)));

  const finder = openFinder(scopeFolder(INDEX_FOLDER, 2));
  const answers = timed("this engine", () => phrases.map((phrase) => finder.find(phrase)));
  finder.close();
  print("this engine", answers, truths);

  console.log("Pagefind: building an index of the same articles …");
  const began = performance.now();
  const pagefind = await buildPagefind(
    documents.map(({ id, title, detail }) => ({ id, title, text: detail.body_text.join("\n") })),
  );
  console.log(
    `Pagefind index: ${((performance.now() - began) / 1000).toFixed(1)} s, ${(pagefind.bytes / 1e6).toFixed(1)} MB`,
  );
  const raw: Set<string>[] = [];
  const searching = performance.now();
  for (const phrase of phrases) raw.push(await pagefind.find(phrase));
  console.log(`Pagefind: ${((performance.now() - searching) / phrases.length).toFixed(1)} ms a phrase`);
  pagefind.close();
  print("Pagefind as it answers", raw, truths);
  // The results that the site shows: pages whose text was loaded and contains the words.
  const checked = raw.map((found, at) => new Set([...found].filter((id) => truths[at]!.has(id))));
  print("Pagefind, hits checked", checked, truths);
  await measureSiteSearch();
  process.exit(answers.every((found, at) => isSame(found, truths[at]!)) ? 0 : 1);
});

/**
 * Measures the built site search (info pages, knowledge and titles of laws) against a scan of the same pages.
 */
async function measureSiteSearch(): Promise<void> {
  if (!existsSync(SITE_SEARCH)) {
    console.log("The site search is not built: npm run build, then this again.");
    return;
  }
  const { pages, find } = await openPagefind(SITE_SEARCH);
  const scanned = pages.map(({ id, title, text }) => ({
    id,
    pieces: [title, ...text.split("\n")].map(normaliseText).filter(Boolean),
  }));
  const phrases = randomPhrases(scanned, PHRASES, SEED);
  const truths = phrases.map((phrase) => scan(scanned, phrase));
  const raw: Set<string>[] = [];
  for (const phrase of phrases) raw.push(await find(phrase));
  console.log(`The site search: ${pages.length} Chinese pages and titles, ${phrases.length} random phrases.`);
  print("as Pagefind answers", raw, truths);
  const checked = raw.map((found, at) => new Set([...found].filter((id) => truths[at]!.has(id))));
  print("as shown, hits checked", checked, truths);
}

function timed<Value>(name: string, run: () => Value): Value {
  const began = performance.now();
  const value = run();
  console.log(`${name}: ${((performance.now() - began) / PHRASES).toFixed(2)} ms a phrase`);
  return value;
}

function print(name: string, answers: readonly Set<string>[], truths: readonly Set<string>[]): void {
  const agreement = new Agreement();
  for (const [at, found] of answers.entries()) agreement.add(found, truths[at]!);
  const exact = answers.filter((found, at) => isSame(found, truths[at]!)).length;
  console.log(
    `  ${name.padEnd(24)} precision ${agreement.precision.toFixed(3)}  recall ${agreement.recall.toFixed(3)}  answered exactly ${exact} of ${answers.length}`,
  );
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
