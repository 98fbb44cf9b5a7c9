import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { tellingField } from "#contract/content/cms/cms-fields.ts";
import { fieldsIn, shapeOf } from "#contract/content/cms/schema-shape.ts";
import type { DeskCollection } from "#contract/content/collections.ts";
import { readContentSource } from "#server/content/source/source.ts";
import { collectionOf } from "./entry-text.ts";

/**
 * The name under which the CMS lists a content file: the collection of the file, and, if the collection has
 * many files, the Chinese title (问事：公司拖欠工资怎么办). The file name takes the place of a title that cannot be read.
 */
export function entryName(root: string, path: string): string {
  const collection = collectionOf(path);
  const name = posix.basename(path).replace(/\.\w+$/, "");
  if (!collection) return posix.basename(path);
  if (collection.kind === "file" || collection.kind === "list") return collection.label;
  return `${collection.label}：${titleOf(root, path.replace("/en/", "/cn/"), collection) ?? name}`;
}

function titleOf(root: string, path: string, { schema }: DeskCollection): string | undefined {
  const file = join(root, path);
  if (!existsSync(file)) return undefined;
  const shape = shapeOf(schema);
  const keys = tellingField(fieldsIn(shape.kind === "variants" ? shape.options[0]! : schema)).split(".");
  const title = keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    readContentSource(path, readFileSync(file)).data,
  );
  return typeof title === "string" && title !== "" ? title : undefined;
}
