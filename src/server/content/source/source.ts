import { type ErrorCode, isMap, isNode, isPair, LineCounter, type ParsedNode, parseDocument } from "yaml";
import { attempt } from "#domain/attempt.ts";
import type { Problem } from "./problem.ts";
import words from "./yaml-words.json" with { type: "json" };

export type FieldPath = readonly PropertyKey[];

/** A content file as it was read: its data, the line of every field, and the Markdown text if it has one. */
export interface ContentSource {
  file: string;
  /** The parsed YAML or front matter. Undefined if it could not be parsed; `problems` then says why. */
  data: unknown;
  problems: Problem[];
  /** The line of a field. If the field does not exist, the line of its nearest parent. */
  lineOf: (path: FieldPath) => number;
  /** The line of a key that the schema does not know. */
  lineOfKey: (path: FieldPath, key: string) => number;
  /** The Markdown text after the front matter. */
  body?: string;
  /** Number of the first line of the Markdown text. */
  bodyLine: number;
}

const FENCE = /^---[ \t]*$/;

/**
 * Cache of the last content of each file, by path. The CMS checks all files several times for each file that
 * changes.
 */
const known = new Map<string, { text: string; source: ContentSource }>();

/**
 * Reads the bytes of a content file. Never throws: faults are in `problems`. `file` is the path that faults
 * name. The result is cached until the text changes, so it must not be modified.
 */
export function readContentSource(file: string, bytes: Uint8Array): ContentSource {
  const text = attempt(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  if (text === undefined)
    return broken(file, 1, "文件", "文件不是 UTF-8 编码", "用编辑器“另存为”，编码选 UTF-8");
  const last = known.get(file);
  if (last?.text === text) return last.source;
  const source = file.endsWith(".md") ? readMarkdown(file, text) : readYaml(file, text, 1);
  known.set(file, { text, source });
  return source;
}

function broken(file: string, line: number, field: string, what: string, remedy: string): ContentSource {
  const problems = [{ file, line, field, what, remedy }];
  return { file, data: undefined, problems, lineOf: () => line, lineOfKey: () => line, bodyLine: 1 };
}

function readMarkdown(file: string, text: string): ContentSource {
  const lines = text.split(/\r?\n/);
  if (!FENCE.test(lines[0] ?? ""))
    return broken(file, 1, "文件", "第一行不是 ---", "文件开头先写 ---，再写标题等字段，然后另起一行写 ---");
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end < 0) return broken(file, 1, "文件", "开头的字段没有用 --- 结束", "在字段和正文之间单独写一行 ---");
  const source = readYaml(file, lines.slice(1, end).join("\n"), 2);
  return { ...source, body: lines.slice(end + 1).join("\n"), bodyLine: end + 2 };
}

function readYaml(file: string, text: string, firstLine: number): ContentSource {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const line = (offset: number | undefined) =>
    offset === undefined ? firstLine : counter.linePos(offset).line + firstLine - 1;
  const faults = commonFaults(text.split(/\r?\n/), firstLine);
  const said = new Set(faults.map((fault) => fault.line));
  const problems = faults.map((fault) => ({ file, line: fault.line, field: "格式", ...fault.words }));
  // One mistake makes the parser report several errors. So only the first is reported, and none if a better
  // message was found.
  const first = document.errors[0];
  if (first && said.size === 0)
    problems.push({ file, line: line(first.pos[0]), field: "格式", ...yamlFault(first.code) });
  const at = (node: unknown) => line(isNode(node) ? node.range?.[0] : undefined);
  const lineOf = (path: FieldPath) => {
    for (let length = path.length; length > 0; length -= 1) {
      const key = keyNode(document.contents, path.slice(0, length));
      if (key) return at(key);
    }
    return firstLine;
  };
  const lineOfKey = (path: FieldPath, key: string) => lineOf([...path, key]);
  const base = { file, lineOf, lineOfKey, bodyLine: 1 };
  if (problems.length > 0) return { ...base, data: undefined, problems };
  const data: unknown = attempt(() => document.toJS({ maxAliasCount: 50 }));
  if (data === null || typeof data !== "object" || Array.isArray(data))
    return {
      ...broken(file, firstLine, "文件", "文件里没有字段", "按同类文件的样子写“字段: 内容”"),
      ...base,
    };
  return { ...base, data, problems };
}

/** The YAML node whose line is reported for a field: the field's key or, for an item of a list, the item. */
function keyNode(root: ParsedNode | null, path: FieldPath): unknown {
  let node: unknown = root;
  let key: unknown;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && String(item.key) === String(step));
      if (!pair) return undefined;
      key = pair.key;
      node = pair.value;
    } else {
      const items = (node as { items?: unknown[] } | null)?.items;
      const item = items?.[Number(step)];
      if (item === undefined) return undefined;
      key = item;
      node = item;
    }
  }
  return key;
}

type Words = Pick<Problem, "what" | "remedy">;

const BY_CODE: Partial<Record<ErrorCode, Words>> = words;

/** The wording of a fault that the YAML parser found. */
const yamlFault = (code: ErrorCode): Words => BY_CODE[code] ?? words.unknown;

const PATTERNS: { pattern: RegExp; words: Words }[] = [
  { pattern: /^[ ]*\t/, words: words.TAB_AS_INDENT },
  { pattern: /^\s*(?:- )?[A-Za-z]\w*：/, words: words.chinese_colon },
  { pattern: /^\s*(?:- )?[A-Za-z]\w*:(?![\s/]|$)/, words: words.no_space },
];

/**
 * Finds the most common mistakes of Chinese editors: a tab, a Chinese colon, or no space after a colon. The
 * text is searched line by line before it is parsed, because the parser would report another line. `first` is
 * the number of the first line.
 */
function commonFaults(lines: string[], first: number): { line: number; words: Words }[] {
  let blockIndent = -1;
  return lines.flatMap((text, index) => {
    const indent = text.length - text.trimStart().length;
    // A text block (`a: |-`) may contain anything, but the parser does not accept a tab as indentation.
    if (blockIndent >= 0 && (text.trim() === "" || indent > blockIndent) && !/^ *\t/.test(text)) return [];
    blockIndent = /:\s*[|>][+-]?\d*\s*$/.test(text) ? indent : -1;
    if (text.trimStart().startsWith("#")) return [];
    const found = PATTERNS.find(({ pattern }) => pattern.test(text));
    return found ? [{ line: first + index, words: found.words }] : [];
  });
}
