import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { CONTENT_ROOT } from "#contract/content/collections.ts";
import { readContentSource } from "#server/content/source/source.ts";
import { unsetSettings } from "#server/settings/unset-settings.ts";
import { type ArticleToRead, articlesToRead } from "../statutes/articles-to-read.ts";
import { readCitable, readLawText } from "../statutes/law-files.ts";
import { IMAGES, isImage, persist, persistMedia, remove } from "./change-content.ts";
import { type DeskAnswer, DeskCall, done, refused } from "./desk-calls.ts";
import { entryName } from "./entry-name.ts";
import { collectionOf, textForForm } from "./entry-text.ts";
import { faultInForm } from "./fault-words.ts";
import { problemsOf, withoutLine } from "./try-content.ts";

/**
 * Answers a call of the CMS about the content files below `root`. It reads and writes only content and its
 * images. What it writes passes `npm run check:content`, except that translations may be missing.
 */
export async function answerDesk(root: string, body: unknown): Promise<DeskAnswer> {
  const call = DeskCall.safeParse(body);
  if (!call.success) return refused("编辑台不认识这个请求。");
  const { data } = call;
  switch (data.action) {
    case "info":
      return done({ repo: "fasu", publish_modes: ["simple"], type: "local_fs" });
    case "entriesByFolder":
      return entries(root, filesOf(root, data.params.folder, data.params.extension));
    case "entriesByFiles":
      return entries(
        root,
        data.params.files.map(({ path }) => path),
      );
    case "getEntry":
      return entry(root, data.params.path);
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
        : refused("没有这张图片。", { status: 404 });
    case "persistMedia":
      return persistMedia(root, data.params.asset, (path) => media(root, path));
    case "deleteFile":
      return remove(root, [data.params.path]);
    case "deleteFiles":
      return remove(root, data.params.paths);
    case "getDeployPreview":
      return done(null);
    case "changes":
      return done({ changes: countChanges(root), unset: unsetSettings(root).map(({ label }) => label) });
    case "again":
      return readAgain(root);
    case "publish":
      return publish(root);
  }
}

const sha256 = (bytes: Uint8Array) => hash("sha256", bytes);

/**
 * The files in a content folder, sorted; for articles, those of both languages. None for a folder outside the
 * content.
 */
function filesOf(root: string, folder: string, extension: string): string[] {
  const clean = folder.replace(/^\/|\/$/g, "");
  if (!/^src\/content\/[a-z]+(\/(cn|en))?$/.test(clean) || !existsSync(join(root, clean))) return [];
  return [clean, `${clean}/cn`, `${clean}/en`]
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) =>
      readdirSync(join(root, path), { withFileTypes: true })
        .filter((one) => one.isFile() && one.name.endsWith(extension))
        .map((one) => `${path}/${one.name}`),
    )
    .sort();
}

/**
 * The entries of a list. An entry that cannot be read is left out and named, so that the others are shown.
 */
function entries(root: string, paths: string[]): DeskAnswer {
  const read = paths.map((path) => entry(root, path));
  return done(
    read.flatMap((one) => (one.status === 200 ? [one.body] : [])),
    read.flatMap((one) => (one.status === 422 ? one.details : [])),
  );
}

function entry(root: string, path: string): DeskAnswer {
  if (!collectionOf(path) || !existsSync(join(root, path)))
    return done({ data: null, file: { path, id: null } });
  const bytes = readFileSync(join(root, path));
  const { problems, data } = readContentSource(path, bytes);
  if (data === undefined || problems.length > 0) {
    const details = problems.map(
      (problem) =>
        `${faultInForm(root, problem)}请技术同事打开文件 ${problem.file}，看第 ${problem.line} 行。`,
    );
    return refused(`这一项的文件读不懂，打不开。${details[0] ?? ""}`, { details });
  }
  return done({ data: textForForm(path, bytes.toString("utf8")), file: { path, id: sha256(bytes) } });
}

