import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Size of a text or file content after brotli at quality 11, in bytes. */
export function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;
const STYLE = /<link\b(?=[^>]*\brel="(?:stylesheet|modulepreload)")[^>]*\bhref="([^"]+)"/g;
const IMPORT = /(?:\bfrom\s*|\bimport\s*)["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g;

/** Addresses of the styles and scripts a page loads before anybody touches it, static imports included. */
export function listPageAssets(html: string, readAsset: (path: string) => string): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    if (!path.endsWith(".js")) return;
    for (const [, target = ""] of readAsset(path).matchAll(IMPORT))
      visit(new URL(target, `http://x${path}`).pathname);
  };
  for (const pattern of [SCRIPT, STYLE]) {
    for (const [, address = ""] of html.matchAll(pattern)) if (address.startsWith("/")) visit(address);
  }
  return [...found];
}

export interface PageWeight {
  page: string;
  html: number;
  assets: { path: string; bytes: number }[];
  /** HTML, styles and scripts together, brotli bytes. */
  total: number;
}

/** Weight of one built page before any interaction; images are left out. */
export function weighPage(dist: string, page: string): PageWeight {
  const html = readFileSync(join(dist, page), "utf8");
  const readAsset = (path: string) => readFileSync(join(dist, path), "utf8");
  const assets = listPageAssets(html, readAsset).map((path) => ({
    path,
    bytes: brotliBytes(readAsset(path)),
  }));
  const own = brotliBytes(html);
  return { page, html: own, assets, total: assets.reduce((sum, asset) => sum + asset.bytes, own) };
}
