import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { buildData } from "#build/index.ts";
import { fingerprint } from "#build/steps/fingerprint.ts";
import { codeFingerprints } from "#build/steps/module-graph.ts";
import { beijingDay } from "#domain/text/day.ts";
import { scheduledDays } from "#server/content/scheduled-days.ts";
import { fetchCorpus } from "#server/corpus/fetch-corpus.ts";
import { writeWhole } from "#server/files/write-file.ts";
import { forgetSums, SITE_STAMP } from "#server/generated/checksums.ts";
import { findSiteFaults, sealSite } from "#server/generated/site-sums.ts";
import { NO_KEY } from "#server/leads/lead-context.ts";
import { FRAME_FOLDER } from "#server/no-js/frame.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { CommandFailure, runCommand } from "../command.ts";
import { buildDesk } from "../desk/build-desk.ts";
import { runProgram } from "../run-program.ts";
import { assertAllWritable } from "../writable.ts";
import { writeApiDocuments } from "./api-document.ts";
import { assertContent } from "./check-content.ts";
import { assertSoundData } from "./check-data.ts";
import { compressSite } from "./compress-site.ts";
import { describeFullness } from "./function-fullness.ts";
import { buildSiteIndex } from "./site-index.ts";

/** Folders of src on which no page depends. */
const NO_PAGES = new Set(["cli", "host"]);
/** The files that determine dist, besides the code of this file. */
const siteInputs = () => [
  "astro.config.mjs",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  "data/generated/stamps.json",
  "data/sources",
  "netlify",
  "public",
  ...readdirSync("src")
    .filter((name) => !NO_PAGES.has(name))
    .map((name) => `src/${name}`),
];

async function step(sentence: string, program: string, args: string[], env = {}): Promise<void> {
  const code = await runProgram(program, args, { ASTRO_TELEMETRY_DISABLED: "1", ...env });
  if (code !== 0) throw new CommandFailure(sentence);
}

/** Downloads the corpus if CORPUS_URL is set. Fails if it would replace something that was imported here. */
async function bringCorpus(): Promise<void> {
  const { CORPUS_URL, CORPUS_SHA256 } = readEnvironment();
  if (!CORPUS_URL) return;
  if (!CORPUS_SHA256)
    throw new CommandFailure("CORPUS_URL is set without CORPUS_SHA256: set both, or neither.");
  const fetched = await fetchCorpus(CORPUS_URL, CORPUS_SHA256);
  if (fetched.kind === "failed") throw new CommandFailure(fetched.sentence);
  if (fetched.kind === "fetched") console.log(`corpus: ${fetched.files} files fetched and verified`);
}

/** Whether every file of dist is as the last build wrote it. Prints the first that is not. */
async function isAsBuilt(): Promise<boolean> {
  for await (const { path, fault } of findSiteFaults("dist")) {
    console.warn(`${path} is ${fault}: the site is built anew.`);
    return false;
  }
  return true;
}

/**
 * Brings data/generated and dist up to date. Does nothing if nothing on which they depend has changed. With
 * `preview`, translations may be missing.
 */
export async function buildSite({ preview = false } = {}): Promise<void> {
  const content = assertContent({ loud: false, preview });
  await bringCorpus();
  await buildData();
  console.log(describeFullness());
  // When a day with scheduled content comes, the pages are outdated although no file has changed.
  const coming = scheduledDays(content, beijingDay(new Date())).join();
  // Of all contexts only "production" matters: the content check then refuses unset settings.
  const context = process.env.CONTEXT === "production" ? "production" : "";
  const address = process.env.URL ?? "";
  const code = codeFingerprints([import.meta.filename]).get(import.meta.filename);
  // The lead form seals with the first public key.
  const {
    FASU_DESK_REPO: repository,
    FASU_OFFICE_PUBLIC_KEY: [given = ""],
  } = readEnvironment();
  if (!given) console.warn(`This build has no lead form. ${NO_KEY}`);
  const stamp = `${code}${fingerprint(siteInputs())}${context}${address}${repository}${given}${coming}`;
  const isBuilt = existsSync(SITE_STAMP) && readFileSync(SITE_STAMP, "utf8") === stamp;
  if (isBuilt && (await isAsBuilt())) return;
  // Astro would fail with a stack trace after it has deleted half of the old pages.
  assertAllWritable("dist");
  // The stamp is removed first. So an interrupted build does not count as a complete site, whatever was there
  // before.
  rmSync(SITE_STAMP, { force: true });
  // A test that builds a missing site has NODE_ENV=test. The site would then get the development build of
  // React, which is one and a half times as large.
  process.env.NODE_ENV = "production";
  await writeApiDocuments();
  await step("The site could not be built: the lines above name the file.", "astro", ["build"]);
  // Astro, which is another process, has written new checksums for this folder. Without this call, a host
  // that starts in this process would compare the files with the cached checksums and take them for damaged.
  forgetSums(FRAME_FOLDER);
  await buildSiteIndex();
  await buildDesk();
  await compressSite();
  await step(
    "A page is heavier than its budget in package.json: the list above names it.",
    process.execPath,
    ["src/cli/build/check-bytes.ts"],
  );
  await assertSoundData();
  sealSite();
  writeWhole(SITE_STAMP, stamp);
}

// `npm test` sets FASU_SKIP_BUILD when it bundles the functions: `netlify build` also runs this command,
// although the site has just been built.
if (import.meta.main && process.env.FASU_SKIP_BUILD !== "yes") await runCommand(() => buildSite());
