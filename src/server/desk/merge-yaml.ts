import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

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
