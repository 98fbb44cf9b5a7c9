import { stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { attempt } from "#domain/attempt.ts";

/** A file of the built site. */
export interface SiteFile {
  path: string;
  bytes: number;
  /** Time of the last change, in milliseconds since 1970. */
  changed: number;
}

/** What an address of the site leads to: a file, another address of the same page, or nothing. */
export type FoundFile = { file: SiteFile } | { moved: string } | null;

/** The file at a path below a folder. Null if it is a folder, does not exist, or is outside. */
export async function fileAt(root: string, path: string): Promise<SiteFile | null> {
  const full = join(root, path);
  if (!full.startsWith(root + sep)) return null;
  // A name that is too long or contains NUL fails here; there is no such file.
  const found = await stat(full).catch(() => null);
  return found?.isFile() ? { path: full, bytes: found.size, changed: found.mtimeMs } : null;
}

/**
 * Finds the file at an address by Netlify's rules. /a is the file a, or a.html, or a/index.html. An address
 * with a slash at the end is redirected to the one without it if the page is a.html. Compressed copies have
 * no address.
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
  // Two slashes at the beginning would name another host, so all of them are replaced by one.
  if (page)
    return isFolder ? { moved: pathname.replace(/^\/+|\/+$/g, "").replace(/^/, "/") } : { file: page };
  return inside ? { file: inside } : null;
}

/** Decodes a path. Null if its escapes are invalid, or if the result cannot be the name of a file. */
function decode(pathname: string): string | null {
  const path = attempt(() => decodeURIComponent(pathname));
  return path === undefined || /[\0\\]|(^|\/)\.\.?(\/|$)/.test(path) ? null : path;
}
