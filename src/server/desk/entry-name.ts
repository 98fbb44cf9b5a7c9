import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { tellingField } from "#contract/content/cms/cms-fields.ts";
import { fieldsIn, shapeOf } from "#contract/content/cms/schema-shape.ts";
import type { DeskCollection } from "#contract/content/collections.ts";
import { readContentSource } from "#server/content/source/source.ts";
import { collectionOf } from "./entry-text.ts";

/**
 * A content file by the name that the CMS lists it under: its collection, and the Chinese title if the
 * collection has many files, such as 问事：公司拖欠工资怎么办. A file below `root` that has no readable title is
 * named by its file name.
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
