import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { CONTENT_ROOT, type DeskCollection, deskCollections } from "#contract/content/collections.ts";
import { fileProblem, type Problem } from "./problem.ts";
import { type ContentSource, type FieldPath, readContentSource } from "./source.ts";

/** The folder of an article's language. */
export type Language = "cn" | "en";

/** A record that an editor maintains: a file, or an item in a file that is a list. */
export interface ContentEntry {
  collection: DeskCollection;
  /** Name of the file without its extension. For an item, its `id` as text. */
  id: string;
  /** The language of an article, which is the name of its folder. Absent for other entries. */
  language?: Language;
  source: ContentSource;
  /** Path of the record in the source. Empty if the record is the whole file. */
  base: FieldPath;
  data: unknown;
}

/** All content that editors maintain, as it is on disk. */
export interface Content {
  root: string;
  entries: ContentEntry[];
  /** Faults of files: files that cannot be read, and files that belong to no collection. */
  problems: Problem[];
  /** The images in src/content/images. `file` is the path from the project's root, `bytes` the size. */
  images: { file: string; bytes: number }[];
}

/** The folder of the images for articles. */
export const IMAGE_FOLDER = `${CONTENT_ROOT}/images`;
/** Matches files in src/content that are not content. */
const NOT_CONTENT = /(^|\/)(README\.md|\.gitkeep|\.DS_Store)$|\.ts$/;

/** Reads everything under src/content of a project, with the faults of the files themselves. */
export function readContent(root: string): Content {
  const content: Content = { root, entries: [], problems: [], images: [] };
  const claimed = new Set<string>();
  for (const collection of deskCollections()) readCollection(content, collection, claimed);
  for (const file of filesBelow(root, CONTENT_ROOT)) {
    if (file.startsWith(`${IMAGE_FOLDER}/`)) {
      if (!NOT_CONTENT.test(file)) content.images.push({ file, bytes: statSync(join(root, file)).size });
    } else if (!claimed.has(file) && !NOT_CONTENT.test(file)) content.problems.push(stray(file));
  }
  return content;
}

function readCollection(content: Content, collection: DeskCollection, claimed: Set<string>): void {
  const path = `${CONTENT_ROOT}/${collection.path}`;
  const read = (file: string) => {
    claimed.add(file);
    const source = readContentSource(file, readFileSync(join(content.root, file)));
    content.problems.push(...source.problems);
    return source;
  };
  if (collection.kind === "folder" || collection.kind === "articles") {
    const shape = collection.kind === "folder" ? /^([^/]+)\.yaml$/ : /^(cn|en)\/([^/]+)\.md$/;
    for (const file of filesBelow(content.root, path)) {
      const match = shape.exec(file.slice(path.length + 1));
      if (!match) continue;
      const language = collection.kind === "articles" ? (match[1] as Language) : undefined;
      const id = match[2] ?? match[1] ?? "";
      if (!/^[a-z0-9][a-z0-9-]*$/.test(id)) content.problems.push(badName(file));
      const source = read(file);
      content.entries.push({ collection, id, language, source, base: [], data: source.data });
    }
    return;
  }
  if (!existsSync(join(content.root, path))) {
    const remedy = "恢复这个文件（可以撤销最近的修改），不要改名或移动";
    content.problems.push(fileProblem(path, `缺少“${collection.label}”的文件`, remedy));
    return;
  }
  const source = read(path);
  if (collection.kind === "file") {
    const id = path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, "");
    content.entries.push({ collection, id, source, base: [], data: source.data });
    return;
  }
  readList(content, collection, source);
}

function readList(content: Content, collection: DeskCollection, source: ContentSource): void {
  if (source.data === undefined) return;
  const record = source.data as Record<string, unknown>;
  const items = record[collection.name];
  for (const key of Object.keys(record))
    if (key !== collection.name)
      content.problems.push({
        file: source.file,
        line: source.lineOfKey([], key),
        field: key,
        what: "没有这个字段",
        remedy: `所有内容都写在 ${collection.name}: 下面`,
      });
  if (!Array.isArray(items)) {
    const remedy = `写上 ${collection.name}:，下面每项以“- ”开头`;
    content.problems.push(fileProblem(source.file, "缺少列表", remedy, collection.name));
    return;
  }
  for (const [index, data] of items.entries()) {
    const id = String((data as { id?: unknown } | null)?.id ?? "");
    content.entries.push({ collection, id, source, base: [collection.name, index], data });
  }
}

function filesBelow(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

const stray = (file: string): Problem =>
  fileProblem(
    file,
    "这个文件不会出现在网站上",
    "文章用 .md 放进 cn 或 en 文件夹，其他内容用 .yaml，图片放进 images；不用的文件请删掉",
  );

const badName = (file: string): Problem =>
  fileProblem(
    file,
    "文件名会成为网址，含有不能用的字符",
    "只用小写英文字母、数字和短横线，例如 how-to-appeal.md",
    "文件名",
  );
