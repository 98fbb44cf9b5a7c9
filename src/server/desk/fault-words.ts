import { posix } from "node:path";
import type { Problem } from "#server/content/source/problem.ts";
import { entryName } from "./entry-name.ts";
import { collectionOf } from "./entry-text.ts";

/**
 * Words a fault for the form: the entry, the item and the label of the field, what is wrong and how to
 * correct it. File, line and key are left out, because the form does not show them. `root` is the project
 * folder.
 */
export function faultInForm(root: string, { file, field, what, remedy }: Problem): string {
  const entry = collectionOf(file) ? `“${entryName(root, file)}”` : posix.basename(file);
  const place = [entry, ...(file.includes("/en/") ? ["英文"] : []), ...placeInForm(field)].join("，");
  return `${place}：${inForm(root, what)}。${inForm(root, remedy)}。`;
}

/**
 * The parts of a field's name that the form shows. For `children[第2项].url（链接·网址）` they are the number of the
 * item and the label.
 */
function placeInForm(field: string): string[] {
  const [, key = "", label = ""] = /^([^（]*)(?:（(.*)）)?$/.exec(field) ?? [];
  const items = key.match(/第\d+项/g) ?? [];
  const shown = label || (/\p{Script=Han}/u.test(key.replace(/\[第\d+项\]/g, "")) ? key : "");
  return [...items, ...(shown && shown !== "文件" ? [shown] : [])];
}

/**
 * Replaces paths of files by entries of the CMS. Removes line numbers, and YAML lines in brackets that an
 * editor would have to write. The CMS shows neither files nor lines.
 */
function inForm(root: string, text: string): string {
  return text
    .replace(/src\/content\/[\w/-]+\.(?:yaml|md)/g, (path) => {
      const [, language] = /\/(cn|en)\/[\w-]+\.md$/.exec(path) ?? [];
      if (!collectionOf(path)) return posix.basename(path);
      return `“${entryName(root, path)}”${language ? `的${language === "en" ? "英" : "中"}文一栏` : ""}`;
    })
    .replace(/ 第 \d+ 行/g, "里")
    .replace(/（\w+: \w+）/g, "");
}
