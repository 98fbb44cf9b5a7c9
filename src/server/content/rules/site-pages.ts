import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { ARTICLE_PATH, GUIDE_PATH, INFO_PATH, SITE_ROUTES } from "#contract/content/schemas/routes.ts";
import type { Content } from "../source/read-content.ts";

/** The pages to which links within the site may lead. Addresses have no language (no `/en`). */
export interface SitePages {
  has: (path: string) => boolean;
  /** The anchors of a page that is made from Markdown. Undefined for other pages. */
  anchors: (path: string, language: "cn" | "en") => Set<string> | undefined;
}

/** The beginning of the addresses of a collection's texts. The id of the text follows it. */
const PATHS: Readonly<Record<string, string>> = {
  info: INFO_PATH,
  knowledge: ARTICLE_PATH,
  guides: GUIDE_PATH,
};

/**
 * The pages of a project: fixed routes, the files in src/pages, the content files with pages of their own,
 * and the files in public.
 */
export function sitePages(
  content: Content,
  anchorsOf: (collection: string, id: string, language: "cn" | "en") => Set<string> | undefined,
): SitePages {
  const own = new Map<string, { collection: string; id: string }>();
  for (const { collection, id, language } of content.entries) {
    const path = PATHS[collection.name];
    if (language && path) own.set(path + id, { collection: collection.name, id });
  }
  const fixed = new Set<string>([...SITE_ROUTES, ARTICLE_PATH.slice(0, -1), GUIDE_PATH.slice(0, -1)]);
  const patterns = pagePatterns(content.root);
  const closed = Object.values(PATHS);
  return {
    has: (path) =>
      fixed.has(path) ||
      own.has(path) ||
      (!closed.some((prefix) => path.startsWith(prefix)) && patterns.some((pattern) => pattern.test(path))) ||
      (path !== "/" && existsSync(join(content.root, "public", path))),
    anchors: (path, language) => {
      const page = own.get(path);
      return page && anchorsOf(page.collection, page.id, language);
    },
  };
}

/** The patterns of the addresses that the files in src/pages have. `[name]` matches one segment. */
function pagePatterns(root: string): RegExp[] {
  const folder = join(root, "src/pages");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .map((file) => {
      const address = `/${file
        .replace(/^\[\.\.\.lang\]\//, "")
        .replace(/\.(astro|mdx?|html|ts|js)$/, "")
        .replace(/(^|\/)index$/, "")}`;
      const source = address
        .replace(/[.*+?^${}()|\\]/g, "\\$&")
        .replace(/\[\\\.\\\.\\\.[^\]]+\]/g, ".+")
        .replace(/\[[^\]]+\]/g, "[^/]+");
      return new RegExp(`^${source.replace(/(?<=.)\/$/, "")}$`);
    });
}
