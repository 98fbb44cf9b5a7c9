import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { close, createIndex, type PagefindIndex } from "pagefind";
import { CommandFailure } from "./failure.ts";

const DIST = "dist";
const FOLDER = "dist/pagefind";
/** Pages without this attribute, judgments and forms among them, are not indexed. */
const MARK = "data-pagefind-body";
/** Pagefind's own interface, which nothing here uses. */
const UNUSED = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./;

interface CitedLaw {
  title: string;
  number?: string;
}

/** The laws that the knowledge articles rest on, each once, with the articles that cite it. */
function citedLaws(): Map<string, { number: string; citing: string[] }> {
  const articles: { title: string; language: string; sources?: CitedLaw[] }[] = JSON.parse(
    readFileSync("data/generated/content/knowledge.json", "utf8"),
  );
  const laws = new Map<string, { number: string; citing: string[] }>();
  for (const article of articles) {
    for (const { title, number = "" } of article.sources ?? []) {
      if (!/\p{Script=Han}/u.test(title)) continue;
      const known = laws.get(title) ?? { number, citing: [] };
      known.citing.push(article.title);
      laws.set(title, known);
    }
  }
  return laws;
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

/** Writes dist/pagefind, the search of info pages, knowledge and titles of laws; judgments stay out. */
export async function buildSiteIndex(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const { index } = must(await createIndex({}));
  if (!index) throw new CommandFailure("The site search: Pagefind did not start.");
  const pages = await addPages(index);
  const laws = citedLaws();
  for (const [title, { number, citing }] of laws)
    must(
      await index.addCustomRecord({
        url: `/layout/serachList#type=2&qr=${encodeURIComponent(title)}`,
        content: [`《${title}》${number}`, ...citing].join("。"),
        language: "zh-cn",
        meta: { title: `《${title}》` },
      }),
    );
  // Not writeFiles: its process ends before the last bytes are on disk, and pagefind.js came out cut at 32 kB.
  const { files } = must(await index.getFiles());
  await close();
  for (const { path, content } of files) {
    if (UNUSED.test(path)) continue;
    const file = join(FOLDER, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  console.log(`site search: ${pages} pages, ${laws.size} laws`);
}
