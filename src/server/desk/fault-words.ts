import { posix } from "node:path";
import type { Problem } from "#server/content/problem.ts";
import { collectionOf } from "./entry-text.ts";

/**
 * A fault in the words of a form: which entry, which field by its label and which item, what is wrong and
 * how to mend it. No file, no line and no key of a file, which a form does not show.
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

/** The parts of `children[第2项].url（链接·网址）` that a form shows: the items, counted, and the labels. */
function placeInForm(field: string): string[] {
  const [, key = "", label = ""] = /^([^（]*)(?:（(.*)）)?$/.exec(field) ?? [];
  const items = key.match(/第\d+项/g) ?? [];
  const shown = label || (/\p{Script=Han}/u.test(key.replace(/\[第\d+项\]/g, "")) ? key : "");
  return [...items, ...(shown && shown !== "文件" ? [shown] : [])];
}

/** Places in files become entries of the desk, which knows no folders; a line to write goes, its field is named. */
function inForm(text: string): string {
  return text
    .replace(/src\/content\/(?:info|knowledge)\/cn\/([\w-]+)\.md/g, "“$1”的中文一栏")
    .replace(/src\/content\/(?:info|knowledge)\/en\/([\w-]+)\.md/g, "“$1”的英文一栏")
    .replace(/src\/content\/[\w/-]+\.(?:yaml|md)/g, (path) => {
      const collection = collectionOf(path);
      return collection ? `“${collection.label}”` : posix.basename(path);
    })
    .replace(/ 第 \d+ 行/g, "里")
    .replace(/（\w+: \w+）/g, "");
}
