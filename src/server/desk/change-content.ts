import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import * as z from "zod/mini";
import { CONTENT_ROOT, type DeskCollection } from "#contract/content/collections.ts";
import { MAX_IMAGE_BYTES } from "#server/content/rules/rules-images.ts";
import { fileFailure } from "../files/file-failure.ts";
import { replaceFile } from "../files/replace-file.ts";
import { type DeskAnswer, done, refused, type SentAsset, type SentFile } from "./desk-calls.ts";
import { collectionOf, isBlank, readSent, type SentEntry, textForFile } from "./entry-text.ts";
import { faultInForm } from "./fault-words.ts";
import { type ContentChanges, newProblems } from "./try-content.ts";

/** The folder of all content images, relative to the project's root. */
export const IMAGES = `${CONTENT_ROOT}/images`;
const image = z
  .string()
  .check(z.regex(/^\/?src\/content\/images\/[\w-]+(\.[\w-]+)*\.(jpe?g|png|webp|avif)$/i));
/** Whether a path is that of a content image. */
export const isImage = (path: string) => image.safeParse(path).success;

/** Whether a file may be added and removed. That depends on its collection. */
function isRemovable(path: string): boolean {
  const collection = collectionOf(path);
  const isMany = collection?.kind === "folder" || collection?.kind === "articles";
  return isMany && !collection.fixed;
}

interface Sent {
  path: string;
  collection: DeskCollection;
  entry: SentEntry;
}

/** Writes the entries that a form sent, one for each language, and the images sent with them. */
export async function persist(
  root: string,
  { dataFiles, assets }: { dataFiles: SentFile[]; assets: SentAsset[] },
): Promise<DeskAnswer> {
  const all: Sent[] = [];
  for (const { path, raw } of dataFiles) {
    const collection = collectionOf(path);
    if (!collection)
      return refused(`不能写这个文件：${path}。文件名只用小写英文字母、数字和短横线。`, { status: 403 });
    const entry = readSent(collection, raw);
    if (!entry) return refused("没有保存：表单送来的内容读不懂。请重新打开这一页，再改一次。");
    all.push({ path, collection, entry });
  }
  if (
    all.length > 0 &&
    all.every(({ collection, entry }) => isColumn(collection) && isBlank(collection, entry))
  )
    return refused("没有保存：还什么都没有填。");
  const changes = new Map<string, string | Uint8Array | null>();
  for (const sent of assets) {
    const fitted = await fittedAsset(sent);
    if ("sentence" in fitted) return refused(fitted.sentence);
    changes.set(fitted.path, fitted.bytes);
  }
  for (const sent of all) changes.set(sent.path, written(root, sent));
  for (const sent of all) noteTranslation(root, sent, changes);
  return apply(root, changes, { message: "entry persisted" });
}

const isColumn = (collection: DeskCollection) => collection.kind === "articles";

/**
 * The new text of a file. Null if an article is blank in this language and is a translation or a new file.
 * The file is then removed, or not created.
 */
function written(root: string, { path, collection, entry }: Sent): string | null {
  const old = oldText(root, path);
  const isTranslation = isColumn(collection) && path.includes("/en/");
  if (isColumn(collection) && isBlank(collection, entry) && (isTranslation || old === undefined)) return null;
  return textForFile(collection, entry, old);
}

/**
 * Sets in the Chinese article whether an English one exists. Nobody enters this; it follows from the files.
 */
function noteTranslation(
  root: string,
  { path, collection, entry }: Sent,
  changes: Map<string, string | Uint8Array | null>,
): void {
  if (collection.translated !== "or-pending" || !path.includes("/cn/") || changes.get(path) === null) return;
  const english = path.replace("/cn/", "/en/");
  const there = changes.has(english) ? changes.get(english) !== null : existsSync(join(root, english));
  const { translation: _, ...fields } = entry.fields;
  const noted = there ? fields : { ...fields, translation: "pending" };
  changes.set(path, textForFile(collection, { ...entry, fields: noted }, oldText(root, path)));
}

function oldText(root: string, path: string): string | undefined {
  const target = join(root, path);
  return existsSync(target) ? readFileSync(target, "utf8") : undefined;
}

/** Stores one image. `shown` makes the answer from the path of the image. */
export async function persistMedia(
  root: string,
  sent: SentAsset,
  shown: (path: string) => unknown,
): Promise<DeskAnswer> {
  const fitted = await fittedAsset(sent);
  if ("sentence" in fitted) return refused(fitted.sentence);
  const stored = apply(root, new Map([[fitted.path, fitted.bytes]]), null);
  return stored.status === 200 ? done(shown(fitted.path), stored.notes) : stored;
}

