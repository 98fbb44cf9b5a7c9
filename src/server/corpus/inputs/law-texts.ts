import { isDeepStrictEqual } from "node:util";
import { isLawName } from "#domain/statute/parse/law-title.ts";
import { type StatedFacts, statedFacts } from "#domain/statute/parse/stated-facts.ts";
import { cutFrontMatter } from "./headed-text.ts";
import { htmlText } from "./html-text.ts";
import lawFields from "./law-fields.json" with { type: "json" };
import type { InputFault, InputPiece } from "./piece.ts";
import { type RawValue, readText, readValues } from "./read-piece.ts";

/** The text of a law, and the facts that its file states about it. `row` means the same as in RawDocument. */
export type LawText =
  | { kind: "law"; row: number; text: string; stated: StatedFacts }
  | { kind: "failed"; row: number; reason: InputFault; detail: string };

/** Fields that may hold the text of a law or of a part of one. The first that is filled is used. */
const TEXTS: string[] = lawFields.texts;
const HEADINGS = lawFields.headings;
const ARTICLE = /^第.{1,9}条/;
const PART = /^第.{1,6}(?:分编|编|章|节)|^附\s*则$/;

/** The laws of a piece. A piece is a text, with or without front matter, or a JSON file of objects. */
export function* readLawTexts(piece: InputPiece): Generator<LawText> {
  const isJson =
    (piece.kind === "whole" && piece.form === "json") ||
    (piece.kind === "rows" && piece.form === "json-lines");
  if (isJson) {
    yield* joinArticles(readValues(piece));
    return;
  }
  if (piece.kind === "rows") {
    yield { kind: "failed", row: 0, reason: "unsupported", detail: "CSV" };
    return;
  }
  if (piece.kind === "end") return;
  const raw = piece.kind === "failed" ? piece : readText(piece);
  if (raw.kind === "text") yield { kind: "law", row: raw.row, ...splitFrontMatter(raw.text) };
  else yield { kind: "failed", row: raw.row, reason: raw.reason, detail: raw.detail };
}

/**
 * Splits the front matter from a text. Without front matter, or if its YAML is broken, no facts are stated.
 */
export function splitFrontMatter(written: string): { text: string; stated: StatedFacts } {
  const front = cutFrontMatter(written);
  if (!front) return { text: written, stated: statedFacts({}) };
  // Empty lines replace the front matter, so that the lines of the text keep their numbers.
  const lines = written.slice(0, written.length - front.text.length).replace(/[^\n]+/g, "");
  return { text: lines + front.text, stated: statedFacts(front.stated) };
}

/**
 * The law of each value. Consecutive values that each hold one article of the same law are joined to one law.
 */
function* joinArticles(values: Iterable<RawValue>): Generator<LawText> {
  let open: Extract<LawText, { kind: "law" }> | null = null;
  for (const read of values) {
    const law = read.kind === "failed" ? read : ofValue(read.value, read.row);
    const isArticle = law.kind === "law" && read.kind === "value" && articleOf(read.value) !== "";
    if (open && isArticle && isDeepStrictEqual(factsOf(law.stated), factsOf(open.stated)))
      open.text += law.text.slice(law.text.indexOf("\n"));
    else {
      if (open) yield open;
      open = isArticle && law.stated.title ? law : null;
      if (!open) yield law;
    }
  }
  if (open) yield open;
}

/**
 * The facts about the law of an article, to compare them with those of the next article. The field `number`
 * is left out, because it numbers the article, not the law.
 */
const factsOf = (stated: StatedFacts) => ({ ...stated, number: "" });

/** The label of the article that an object holds; empty if its fields name none. */
function articleOf(value: unknown): string {
  const labels = isObject(value) ? HEADINGS.map((key) => String(value[key] ?? "").trim()) : [];
  return labels.find((label) => /^第[^条]{1,9}条(?:之.{1,3})?$/.test(label)) ?? "";
}

function ofValue(given: unknown, row: number): LawText {
  const value = unwrapped(given);
  if (!isObject(value))
    return { kind: "failed", row, reason: "invalid_record", detail: JSON.stringify(value).slice(0, 40) };
  const stated = statedFacts(value);
  const lines = under(articleOf(value), linesOf(textOf(value), 1), 1);
  if (lines.length === 0) {
    const detail = `found ${Object.keys(value).slice(0, 20).join(", ")}; a text is one of ${TEXTS.join(", ")}`;
    return { kind: "failed", row, reason: "invalid_record", detail };
  }
  const text =
    stated.title && lines.length > 0 ? [`# ${stated.title}`, ...lines].join("\n\n") : lines.join("\n\n");
  return { kind: "law", row, text, stated };
}

/**
 * The inner object, if the only field of an object holds an object and is neither a text field nor an article
 * or part. A field name like the name of a law becomes the title. Otherwise the value itself.
 */
function unwrapped(value: unknown): unknown {
  const [[key, inner] = ["", null], ...others] = isObject(value) ? Object.entries(value) : [];
  if (!isObject(inner) || others.length > 0 || textOf({ [key]: inner }) !== undefined) return value;
  return { ...(isLawName(key) && { title: key }), ...inner };
}

/**
 * The text of an object: the value of its text field. If it has none, an object with only its fields that are
 * named after articles or parts. Undefined if it has no such fields either.
 */
function textOf(object: Record<string, unknown>): unknown {
  const named = TEXTS.map((key) => object[key]).find(
    (value) => value !== undefined && value !== null && value !== "",
  );
  if (named !== undefined) return named;
  const numbered = Object.entries(object).filter(([key]) => ARTICLE.test(key) || PART.test(key));
  return numbered.length > 0 ? Object.fromEntries(numbered) : undefined;
}

/**
 * The lines of a text, of a list of parts, or of an object with numbered parts, in order. `depth` is the
 * level of the headings.
 */
function linesOf(value: unknown, depth: number): string[] {
  if (typeof value === "string") {
    const text = /<(?:p|div|br)\b/i.test(value) ? htmlText(value) : value;
    return text.split(/\r?\n/).filter((line) => line.trim() !== "");
  }
  if (Array.isArray(value)) return value.flatMap((part) => linesOf(part, depth));
  if (!isObject(value)) return [];
  const inner = textOf(value);
  const isNumbered = inner !== undefined && isObject(inner) && !TEXTS.some((key) => value[key] === inner);
  if (isNumbered || inner === undefined)
    return Object.entries(value).flatMap(([key, part]) => under(key, linesOf(part, depth + 1), depth));
  const heading = HEADINGS.map((key) => value[key]).find(
    (one) => typeof one === "string" || typeof one === "number",
  );
  return under(labelOf(heading, typeof inner === "string"), linesOf(inner, depth + 1), depth);
}

/**
 * Puts a heading on a line above its text. The label of an article goes before the text's first line instead.
 */
function under(heading: string, lines: string[], depth: number): string[] {
  if (heading === "") return lines;
  if (!ARTICLE.test(heading)) return [`${"#".repeat(Math.min(6, depth + 1))} ${heading}`, ...lines];
  const [first = "", ...more] = lines;
  return ARTICLE.test(first) ? lines : [`${heading} ${first}`, ...more];
}

/**
 * The label of a part. If the part is a single text (`isOne`), a bare number of at most four digits is the
 * number of an article. Any other bare number gives no label.
 */
function labelOf(value: unknown, isOne: boolean): string {
  const written = String(value ?? "").trim();
  return isOne && /^\d{1,4}$/.test(written) ? `第${written}条` : /^\d*$/.test(written) ? "" : written;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
