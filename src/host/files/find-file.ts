import { stat } from "node:fs/promises";
import { join, sep } from "node:path";

/** A file of the built site. */
export interface SiteFile {
  path: string;
  bytes: number;
  /** Last change, milliseconds since 1970. */
  changed: number;
}

/** The result for an address of the site: a file, another address of the same page, or nothing. */
export type FoundFile = { file: SiteFile } | { moved: string } | null;

/** The file at a path below the folder, or null for a folder, a missing file, or a path outside. */
export async function fileAt(root: string, path: string): Promise<SiteFile | null> {
  const full = join(root, path);
  if (!full.startsWith(root + sep)) return null;
  // A name that is too long or contains NUL is not a file either.
  const found = await stat(full).catch(() => null);
  return found?.isFile() ? { path: full, bytes: found.size, changed: found.mtimeMs } : null;
}

/**
 * The file at an address, by Netlify's rules: /a is the file a, else a.html, else a/index.html; a trailing
 * slash redirects to the address without it if the page is a.html. Compressed copies have no address.
 */
export async function findFile(root: string, pathname: string): Promise<FoundFile> {
  const path = decode(pathname);
  if (path === null || path.endsWith(".br")) return null;
  const isFolder = path.endsWith("/");
  const bare = path.replace(/\/+$/, "");
  if (!isFolder) {
    const own = await fileAt(root, path);
    if (own) return { file: own };
  }
  const inside = await fileAt(root, `${bare}/index.html`);
  if (isFolder && inside) return { file: inside };
  const page = bare === "" ? null : await fileAt(root, `${bare}.html`);
  // Two leading slashes would name another host.
  if (page)
    return isFolder ? { moved: pathname.replace(/^\/+|\/+$/g, "").replace(/^/, "/") } : { file: page };
  return inside ? { file: inside } : null;
}

/** The decoded path; null if its escapes are invalid or the result cannot be a file name. */
function decode(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return /[\0\\]|(^|\/)\.\.?(\/|$)/.test(path) ? null : path;
  } catch {
    return null;
  }
}
