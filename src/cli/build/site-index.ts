import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { close, createIndex, type PagefindIndex } from "pagefind";
import { lawAddress } from "#domain/statute/citation/law-index.ts";
import { INVISIBLE_SEPARATOR } from "#domain/text/hidden-characters.ts";
import { dictionary } from "#i18n/dictionary.ts";
import { LANGS, type Lang, localePath } from "#i18n/lang.ts";
import { writeWhole } from "#server/files/write-file.ts";
import { readLaws, type ShownLaw } from "#server/statutes/law-files.ts";
import { CommandFailure } from "../command.ts";

const DIST = "dist";
const FOLDER = "dist/pagefind";
/** Pages without this attribute, such as judgments and forms, are not in the index. */
const MARK = "data-pagefind-body";
/** Matches the files of Pagefind's own user interface, which this site does not use. */
const UNUSED = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./;

/**
 * The entry of a law in the index: title, short name, official number and date of the text; in English also
 * the words for its kind and field. After INVISIBLE_SEPARATOR come all suffixes of the words in its title.
 * Pagefind finds only the beginnings of words. It divides Chinese into words on Chinese pages only, and not
 * always into the words that a visitor types.
 */
export function lawRecord(law: ShownLaw, lang: Lang) {
  const { statute, names } = dictionary(lang);
  const area = statute.areas[law.facts?.area as keyof typeof statute.areas] ?? "";
  const shown = [`《${law.title}》`, law.short, law.facts?.number, law.version];
  const english = lang === "en" ? [names.lawKinds[law.kind], area] : [];
  const words = law.title.split(/[^\p{L}\p{N}]+/u);
  const ends = words.flatMap((word) => [...word].map((_, from) => [...word].slice(from).join("")));
  return {
    url: localePath(lawAddress(law.id), lang),
    content: [...shown, ...english, INVISIBLE_SEPARATOR, ...new Set(ends)].filter(Boolean).join(" "),
    language: lang === "en" ? "en" : "zh-cn",
    meta: { title: `《${law.title}》${law.versions.length > 1 ? `（${law.version}）` : ""}` },
  };
}

function must<Result extends { errors: string[] }>(result: Result): Result {
  if (result.errors.length > 0) throw new CommandFailure(`The site search: ${result.errors.join("; ")}`);
  return result;
}

async function addPages(index: PagefindIndex): Promise<number> {
  let count = 0;
  for (const file of readdirSync(DIST, { recursive: true, encoding: "utf8" }).sort()) {
    if (!file.endsWith(".html")) continue;
    const content = readFileSync(join(DIST, file), "utf8");
    if (!content.includes(MARK)) continue;
    must(await index.addHTMLFile({ url: `/${file.replace(/\.html$/, "")}`, content }));
    count++;
  }
  return count;
}

/**
 * Writes dist/pagefind: the search index over info pages, knowledge articles and the titles of laws.
 * Judgments are not in it.
 */
export async function buildSiteIndex(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const { index } = must(await createIndex({}));
  if (!index) throw new CommandFailure("The site search: Pagefind did not start.");
  const pages = await addPages(index);
  const laws = readLaws();
  for (const lang of LANGS) for (const law of laws) must(await index.addCustomRecord(lawRecord(law, lang)));
  // writeFiles is not used: its process ends before the last bytes are on disk, which cut off pagefind.js at
  // 32 kB.
  const { files } = must(await index.getFiles());
  await close();
  for (const { path, content } of files) {
    if (UNUSED.test(path)) continue;
    const file = join(FOLDER, path);
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, content);
  }
  console.log(`site search: ${pages} pages, ${laws.length} laws`);
}