type Fitted = { path: string; bytes: Buffer } | { sentence: string };

async function fittedAsset(sent: SentAsset): Promise<Fitted> {
  const path = sent.path.replace(/^\//, "");
  if (!isImage(path))
    return {
      sentence: "图片文件名只用英文字母、数字和短横线，以 .jpg、.png、.webp 或 .avif 结尾。请改名后再上传。",
    };
  const fitted = await fitImage(Buffer.from(sent.content, "base64"));
  return fitted.kind === "fitted" ? { path, bytes: fitted.bytes } : { sentence: fitted.sentence };
}

/** Removes files, such as an article in all languages. A file that does not exist is no fault. */
export function remove(root: string, paths: string[]): DeskAnswer {
  const clean = paths.map((path) => path.replace(/^\//, ""));
  const fixed = clean.find((path) => !isImage(path) && !isRemovable(path));
  if (fixed) return refused("网站需要这一页，不能删除。", { status: 403 });
  return apply(root, new Map(clean.map((path) => [path, null])), { message: "deleted" });
}

/**
 * Writes the changes if they cause no new fault. Otherwise nothing is written and all new faults are
 * returned. A missing translation is only a note until publishing.
 */
function apply(root: string, changes: ContentChanges, body: unknown): DeskAnswer {
  try {
    return write(root, changes, body);
  } catch (error) {
    if (fileFailure(error)?.kind !== "full") throw error;
    return refused("没有保存：磁盘已满。请技术同事腾出空间，再保存一次。", { status: 503 });
  }
}

function write(root: string, changes: ContentChanges, body: unknown): DeskAnswer {
  const problems = newProblems(root, changes);
  const faults = problems.filter(({ mayWait }) => !mayWait);
  if (faults.length > 0) {
    const details = faults.map((fault) => faultInForm(root, fault));
    return refused(`没有保存。${details.length > 1 ? `有 ${details.length} 处要改。` : ""}${details[0]}`, {
      details,
    });
  }
  for (const [path, content] of changes) {
    const target = join(root, path);
    if (content === null) {
      rmSync(target, { force: true });
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    replaceFile(target, content);
  }
  return done(
    body,
    problems.map((problem) => faultInForm(root, problem)),
  );
}

/**
 * Maximum length in pixels of the longer side of a stored image. It is twice the width of the widest column,
 * for high-density screens.
 */
const IMAGE_SIDE_PX = 2000;

/** An image that can be stored, or a message that tells the editor why it is refused. */
type FittedImage = { kind: "fitted"; bytes: Buffer } | { kind: "refused"; sentence: string };

const QUALITIES = [82, 70, 55, 40];

/**
 * Makes an uploaded image fit for storing: at most IMAGE_SIDE_PX on its longer side and at most
 * MAX_IMAGE_BYTES, upright, and without the location and camera data that phones add. It keeps its format,
 * which is JPEG, PNG, WebP or AVIF. The build of the site makes the sizes that pages show.
 */
export async function fitImage(bytes: Uint8Array): Promise<FittedImage> {
  const format = await sharp(bytes)
    .metadata()
    .then(
      (known) => known.format,
      () => undefined,
    );
  if (format !== "jpeg" && format !== "png" && format !== "webp" && format !== "heif")
    return { kind: "refused", sentence: "不支持这种图片。请另存为 JPG、PNG 或 WebP 再上传。" };
  const small = sharp(bytes)
    .rotate()
    .resize({ width: IMAGE_SIDE_PX, height: IMAGE_SIDE_PX, fit: "inside", withoutEnlargement: true });
  for (const quality of QUALITIES) {
    const fitted = await encode(small.clone(), format, quality);
    if (fitted.length <= MAX_IMAGE_BYTES) return { kind: "fitted", bytes: fitted };
  }
  return { kind: "refused", sentence: "图片缩小以后仍然超过 2 MB。请换一张，或者另存为 JPG 再上传。" };
}

function encode(image: Sharp, format: "jpeg" | "png" | "webp" | "heif", quality: number): Promise<Buffer> {
  if (format === "png") return image.png({ palette: quality < 82, quality }).toBuffer();
  if (format === "webp") return image.webp({ quality }).toBuffer();
  if (format === "heif") return image.avif({ quality }).toBuffer();
  return image.jpeg({ quality, mozjpeg: true }).toBuffer();
}
