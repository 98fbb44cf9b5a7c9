import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import * as z from "zod/mini";
import { CONTENT_ROOT } from "#contract/desk/collections.ts";
import { problemToText } from "#server/content/problem.ts";
import { collectionOf, textForFile, textForForm } from "./entry-text.ts";
import { fitImage } from "./fit-image.ts";
import { type ContentChanges, newProblems } from "./try-content.ts";

const IMAGES = `${CONTENT_ROOT}/images`;
const image = z
  .string()
  .check(z.regex(/^\/?src\/content\/images\/[\w-]+(\.[\w-]+)*\.(jpe?g|png|webp|avif)$/i));
const asset = z.object({ path: z.string(), content: z.string() });
const file = z.object({ path: z.string() });

/** What Decap's proxy backend asks for, as far as a desk without a review flow asks. */
const Call = z.discriminatedUnion("action", [
  z.object({ action: z.literal("info") }),
  z.object({
    action: z.literal("entriesByFolder"),
    params: z.object({ folder: z.string(), extension: z.string() }),
  }),
  z.object({ action: z.literal("entriesByFiles"), params: z.object({ files: z.array(file) }) }),
  z.object({ action: z.literal("getEntry"), params: file }),
  z.object({
    action: z.literal("persistEntry"),
    params: z.object({
      dataFiles: z.array(z.object({ path: z.string(), raw: z.string() })),
      assets: z.array(asset),
    }),
  }),
  z.object({ action: z.literal("getMedia"), params: z.object({ mediaFolder: z.string() }) }),
  z.object({ action: z.literal("getMediaFile"), params: file }),
  z.object({ action: z.literal("persistMedia"), params: z.object({ asset }) }),
  z.object({ action: z.literal("deleteFile"), params: file }),
  z.object({ action: z.literal("deleteFiles"), params: z.object({ paths: z.array(z.string()) }) }),
  z.object({ action: z.literal("getDeployPreview") }),
]);
type Call = z.infer<typeof Call>;

/** An answer of the desk: its body as JSON, or a sentence in Chinese for the editor. */
export type DeskAnswer = { status: 200; body: unknown } | { status: 403 | 404 | 422; sentence: string };

const refused = (sentence: string, status: 403 | 404 | 422 = 422): DeskAnswer => ({ status, sentence });
const done = (body: unknown): DeskAnswer => ({ status: 200, body });

/**
 * Answers a call of the browser desk on the content files below `root`. Reads and writes nothing but
 * content and its images, and writes only what `npm run check:content` would let pass.
 */
export async function answerDesk(root: string, body: unknown): Promise<DeskAnswer> {
  const call = Call.safeParse(body);
  if (!call.success) return refused("编辑台不认识这个请求。");
  const { data } = call;
  switch (data.action) {
    case "info":
      return done({ repo: "fasu", publish_modes: ["simple"], type: "local_fs" });
    case "entriesByFolder":
      return done(filesOf(root, data.params.folder, data.params.extension).map((path) => entry(root, path)));
    case "entriesByFiles":
      return done(data.params.files.map(({ path }) => entry(root, path)));
    case "getEntry":
      return done(entry(root, data.params.path));
    case "persistEntry":
      return persist(root, data.params);
    case "getMedia":
      return done(
        filesOf(root, IMAGES, "")
          .filter(isImage)
          .map((path) => media(root, path)),
      );
    case "getMediaFile":
      return isImage(data.params.path) && existsSync(join(root, data.params.path))
        ? done(media(root, data.params.path))
        : refused("没有这张图片。", 404);
    case "persistMedia":
      return persistMedia(root, data.params.asset);
    case "deleteFile":
      return remove(root, [data.params.path]);
    case "deleteFiles":
      return remove(root, data.params.paths);
    case "getDeployPreview":
      return done(null);
  }
}

const isImage = (path: string) => image.safeParse(path).success;
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Files directly in a folder of content, sorted; nothing for any other folder. */
function filesOf(root: string, folder: string, extension: string): string[] {
  const clean = folder.replace(/^\/|\/$/g, "");
  if (!/^src\/content\/[a-z]+(\/(cn|en))?$/.test(clean) || !existsSync(join(root, clean))) return [];
  return readdirSync(join(root, clean), { withFileTypes: true })
    .filter((one) => one.isFile() && one.name.endsWith(extension))
    .map((one) => `${clean}/${one.name}`)
    .sort();
}

function entry(root: string, path: string) {
  if (!collectionOf(path) || !existsSync(join(root, path))) return { data: null, file: { path, id: null } };
  const bytes = readFileSync(join(root, path));
  return { data: textForForm(path, bytes.toString("utf8")), file: { path, id: sha256(bytes) } };
}

function media(root: string, path: string) {
  const clean = path.replace(/^\//, "");
  const bytes = readFileSync(join(root, clean));
  const content = bytes.toString("base64");
  return { id: sha256(bytes), content, encoding: "base64", path: clean, name: basename(clean) };
}

type Persist = Extract<Call, { action: "persistEntry" }>["params"];

async function persist(root: string, { dataFiles, assets }: Persist): Promise<DeskAnswer> {
  const changes = new Map<string, string | Uint8Array>();
  for (const sent of assets) {
    const fitted = await fittedAsset(sent);
    if ("sentence" in fitted) return refused(fitted.sentence);
    changes.set(fitted.path, fitted.bytes);
  }
  for (const { path, raw } of dataFiles) {
    const collection = collectionOf(path);
    if (!collection) return refused(`不能写这个文件：${path}。文件名只用小写英文字母、数字和短横线。`, 403);
    const target = join(root, path);
    const old = existsSync(target) ? readFileSync(target, "utf8") : undefined;
    changes.set(path, textForFile(collection, raw, old));
  }
  return apply(root, changes, { message: "entry persisted" });
}

async function persistMedia(root: string, sent: z.infer<typeof asset>): Promise<DeskAnswer> {
  const fitted = await fittedAsset(sent);
  if ("sentence" in fitted) return refused(fitted.sentence);
  const written = apply(root, new Map([[fitted.path, fitted.bytes]]), null);
  return written.status === 200 ? done(media(root, fitted.path)) : written;
}

type Fitted = { path: string; bytes: Buffer } | { sentence: string };

async function fittedAsset(sent: z.infer<typeof asset>): Promise<Fitted> {
  const path = sent.path.replace(/^\//, "");
  if (!isImage(path))
    return {
      sentence: "图片文件名只用英文字母、数字和短横线，以 .jpg、.png、.webp 或 .avif 结尾。请改名后再上传。",
    };
  const fitted = await fitImage(Buffer.from(sent.content, "base64"));
  return fitted.kind === "fitted" ? { path, bytes: fitted.bytes } : { sentence: fitted.sentence };
}

function remove(root: string, paths: string[]): DeskAnswer {
  const clean = paths.map((path) => path.replace(/^\//, ""));
  const fixed = clean.find(
    (path) => !isImage(path) && !/\/(knowledge|experts)\//.test(collectionOf(path) ? path : ""),
  );
  if (fixed) return refused(`不能删除这个文件：${fixed}。`, 403);
  return apply(root, new Map(clean.map((path) => [path, null])), { message: "deleted" });
}

/** Writes the changes if the content stays faultless; else says everything that would be wrong. */
function apply(root: string, changes: ContentChanges, body: unknown): DeskAnswer {
  const problems = newProblems(root, changes);
  if (problems.length > 0) return refused(`没有保存。${problems.map(problemToText).join(" ")}`);
  for (const [path, content] of changes) {
    const target = join(root, path);
    if (content === null) {
      rmSync(target, { force: true });
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return done(body);
}
