import { posix } from "node:path";
import { parse } from "yaml";
import { ADDRESS_FIELD } from "#contract/content/cms/cms-config.ts";
import { shapeOf } from "#contract/content/cms/schema-shape.ts";
import { tidyRecord } from "#contract/content/cms/tidy-record.ts";
import { notesOf } from "#contract/content/cms/walk.ts";
import { CONTENT_ROOT, type DeskCollection, deskCollections } from "#contract/content/collections.ts";
import { mergeYaml } from "./merge-yaml.ts";

/** The content collection to which a path in the project belongs. Undefined for other files. */
export function collectionOf(path: string): DeskCollection | undefined {
  return deskCollections().find(({ kind, path: own }) => {
    const base = `${CONTENT_ROOT}/${own}`;
    if (kind === "file" || kind === "list") return path === base;
    const inside = path.startsWith(`${base}/`) ? path.slice(base.length + 1) : "";
    return kind === "folder"
      ? /^[a-z0-9][a-z0-9-]*\.yaml$/.test(inside)
      : /^(cn|en)\/[a-z0-9][a-z0-9-]*\.md$/.test(inside);
  });
}

/** The text of a content file as the CMS's form gets it. The name of the file is added as a field. */
export function textForForm(path: string, text: string): string {
  const collection = collectionOf(path);
  if (!collection || collection.kind === "file" || collection.kind === "list") return text;
  const line = `${ADDRESS_FIELD}: ${posix.basename(path).replace(/\.\w+$/, "")}\n`;
  return collection.kind === "articles" ? text.replace(/^---\r?\n/, (fence) => fence + line) : line + text;
}

/** What a form sends about an entry: `fields` as in a content file, and `body`, the text below them. */
export interface SentEntry {
  fields: Record<string, unknown>;
  /** Only articles have a text. */
  body?: string;
}

/** Maximum number of YAML aliases in what a form sends. Forms write none. */
const MAX_ALIASES = 0;

/**
 * Parses what a form sent and normalises it by the schema of its collection. Undefined if the YAML is invalid
 * or has an alias.
 */
export function readSent(collection: DeskCollection, raw: string): SentEntry | undefined {
  const { head, body } = collection.kind === "articles" ? splitArticle(raw) : { head: raw };
  let data: unknown;
  try {
    data = parse(head, { maxAliasCount: MAX_ALIASES });
  } catch {
    return undefined;
  }
  if (data === null || data === undefined) return { fields: {}, body };
  if (typeof data !== "object" || Array.isArray(data)) return undefined;
  const { [ADDRESS_FIELD]: _, ...fields } = data as Record<string, unknown>;
  return { fields: tidyFields(collection, fields), body };
}

function tidyFields(collection: DeskCollection, fields: Record<string, unknown>): Record<string, unknown> {
  if (collection.kind !== "list") return tidyRecord(collection.schema, fields) as Record<string, unknown>;
  const items = fields[collection.name];
  return {
    [collection.name]: Array.isArray(items) ? items.map((item) => tidyRecord(collection.schema, item)) : [],
  };
}

/**
 * Whether the column of one language of an article is empty. Fields that both languages share do not count.
 */
export function isBlank(collection: DeskCollection, { fields, body = "" }: SentEntry): boolean {
  const shape = shapeOf(collection.schema);
  const own = shape.kind === "record" ? shape.fields.filter(([, field]) => !notesOf(field)?.shared) : [];
  return body.trim() === "" && own.every(([name]) => (fields[name] ?? "") === "");
}

/** The new text of a file: what the form sent, merged into the old text. */
export function textForFile(collection: DeskCollection, sent: SentEntry, old: string | undefined): string {
  if (collection.kind !== "articles") return mergeYaml(old, sent.fields);
  const before = old === undefined ? undefined : splitArticle(old);
  const head = mergeYaml(before?.head, sent.fields);
  return `---\n${head}---\n\n${(sent.body ?? "").trim()}\n`;
}

function splitArticle(text: string): { head: string; body: string } {
  const match = /^---\r?\n([\s\S]*?\r?\n)?---[ \t]*\r?\n?([\s\S]*)$/.exec(text);
  return { head: match?.[1] ?? "", body: match?.[2] ?? text };
}
