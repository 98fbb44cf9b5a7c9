import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { close, createIndex } from "pagefind";
import { CommandFailure } from "../failure.ts";

/** One page for Pagefind. */
export interface PagefindRecord {
  id: string;
  title: string;
  text: string;
}

/** Records on their way to Pagefind's process at once. */
const BATCH = 500;
/** Pagefind puts this before the JSON of a fragment. */
const SIGNATURE = "pagefind_dcd";

interface PagefindScript {
  options: (options: object) => Promise<void>;
  init: (language?: string) => Promise<void>;
  search: (words: string) => Promise<{ results: { id: string }[] }>;
}

/**
 * An index of the records by Pagefind, searched as a browser would search it: its own script with its WebAssembly,
 * which fetches from a folder instead of a site. `find` gives all that it returns, unchecked.
 */
export async function buildPagefind(records: readonly PagefindRecord[]): Promise<{
  find: (words: string) => Promise<Set<string>>;
  bytes: number;
  close: () => void;
}> {
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
  const urls = new Map<string, string>();
  let bytes = 0;
  for (const { path, content } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    bytes += content.length;
    const id = /fragment\/(.+)\.pf_fragment$/.exec(path)?.[1];
    if (id) urls.set(id, urlOf(content));
  }
  const script = await openScript(folder);
  return {
    find: async (words) => {
      const { results } = await script.search(words);
      return new Set(results.map(({ id }) => urls.get(id) ?? id));
    },
    bytes,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function urlOf(fragment: Uint8Array): string {
  const text = gunzipSync(fragment).toString("utf8");
  return (JSON.parse(text.slice(SIGNATURE.length)) as { url: string }).url.replace(/^\//, "");
}

async function openScript(folder: string): Promise<PagefindScript> {
  const scope = globalThis as Record<string, unknown>;
  scope.fetch = async (address: string | URL) => {
    const { pathname } = new URL(String(address), "http://site");
    return new Response(readFileSync(join(folder, decodeURIComponent(pathname).replace(folder, ""))));
  };
  const language = { getAttribute: () => "zh-cn", lang: "zh-cn" };
  scope.document = { querySelector: () => language, documentElement: language };
  scope.window = globalThis;
  scope.location = new URL("http://site/");
  const script = (await import(pathToFileURL(join(folder, "pagefind.js")).href)) as PagefindScript;
  await script.options({ basePath: "/", baseUrl: "/" });
  await script.init("zh-cn");
  return script;
}
