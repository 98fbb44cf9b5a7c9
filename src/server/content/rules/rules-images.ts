import { posix } from "node:path";
import { scanBody } from "../source/markdown.ts";
import { fileProblem, type Problem } from "../source/problem.ts";
import { type Content, type ContentEntry, IMAGE_FOLDER } from "../source/read-content.ts";
import { fieldProblem } from "./schema-problems.ts";

/** Maximum size in bytes of an image that an editor adds. Pages show smaller versions. */
export const MAX_IMAGE_BYTES = 2_000_000;

/**
 * Faults in images: an image that is too large, has a format that browsers do not support or a bad name, is
 * missing or external, or has no alt text.
 */
export function imageProblems(content: Content): Problem[] {
  const there = new Set(content.images.map((image) => image.file));
  return [
    ...content.images.flatMap(fileProblems),
    ...content.entries.flatMap((entry) => [...bodyImages(entry, there), ...portrait(entry, there)]),
  ];
}

function fileProblems({ file, bytes }: { file: string; bytes: number }): Problem[] {
  const problems: Problem[] = [];
  const add = (what: string, remedy: string) => problems.push(fileProblem(file, what, remedy, "图片"));
  if (bytes > MAX_IMAGE_BYTES)
    add(
      `图片太大，有 ${(bytes / 1e6).toFixed(1)} MB，最多 ${MAX_IMAGE_BYTES / 1e6} MB`,
      "用看图软件缩小到宽 2000 像素以内，或者另存为质量低一些的 JPG",
    );
  if (!/\.(jpe?g|png|webp|avif)$/i.test(file)) add("不支持这种图片格式", "另存为 JPG、PNG 或 WebP");
  if (!/^[\w.-]+$/.test(posix.basename(file)))
    add("图片文件名含有中文、空格或特殊符号", "改成英文字母、数字和短横线");
  return problems;
}

function bodyImages(entry: ContentEntry, there: Set<string>): Problem[] {
  const { body, file } = entry.source;
  if (body === undefined) return [];
  return scanBody(entry.source).links.flatMap((link) => {
    if (!link.image) return [];
    const place = { file, line: link.line, field: "正文的图片" };
    const problems: Problem[] = [];
    if (/^([a-z]+:)?\/\//i.test(link.url))
      problems.push({ ...place, what: "图片在别的网站上", remedy: "下载后放进 src/content/images 再引用" });
    else if (!there.has(posix.join(posix.dirname(file), link.url)))
      problems.push({
        ...place,
        what: `找不到图片 ${link.url}`,
        remedy: "图片放在 src/content/images，写成 ../../images/文件名.jpg，注意大小写",
      });
    if (link.text.trim() === "")
      problems.push({ ...place, what: "图片没有文字说明", remedy: "在方括号里写一句话，说明图上是什么" });
    return problems;
  });
}

function portrait(entry: ContentEntry, there: Set<string>): Problem[] {
  const { file } = entry.source;
  const path = (entry.data as { portrait?: unknown } | undefined)?.portrait;
  if (entry.collection.name !== "experts" || typeof path !== "string") return [];
  if (there.has(posix.join(posix.dirname(file), path))) return [];
  const words = { what: `找不到图片 ${path}`, remedy: `把图片放进 ${IMAGE_FOLDER}，注意大小写` };
  return [fieldProblem(entry, ["portrait"], "照片", words)];
}
