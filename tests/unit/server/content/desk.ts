import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { deskCollections } from "#contract/content/collections.ts";
import { checkSiteContent } from "#server/content/check-content.ts";
import { problemToText } from "#server/content/source/problem.ts";

/** A small, valid src/content for edits by tests, independent of the real one, which may change. */
export interface Desk {
  /** The project folder that contains this src/content. */
  root: string;
  /** Writes a file of src/content; bytes or text. */
  write: (file: string, content: string | Uint8Array) => void;
  /** Changes a file of src/content; fails if the pattern does not occur. */
  edit: (file: string, pattern: RegExp, replacement: string) => void;
  remove: (file: string) => void;
  /** The output of `npm run check:content`, line by line. */
  check: (options?: { production: boolean }) => string[];
  close: () => void;
}

const FILES = "tests/fixtures/content";

export function openDesk(): Desk {
  const root = mkdtempSync(join(tmpdir(), "fasu-desk-"));
  const path = (file: string) => join(root, "src/content", file);
  const write: Desk["write"] = (file, content) => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), content);
  };
  cpSync(FILES, join(root, "src/content"), { recursive: true });
  // Files of other parts stay unchanged: these tests do not edit them.
  for (const { kind, path: file } of deskCollections())
    if ((kind === "file" || kind === "list") && !existsSync(path(file)))
      write(file, readFileSync(`src/content/${file}`));
  return {
    root,
    write,
    edit: (file, pattern, replacement) => {
      const before = readFileSync(path(file), "utf8");
      if (!pattern.test(before)) throw new Error(`${file} holds nothing like ${pattern}`);
      write(file, before.replace(pattern, replacement));
    },
    remove: (file) => rmSync(path(file)),
    check: ({ production } = { production: false }) =>
      checkSiteContent({ root, production }).problems.map(problemToText),
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** An article as an editor would write it; `fields` replace or add lines, "" removes one. */
export function article(fields: Record<string, string> = {}, body = "## 第一步\n\n先确认期限。\n"): string {
  const lines: Record<string, string> = {
    title: "收到判决以后",
    category: "appeal",
    summary: "先看期限，再看证据。",
    date: "2026-07-01",
    sources: "\n  - title: 中华人民共和国民事诉讼法\n    articles: 第一百七十一条",
    reviewedBy: '""',
    translation: "pending",
    ...fields,
  };
  const head = Object.entries(lines)
    .filter(([, value]) => value !== "")
    .map(([key, value]) => `${key}:${value.startsWith("\n") ? "" : " "}${value}`);
  return `---\n${head.join("\n")}\n---\n\n${body}\n${FILLER}\n`;
}

/** Makes an article long enough. */
const FILLER = "读完判决，先看期限。".repeat(80);
