import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { oncePerKey } from "#domain/once-per.ts";

/** The size in bytes of a text or a file's content after compression with brotli. */
export function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** The number of bytes that a visitor gets for a file: the size of the compressed copy if there is one. */
const sentBytes = (path: string): number =>
  existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliBytes(readFileSync(path));

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;
const STYLE = /<link\b(?=[^>]*\brel="(?:stylesheet|modulepreload)")[^>]*\bhref="([^"]+)"/g;
const IMPORT = /(?:\bfrom\s*|\bimport\s*)["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g;

/**
 * Matches the address of a module of an island. Islands load without interaction, at once or when the browser
 * is idle.
 */
const ISLAND = /\b(?:component|renderer)-url="([^"]+)"/g;

/**
 * The paths of the styles and scripts that a page loads before any interaction. They include islands and
 * static imports.
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

/** What a page loads before any interaction. Sizes are in brotli bytes. */
export interface PageWeight {
  page: string;
  hasIslands: boolean;
  html: number;
  assets: { path: string; bytes: number }[];
  /** Size of the HTML, styles and scripts together. */
  total: number;
}

// Thousands of pages have the same scripts.
const readAsset = oncePerKey((path: string) => readFileSync(path, "utf8"));
const assetBytes = oncePerKey(sentBytes);

/** The size of a built page before any interaction, without images. */
export function weighPage(dist: string, page: string): PageWeight {
  const html = readFileSync(join(dist, page), "utf8");
  const paths = listPageAssets(html, (path) => readAsset(join(dist, path)));
  const assets = paths.map((path) => ({ path, bytes: assetBytes(join(dist, path)) }));
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