function media(root: string, path: string) {
  const clean = path.replace(/^\//, "");
  const bytes = readFileSync(join(root, clean));
  const content = bytes.toString("base64");
  return { id: sha256(bytes), content, encoding: "base64", path: clean, name: basename(clean) };
}

const REASONS: Record<ArticleToRead["reason"], (since: string) => string> = {
  ended: () => "这部法规已经失效，请找出取代它的规定",
  not_yet: () => "这部法规还没有施行",
  missing: (since) => `${since} 起施行的现行文本没有这一条`,
  changed: (since) => `条文自 ${since} 起有改动，本文核对在此之前`,
};

/**
 * The places where the texts below `root` cite an article that editors must read again (see
 * `articlesToRead`), as sentences for the CMS. By default the imported laws are compared.
 */
export function readAgain(root: string, laws = readCitable(), readText = readLawText): DeskAnswer {
  if (!laws.some((law) => !law.is_listed && law.articles !== ""))
    return done({ sentence: "这里没有导入法规全文，不能核对所引条文。", articles: [] });
  const articles = articlesToRead(root, { laws, readText }).map(
    ({ file, line, article, reason, since }) =>
      `${article}：${REASONS[reason](since)}（${entryName(root, file)}，第 ${line} 行）`,
  );
  const sentence =
    articles.length > 0 ? `所引条文有 ${articles.length} 处要重读：` : "所引条文都是现行的，没有要重读的。";
  return done({ sentence, articles });
}

/** The author of a commit if git has none configured. */
const NOBODY = ["-c", "user.name=fasu desk", "-c", "user.email=desk@localhost"];

function git(root: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync("git", ["-C", root, ...args], {
    encoding: "utf8",
    env: { ...process.env, ...env, GIT_OPTIONAL_LOCKS: "0" },
  });
  return { ok: status === 0, text: stdout ?? "", fault: (stderr ?? "").trim() };
}

/**
 * The content files that differ from the last commit, sorted. Undefined if the folder is not in a git
 * repository.
 */
function changedFiles(root: string): string[] | undefined {
  const status = git(root, ["status", "--porcelain", "-z", "-uall", "--no-renames", "--", CONTENT_ROOT]);
  if (!status.ok) return undefined;
  const prefix = git(root, ["rev-parse", "--show-prefix"]).text.trim();
  return status.text
    .split("\0")
    .map((line) => line.slice(3 + prefix.length))
    .filter((path) => collectionOf(path) !== undefined || isImage(path))
    .sort();
}

/** Number of content files that are not published. Null if there is no git repository. */
function countChanges(root: string): number | null {
  return changedFiles(root)?.length ?? null;
}

/**
 * Makes the content ready for publication. With git, commits the changed content and nothing else; it goes
 * online with a push or a deploy. Faults, including missing translations and unset values, prevent this,
 * unless the last commit has the same faults. Without git, only says whether the content could be published.
 */
function publish(root: string): DeskAnswer {
  const files = changedFiles(root);
  if (files?.length === 0) return done({ changes: 0, sentence: "没有还没发布的修改。" });
  const known = files ? committedFaults(root) : new Set<string>();
  const faults = problemsOf(root).filter((problem) => !known.has(withoutLine(problem)));
  if (faults.length > 0)
    return refused(`还不能发布，有 ${faults.length} 处要先改好。`, {
      details: faults.map((fault) => faultInForm(root, fault)),
    });
  if (!files)
    return done({ changes: null, sentence: "内容没有问题，可以发布了：在终端输入 npm run deploy。" });
  const failure = commit(root, files);
  if (failure !== undefined) return refused(`没有记录成功，文件都还在。git 说：${failure}`);
  return done({
    changes: countChanges(root),
    sentence: `已经记录 ${files.length} 个文件的修改（git 提交）。推送或者 npm run deploy 以后，所有人都会看到。`,
  });
}

/**
 * Commits these files and nothing else, whatever is staged. If it fails, returns the last line of git's
 * message.
 */
function commit(root: string, files: string[]): string | undefined {
  const added = git(root, ["add", "--all", "--", ...files]);
  if (!added.ok) return lastLine(added.fault);
  const who = git(root, ["config", "user.email"]).ok ? [] : NOBODY;
  const made = git(root, [...who, "commit", "--quiet", "--only", "-m", subject(root, files), "--", ...files]);
  return made.ok ? undefined : lastLine(made.fault || made.text);
}

const lastLine = (text: string) => text.trim().split("\n").at(-1) ?? "";

/**
 * The subject of the commit. It names the changed entries by their titles, because editors read the log.
 */
function subject(root: string, files: string[]): string {
  const [first = "", ...rest] = [...new Set(files.map((path) => entryName(root, path)))];
  return rest.length > 0 ? `内容：${first}等 ${rest.length + 1} 项` : `内容：${first}`;
}

/** The faults that the content had in the last commit. */
function committedFaults(root: string): Set<string> {
  const copy = mkdtempSync(join(tmpdir(), "fasu-head-"));
  try {
    // With an index file of its own, git leaves the user's index and staged changes alone.
    const env = { GIT_INDEX_FILE: join(copy, "index") };
    const prefix = git(root, ["rev-parse", "--show-prefix"]).text.trim();
    git(root, ["read-tree", `HEAD:${prefix}${CONTENT_ROOT}`], env);
    git(root, ["checkout-index", "--all", `--prefix=${join(copy, CONTENT_ROOT)}/`], env);
    for (const folder of ["src/pages", "public"])
      symlinkSync(join(root, folder), join(copy, folder), "junction");
    return new Set(problemsOf(copy).map(withoutLine));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
