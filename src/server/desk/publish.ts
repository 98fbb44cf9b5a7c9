import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTENT_ROOT } from "#contract/content/collections.ts";
import { isImage } from "./change-content.ts";
import { type DeskAnswer, done, refused } from "./desk-calls.ts";
import { entryName } from "./entry-name.ts";
import { collectionOf } from "./entry-text.ts";
import { faultInForm } from "./fault-words.ts";
import { problemsOf, withoutLine } from "./try-content.ts";

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
export function countChanges(root: string): number | null {
  return changedFiles(root)?.length ?? null;
}

/**
 * Publishes the content. With git, the changed content is committed and nothing else. Faults prevent it,
 * including missing translations and unset values, but not if the last commit has the same faults. Without
 * git, it only says whether the content could be published.
 */
export function publish(root: string): DeskAnswer {
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
