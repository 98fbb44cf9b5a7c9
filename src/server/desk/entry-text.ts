import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { ADDRESS_FIELD } from "#contract/content/cms/cms-config.ts";
import { shapeOf } from "#contract/content/cms/schema-shape.ts";
import { tidyRecord } from "#contract/content/cms/tidy-record.ts";
import { notesOf } from "#contract/content/cms/walk.ts";
import { CONTENT_ROOT, type DeskCollection, deskCollections } from "#contract/content/collections.ts";

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

/** Lines are not wrapped, so that a sentence stays on one line. */
const WRITING = { lineWidth: 0 } as const;

/**
 * Updates an old YAML text to `data`. Comments, order, quotes and unchanged lines stay, so that changing one
 * value changes one line. If the old text is missing, broken or has aliases, a new text is written.
 */
export function mergeYaml(old: string | undefined, data: unknown): string {
  const document = old === undefined ? undefined : parseDocument(old);
  if (!document || document.errors.length > 0 || !isMap(document.contents) || hasAlias(document))
    return new Document(data).toString(WRITING);
  document.contents = merged(document, document.contents, data) as typeof document.contents;
  return document.toString(WRITING);
}

/**
 * Whether a document has aliases. A node that is used in two places cannot be changed in only one of them,
 * and a few lines of aliases can expand to millions.
 */
function hasAlias(document: Document): boolean {
  let found = false;
  visit(document, {
    Alias: () => {
      found = true;
    },
  });
  return found;
}

function merged(document: Document, node: unknown, value: unknown): unknown {
  if (isDeepStrictEqual(plain(node), value)) return node;
  if (isMap(node) && value !== null && typeof value === "object" && !Array.isArray(value))
    return mergedMap(document, node, value as Record<string, unknown>);
  if (isSeq(node) && Array.isArray(value)) return mergedList(document, node, value);
  if (isScalar(node) && (value === null || typeof value !== "object")) {
    node.value = value;
    // Otherwise the original spelling of the number (1e3) would be written instead of the new value.
    delete node.source;
    return node;
  }
  const fresh = document.createNode(value) as Node;
  if (isScalar(node) || isMap(node) || isSeq(node)) fresh.commentBefore = node.commentBefore;
  return fresh;
}

function mergedMap(document: Document, map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  for (const key of map.items.map((pair) => String(pair.key))) if (!(key in value)) map.delete(key);
  for (const [key, inner] of Object.entries(value)) map.set(key, merged(document, map.get(key, true), inner));
  return map;
}

/**
 * An item whose value is still in the list keeps its node. If the list keeps its length, the other items are
 * changed in place, in order. So editing one item changes only that item.
 */
function mergedList(document: Document, list: YAMLSeq, value: unknown[]): YAMLSeq {
  const free = [...list.items];
  const taken = value.map((item) => {
    const at = free.findIndex((node) => sameItem(plain(node), item));
    return at < 0 ? undefined : free.splice(at, 1)[0];
  });
  const rest = value.length === list.items.length ? free : [];
  // An empty list can only be written as `[]`. Items that are added to it go on lines of their own.
  if (list.items.length === 0) list.flow = false;
  list.items = value.map((item, index) => merged(document, taken[index] ?? rest.shift(), item));
  return list;
}

function sameItem(one: unknown, other: unknown): boolean {
  if (isDeepStrictEqual(one, other)) return true;
  const id = (value: unknown) => (value as { id?: unknown } | null)?.id;
  return id(one) !== undefined && id(one) === id(other);
}

function plain(node: unknown): unknown {
  return isScalar(node) || isMap(node) || isSeq(node) ? node.toJSON() : undefined;
}
