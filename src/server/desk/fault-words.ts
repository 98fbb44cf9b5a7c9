import { posix } from "node:path";
import type { Problem } from "#server/content/source/problem.ts";
import { collectionOf } from "./entry-text.ts";

/**
 * Words a fault for the form: the entry, the item and the label of the field, what is wrong and how to
 * correct it. File, line and key are left out, because the form does not show them.
 */
export function faultInForm({ file, field, what, remedy }: Problem): string {
  const collection = collectionOf(file);
  const name = posix.basename(file).replace(/\.\w+$/, "");
  const isOne = !collection || collection.kind === "file" || collection.kind === "list";
  const language = file.includes("/en/") ? "，英文" : "";
  const entry = collection
    ? `“${collection.label}${isOne ? "" : ` ${name}`}”${language}`
    : posix.basename(file);
  const place = [entry, ...placeInForm(field)].join("，");
  return `${place}：${inForm(what)}。${inForm(remedy)}。`;
}

/**
 * The parts of a place that the form shows: for `children[第2项].url（链接·网址）` the number of the item and the
 * label.
 */
function placeInForm(field: string): string[] {
  const [, key = "", label = ""] = /^([^（]*)(?:（(.*)）)?$/.exec(field) ?? [];
  const items = key.match(/第\d+项/g) ?? [];
  const shown = label || (/\p{Script=Han}/u.test(key.replace(/\[第\d+项\]/g, "")) ? key : "");
  return [...items, ...(shown && shown !== "文件" ? [shown] : [])];
}

/**
 * Replaces paths of files by entries of the CMS, and removes line numbers and lines to write. The CMS shows
 * neither files nor lines.
 */
function inForm(text: string): string {
  return text
    .replace(/src\/content\/\w+\/cn\/([\w-]+)\.md/g, "“$1”的中文一栏")
    .replace(/src\/content\/\w+\/en\/([\w-]+)\.md/g, "“$1”的英文一栏")
    .replace(/src\/content\/[\w/-]+\.(?:yaml|md)/g, (path) => {
      const collection = collectionOf(path);
      return collection ? `“${collection.label}”` : posix.basename(path);
    })
    .replace(/ 第 \d+ 行/g, "里")
    .replace(/（\w+: \w+）/g, "");
}
