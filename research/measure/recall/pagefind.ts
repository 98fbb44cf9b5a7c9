import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { close, createIndex } from "pagefind";
import { CommandFailure } from "../../../src/cli/command.ts";

/** One page for Pagefind. */
export interface PagefindRecord {
  id: string;
  title: string;
  text: string;
}

/** Number of records sent to Pagefind's process at once. */
const BATCH = 500;
/** Pagefind's prefix of the JSON in a fragment. */
const SIGNATURE = "pagefind_dcd";

interface Answer {
  id: string;
  data: () => Promise<{ url: string; content: string; meta: { title?: string } }>;
}

interface PagefindScript {
  options: (options: object) => Promise<void>;
  init: (language?: string) => Promise<void>;
  search: (words: string) => Promise<{ results: Answer[] }>;
}

/** An open Pagefind index. */
export interface OpenPagefind {
  /** Addresses of all results for the words, unchecked. */
  find: (words: string) => Promise<Set<string>>;
  /** The raw answer of Pagefind's script. */
  search: PagefindScript["search"];
  /** The index's pages in one language. */
  pages: PagefindRecord[];
}

/** Writes an index of the records into a separate folder; `close` removes it. */
export async function buildPagefind(
  records: readonly PagefindRecord[],
): Promise<OpenPagefind & { bytes: number; close: () => void }> {
  const { index, errors } = await createIndex({});
  if (!index) throw new CommandFailure(`Pagefind did not start: ${errors.join("; ")}`);
  for (let at = 0; at < records.length; at += BATCH)
    await Promise.all(
      records.slice(at, at + BATCH).map(({ id, title, text }) =>
        index.addCustomRecord({
          url: id,
          content: `${title}\n${text}`,
          language: "zh-cn",
          meta: { title },
        }),
      ),
    );
  const { files } = await index.getFiles();
  await close();
  const folder = mkdtempSync(join(tmpdir(), "fasu-pagefind-"));
  let bytes = 0;
  for (const { path, content } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    bytes += content.length;
  }
  const open = await openPagefind(folder);
  return { ...open, bytes, close: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * An index in a folder, searched as in a browser: by its own script and WebAssembly, which reads the folder
 * instead of a site. Opening another index invalidates this one.
 */
export async function openPagefind(folder: string, language = "zh-cn"): Promise<OpenPagefind> {
  const pages = new Map<string, PagefindRecord>();
  for (const file of globSync(`fragment/${language}_*.pf_fragment`, { cwd: folder }))
    pages.set(basename(file, ".pf_fragment"), readFragment(readFileSync(join(folder, file))));
  const script = await openScript(resolve(folder), language);
  return {
    find: async (words) => {
      const { results } = await script.search(words);
      return new Set(results.map(({ id }) => pages.get(id)?.id ?? id));
    },
    search: (words) => script.search(words),
    pages: [...pages.values()],
  };
}

function readFragment(fragment: Uint8Array): PagefindRecord {
  const text = gunzipSync(fragment).toString("utf8");
  const { url, content, meta } = JSON.parse(text.slice(SIGNATURE.length)) as {
    url: string;
    content: string;
    meta: { title?: string };
  };
  return { id: url.replace(/^\//, ""), title: meta.title ?? "", text: content };
}

async function openScript(folder: string, code: string): Promise<PagefindScript> {
  const scope = globalThis as Record<string, unknown>;
  scope.fetch = async (address: string | URL) => {
    const { pathname } = new URL(String(address), "http://site");
    return new Response(readFileSync(join(folder, decodeURIComponent(pathname).replace(folder, ""))));
  };
  const language = { getAttribute: () => code, lang: code };
  scope.document = { querySelector: () => language, documentElement: language };
  scope.window = globalThis;
  scope.location = new URL("http://site/");
  const script = (await import(
    // A separate module per language: the script keeps its first language.
    `${pathToFileURL(join(folder, "pagefind.js")).href}?${code}`
  )) as PagefindScript;
  await script.options({ basePath: "/", baseUrl: "/" });
  await script.init(code);
  return script;
}
