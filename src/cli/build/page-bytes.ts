import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Size of a text or file content after brotli, in bytes. */
export function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** Bytes sent to a visitor for a file: those of the compressed copy, if there is one. */
const sentBytes = (path: string): number =>
  existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliBytes(readFileSync(path));

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;
const STYLE = /<link\b(?=[^>]*\brel="(?:stylesheet|modulepreload)")[^>]*\bhref="([^"]+)"/g;
const IMPORT = /(?:\bfrom\s*|\bimport\s*)["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g;

/** The modules of an island, which load without interaction: at once or when the browser is idle. */
const ISLAND = /\b(?:component|renderer)-url="([^"]+)"/g;

/**
 * Addresses of the styles and scripts that a page loads before any interaction, including islands and static
 * imports.
 */
export function listPageAssets(html: string, readAsset: (path: string) => string): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    if (!path.endsWith(".js")) return;
    for (const [, target = ""] of readAsset(path).matchAll(IMPORT))
      visit(new URL(target, `http://x${path}`).pathname);
  };
  for (const pattern of [SCRIPT, STYLE, ISLAND]) {
    for (const [, address = ""] of html.matchAll(pattern)) if (address.startsWith("/")) visit(address);
  }
  return [...found];
}

/** What a page loads before any interaction; all sizes in brotli bytes. */
export interface PageWeight {
  page: string;
  hasIslands: boolean;
  html: number;
  assets: { path: string; bytes: number }[];
  /** HTML, styles and scripts together, brotli bytes. */
  total: number;
}

/** Maps the path of an asset to its text: thousands of pages share the same scripts. */
const assetTexts = new Map<string, string>();
const assetBytes = new Map<string, number>();

function kept<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** Size of one built page before any interaction, without images. */
export function weighPage(dist: string, page: string): PageWeight {
  const html = readFileSync(join(dist, page), "utf8");
  const readAsset = (path: string) =>
    kept(assetTexts, join(dist, path), () => readFileSync(join(dist, path), "utf8"));
  const assets = listPageAssets(html, readAsset).map((path) => ({
    path,
    bytes: kept(assetBytes, join(dist, path), () => sentBytes(join(dist, path))),
  }));
  const own = sentBytes(join(dist, page));
  const hasIslands = html.includes("<astro-island");
  return {
    page,
    hasIslands,
    html: own,
    assets,
    total: assets.reduce((sum, asset) => sum + asset.bytes, own),
  };
}
