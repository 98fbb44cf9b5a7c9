import type * as z from "zod/mini";
import { fieldNamesAt, labelAt, notesAt } from "#contract/content/cms/walk.ts";
import type { Problem } from "../source/problem.ts";
import type { ContentEntry } from "../source/read-content.ts";
import type { ContentSource, FieldPath } from "../source/source.ts";
import problemWords from "./problem-words.json" with { type: "json" };

type Issue = z.core.$ZodIssue;
type Words = Pick<Problem, "what" | "remedy">;

const TYPE_NAMES: Record<string, string> = problemWords.types;
/**
 * The wording of faults that custom checks in the schemas of src/contract/content find, by the code of the
 * check.
 */
const BY_CHECK: Record<string, Words> = problemWords.checks;

/**
 * Faults of a record in a source: what its schema reports, worded for the editor. `base` is the path of the
 * record in the source.
 */
export function schemaProblems(
  source: ContentSource,
  schema: z.ZodMiniType,
  data: unknown,
  base: FieldPath = [],
): Problem[] {
  const parsed = schema.safeParse(data);
  if (parsed.success) return [];
  return parsed.error.issues.flatMap((issue) => issueProblems(source, schema, data, base, issue));
}

function issueProblems(
  source: ContentSource,
  schema: z.ZodMiniType,
  data: unknown,
  base: FieldPath,
  issue: Issue,
): Problem[] {
  const path = [...base, ...issue.path];
  const notes = notesAt(schema, issue.path);
  const place = {
    file: source.file,
    line: source.lineOf(path),
    field: fieldName(path, labelAt(schema, issue.path)),
  };
  if (issue.code === "unrecognized_keys") {
    const known = fieldNamesAt(schema, issue.path).join("、");
    return issue.keys.map((key) => ({
      ...place,
      line: source.lineOfKey(path, key),
      field: fieldName([...path, key]),
      what: "没有这个字段",
      remedy: `检查拼写，或者删掉；这里可以写的字段有：${known}`,
    }));
  }
  const words = issueWords(issue, valueAt(data, issue.path));
  const remedy =
    notes?.hint && words.what !== MISSING && !OWN_CHECK.has(issue.code)
      ? `${words.remedy}（${trimStop(notes.hint)}）`
      : words.remedy;
  return [{ ...place, what: words.what, remedy }];
}

const MISSING = "缺少这个字段";

/** Kinds of issues whose wording already says what the field's hint says. */
const OWN_CHECK = new Set(["custom", "invalid_format"]);

function issueWords(issue: Issue, value: unknown): Words {
  const own = BY_CHECK[issue.message];
  if (own && value === undefined) return own;
  if (value === undefined) return { what: MISSING, remedy: "补上这个字段，可以参照同类文件" };
  if (issue.code === "custom" || issue.code === "invalid_format") {
    const words =
      BY_CHECK[issue.code === "invalid_format" && issue.format === "date" ? "date" : issue.message];
    if (words) return { ...words, what: `${words.what}：${JSON.stringify(value)}` };
  }
  if (value === null || value === "") return { what: "没有填内容", remedy: "在冒号后面填上内容" };
  switch (issue.code) {
    case "invalid_type":
      return {
        what: `应该是${TYPE_NAMES[issue.expected] ?? issue.expected}，现在是${kindOf(value)}`,
        remedy: issue.expected === "string" ? "给内容加上英文双引号" : "按说明改成正确的类型",
      };
    case "too_big":
      return tooBig(issue, value);
    case "too_small":
      return issue.origin === "number" || issue.origin === "int"
        ? { what: `数字太小，至少是 ${issue.minimum}`, remedy: "改成范围内的数字" }
        : { what: `太少，至少要 ${issue.minimum} 项`, remedy: "补上缺少的内容" };
    case "invalid_value":
      return { what: `不能写 ${JSON.stringify(value)}`, remedy: `只能写：${issue.values.join("、")}` };
    case "invalid_union":
      return { what: `不能写 ${JSON.stringify(value)}`, remedy: "按说明改成允许的值" };
    default:
      return { what: "内容不对", remedy: "按说明修改" };
  }
}

function tooBig(issue: Extract<Issue, { code: "too_big" }>, value: unknown): Words {
  if (typeof value === "string")
    return {
      what: `太长，最多 ${issue.maximum} 个字，现在 ${value.length} 个`,
      remedy: `删去至少 ${value.length - Number(issue.maximum)} 个字`,
    };
  if (Array.isArray(value))
    return { what: `太多，最多 ${issue.maximum} 项，现在 ${value.length} 项`, remedy: "删去多余的项" };
  return { what: `数字太大，最多是 ${issue.maximum}`, remedy: "改成范围内的数字" };
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "列表";
  return TYPE_NAMES[typeof value] ?? typeof value;
}

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}

/** The name of a field as an editor sees it: `children[0].url（网址）`. Items of lists are counted from 1. */
export function fieldName(path: FieldPath, label?: string): string {
  let name = "";
  for (const key of path)
    name += typeof key === "number" ? `[第${key + 1}项]` : `${name ? "." : ""}${String(key)}`;
  return label ? `${name}（${label}）` : name || "文件";
}

/** A fault of a field in an entry. `path` is the path of the field within the entry. */
export function fieldProblem(
  entry: ContentEntry,
  path: FieldPath,
  label: string | undefined,
  words: Words,
): Problem {
  const whole = [...entry.base, ...path];
  const { file } = entry.source;
  return { file, line: entry.source.lineOf(whole), field: fieldName(whole, label), ...words };
}

/** All texts in a record at any depth, each with its path. */
export function textFields(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textFields(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The texts in a record whose field has the name `name`, at any depth. */
export const fieldsCalled = (name: string, record: unknown) =>
  textFields(record).filter(({ path }) => path.at(-1) === name);

const trimStop = (sentence: string) => sentence.replace(/。$/, "");
