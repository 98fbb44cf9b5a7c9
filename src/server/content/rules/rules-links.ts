import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { ARTICLE_PATH, GUIDE_PATH, INFO_PATH, SITE_ROUTES } from "#contract/content/schemas/routes.ts";
import { attempt } from "#domain/attempt.ts";
import { type MarkdownLink, type MarkdownScan, scanBody } from "../source/markdown.ts";
import type { Problem } from "../source/problem.ts";
import type { Content, ContentEntry, Language } from "../source/read-content.ts";
import { fieldProblem, fieldsCalled } from "./schema-problems.ts";

type Words = Pick<Problem, "what" | "remedy">;

/**
 * Faults in links: an unknown page, an unknown anchor, the wrong language, or an incomplete address. Images
 * are checked elsewhere.
 */
export function linkProblems(content: Content): Problem[] {
  const scans = new Map<ContentEntry, MarkdownScan>();
  for (const entry of content.entries)
    if (entry.source.body !== undefined) scans.set(entry, scanBody(entry.source));
  const pages = sitePages(content, (collection, id, language) => {
    const entry = content.entries.find(
      (one) => one.collection.name === collection && one.id === id && one.language === language,
    );
    return entry && anchors(entry, scans.get(entry));
  });
  return [
    ...[...scans].flatMap(([entry, scan]) =>
      scan.links.flatMap((link) => (link.image ? [] : bodyLink(entry, scan, link, pages))),
    ),
    ...content.entries.flatMap((entry) => fieldLinks(entry, pages)),
  ];
}

/** The anchors of a page that is made from Markdown: its headings and the ids of its questions. */
function anchors(entry: ContentEntry, scan: MarkdownScan | undefined): Set<string> {
  const questions = (entry.data as { questions?: { id?: unknown }[] } | undefined)?.questions;
  const ids = Array.isArray(questions) ? questions.map((question) => String(question?.id)) : [];
  return new Set([...(scan?.headings.map((heading) => heading.anchor) ?? []), ...ids]);
}

function bodyLink(entry: ContentEntry, scan: MarkdownScan, link: MarkdownLink, pages: SitePages): Problem[] {
  const place = { file: entry.source.file, line: link.line, field: "正文的链接" };
  const words = link.url.startsWith("#")
    ? deadAnchor(link.url, anchors(entry, scan), entry.source.file)
    : (addressFault(link.url) ?? internalFault(link.url, entry.language ?? "cn", pages));
  if (words) return [{ ...place, ...words }];
  if (link.text.trim() === "")
    return [{ ...place, what: "链接没有文字", remedy: "在方括号里写上链接的文字" }];
  return [];
}

function deadAnchor(url: string, known: Set<string>, file: string): Words | undefined {
  const written = url.slice(url.indexOf("#") + 1);
  const anchor = attempt(() => decodeURIComponent(written)) ?? written;
  if (known.has(anchor)) return undefined;
  return {
    what: `链接 ${url} 里 # 后面的位置不存在`,
    remedy: `# 后面要和 ${file} 里的小标题一致：${[...known].slice(0, 12).join("、") || "（没有小标题）"}`,
  };
}

function addressFault(url: string): Words | undefined {
  if (url === "") return { what: "链接没有网址", remedy: "在圆括号里写上网址" };
  if (/^(https:\/\/\S+\.\S+|mailto:\S+@\S+|tel:\+?[\d-]+)$/.test(url)) return undefined;
  if (url.startsWith("http://"))
    return { what: `链接 ${url} 不安全`, remedy: "改成 https:// 开头；对方不支持 https 的，不要放链接" };
  if (/^(\/(?!\/)\S*|#\S+)$/.test(url)) return undefined;
  return { what: `链接 ${url} 不完整`, remedy: "站外网址以 https:// 开头，站内地址以 / 开头" };
}

/**
 * The fault of an address within the site. Undefined if there is none, or if the address is outside the site.
 */
function internalFault(url: string, language: Language, pages: SitePages): Words | undefined {
  if (!url.startsWith("/")) return undefined;
  const [address = "", anchor] = url.split("#", 2);
  const english = address === "/en" || address.startsWith("/en/");
  const path = (english ? address.slice(3) : address).replace(/\?.*$/, "").replace(/(?<=.)\/$/, "") || "/";
  if (!pages.has(path))
    return {
      what: `链接 ${url} 指向的页面不存在`,
      remedy: "检查有没有写错，可以在浏览器里打开那个页面再复制地址",
    };
  if (language === "en" && !english && !/\.[a-z]+$/.test(path))
    return { what: `英文页面里的链接 ${url} 会跳到中文页面`, remedy: `改成 /en${address}` };
  if (language === "cn" && english)
    return { what: `中文页面里的链接 ${url} 会跳到英文页面`, remedy: `改成 ${path}` };
  const known = anchor ? pages.anchors(path, language) : undefined;
  return known ? deadAnchor(url, known, path) : undefined;
}

/** Faults in fields called `to`, which contain addresses within the site. */
const fieldLinks = (entry: ContentEntry, pages: SitePages): Problem[] =>
  fieldsCalled("to", entry.data).flatMap(({ path, text }) => {
    const words = internalFault(text, "cn", pages);
    return words ? fieldProblem(entry, path, "站内地址", words) : [];
  });

/** The pages to which links within the site may lead. Addresses have no language (no `/en`). */
interface SitePages {
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
