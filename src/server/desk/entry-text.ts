import { posix } from "node:path";
import { parse } from "yaml";
import { ADDRESS_FIELD } from "#contract/desk/cms-config.ts";
import { CONTENT_ROOT, type DeskCollection, deskCollections } from "#contract/desk/collections.ts";
import { tidyRecord } from "#contract/desk/tidy-record.ts";
import { mergeYaml } from "./merge-yaml.ts";

/** The kind of content a path of the project belongs to; undefined for every other file. */
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

/** A content file as the desk's form wants it: with its file name as a field. */
export function textForForm(path: string, text: string): string {
  const collection = collectionOf(path);
  if (!collection || collection.kind === "file" || collection.kind === "list") return text;
  const line = `${ADDRESS_FIELD}: ${posix.basename(path).replace(/\.\w+$/, "")}\n`;
  return collection.kind === "articles" ? text.replace(/^---\r?\n/, (fence) => fence + line) : line + text;
}

/** What the form sent as the file is to be written: tidied by its schema, and merged into the old text. */
export function textForFile(collection: DeskCollection, raw: string, old: string | undefined): string {
  if (collection.kind === "articles") {
    const sent = splitArticle(raw);
    const before = old === undefined ? undefined : splitArticle(old);
    const head = mergeYaml(before?.head, tidyFields(collection, sent.head));
    return `---\n${head}---\n\n${sent.body.trim()}\n`;
  }
  return mergeYaml(old, tidyFields(collection, raw));
}

function tidyFields(collection: DeskCollection, yaml: string): unknown {
  const data = parse(yaml) as Record<string, unknown> | null;
  const { [ADDRESS_FIELD]: _, ...fields } = data ?? {};
  if (collection.kind !== "list") return tidyRecord(collection.schema, fields);
  const items = fields[collection.name];
  return {
    [collection.name]: Array.isArray(items) ? items.map((item) => tidyRecord(collection.schema, item)) : [],
  };
}

function splitArticle(text: string): { head: string; body: string } {
  const match = /^---\r?\n([\s\S]*?\r?\n)?---[ \t]*\r?\n?([\s\S]*)$/.exec(text);
  return { head: match?.[1] ?? "", body: match?.[2] ?? text };
}
