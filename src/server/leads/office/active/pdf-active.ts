import { constants, inflateSync } from "node:zlib";
import { attempt } from "#domain/attempt.ts";
import type { ActiveContent } from "./active-content.ts";

/** Maximum number of characters that are read of a file. */
const MAX_READ = 100_000_000;
/** Maximum number of bytes to which an object stream may unpack. */
const MAX_STREAM_BYTES = 64_000_000;

/**
 * The active content that a PDF name shows, wherever the name occurs (ISO 32000-1, 12.6, 12.5.6, 7.11.4,
 * 12.7.8).
 */
const BY_NAME: Readonly<Record<string, ActiveContent>> = {
  "/JavaScript": "script",
  "/JS": "script",
  "/Launch": "launch",
  "/EmbeddedFile": "embedded_file",
  "/EmbeddedFiles": "embedded_file",
  "/EF": "embedded_file",
  "/FileAttachment": "embedded_file",
  "/RichMedia": "rich_media",
  "/RichMediaContent": "rich_media",
  "/Rendition": "rich_media",
  "/Movie": "rich_media",
  "/3D": "rich_media",
  "/XFA": "form_program",
  "/SubmitForm": "sends_or_fetches",
  "/ImportData": "sends_or_fetches",
  "/GoToR": "sends_or_fetches",
  "/GoToE": "sends_or_fetches",
  "/Encrypt": "encrypted",
};

interface Findings {
  found: Set<ActiveContent>;
  /** Numbers of the objects that are executed when the document is opened. */
  opened: Set<string>;
  /**
   * Maps the number of an object to whether it only shows a place in the document. An object may have several
   * versions; the value is false if one of them does more.
   */
  isPlace: Map<string, boolean>;
}

/**
 * Finds the active content of a PDF. Every object is read wherever it begins, even if no table refers to it,
 * and so are the objects in compressed object streams.
 */
export function pdfActive(bytes: Buffer, mostRead = MAX_READ): ActiveContent[] {
  const text = bytes.toString("latin1");
  const budget: ReadingBudget = { left: mostRead };
  const findings: Findings = { found: new Set(), opened: new Set(), isPlace: new Map() };
  for (const { index, 0: keyword } of text.matchAll(/(?<=[\d\0\t\n\f\r ])obj|trailer/g)) {
    const object = readObject(text, index + keyword.length, budget);
    if (!object) break;
    const number = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*$/.exec(
      text.slice(Math.max(0, index - 40), index),
    )?.[1];
    noteObject(object.tokens, number, findings);
    if (object.stream !== null && isObjectStream(object.tokens))
      noteObjectStream(bytes, object, object.stream, budget, findings);
  }
  const { found, opened, isPlace } = findings;
  if ([...opened].some((number) => !isPlace.get(number))) found.add("open_action");
  if (budget.left < 0) found.add("unreadable");
  // If the file is encrypted, its streams cannot be read. `encrypted` says so already.
  if (found.has("encrypted")) found.delete("unreadable");
  return [...found];
}

function noteObject(tokens: readonly string[], number: string | undefined, findings: Findings): void {
  const { found, opened, isPlace } = findings;
  for (const [at, token] of tokens.entries()) {
    const kind = BY_NAME[token];
    if (kind) found.add(kind);
    const next = tokens[at + 1] ?? "";
    if (token === "/AA" && (/^\d/.test(next) || (next === "<<" && tokens[at + 2] !== ">>")))
      found.add("auto_action");
    if (token !== "/OpenAction") continue;
    if (/^\d+$/.test(next)) opened.add(next);
    else if (!showsPlace(tokens.slice(at + 1))) found.add("open_action");
  }
  if (number) isPlace.set(number, (isPlace.get(number) ?? true) && showsPlace(tokens));
}

/**
 * Whether an object is a place in the document, or an action that only goes to one. Many documents tell the
 * viewer at which place to open them.
 */
function showsPlace(tokens: readonly string[]): boolean {
  if (tokens[0] === "[" || tokens[0] === "null") return true;
  if (tokens[0] !== "<<") return false;
  let depth = 0;
  const end = tokens.findIndex((token) => {
    if (token === "<<") depth++;
    return token === ">>" && --depth === 0;
  });
  const action = tokens.slice(0, end + 1);
  return action[action.indexOf("/S") + 1] === "/GoTo" && !action.includes("/Next");
}

const isObjectStream = (tokens: readonly string[]) =>
  tokens.includes("/ObjStm") || (tokens.includes("/First") && tokens.includes("/N"));

function noteObjectStream(
  bytes: Buffer,
  { tokens }: PdfObject,
  behindKeyword: number,
  budget: ReadingBudget,
  findings: Findings,
): void {
  const start = behindKeyword + (bytes[behindKeyword] === 13 ? (bytes[behindKeyword + 1] === 10 ? 2 : 1) : 1);
  const text = decodeStream(tokens, bytes.subarray(start))?.toString("latin1");
  const numberAfter = (name: string) => Number(tokens[tokens.indexOf(name) + 1]);
  const [count, first] = [numberAfter("/N"), numberAfter("/First")];
  if (text === undefined || !(count >= 0) || !(first >= 0)) {
    findings.found.add("unreadable");
    return;
  }
  const header = text.slice(0, first).match(/\d+/g) ?? [];
  for (let at = 0; at + 1 < Math.min(header.length, count * 2); at += 2) {
    const object = readObject(text, first + Number(header[at + 1]), budget, true);
    if (!object) return;
    noteObject(object.tokens, header[at], findings);
  }
}

/** Decodes the stream that starts with these bytes. Null if one of its filters is not supported. */
function decodeStream(tokens: readonly string[], rest: Buffer): Buffer | null {
  const at = tokens.indexOf("/Filter");
  const listed = at < 0 ? [] : tokens.slice(at + 1);
  const filters = listed[0] === "[" ? listed.slice(1, listed.indexOf("]")) : listed.slice(0, 1);
  const predictor = tokens.indexOf("/Predictor");
  if (predictor >= 0 && tokens[predictor + 1] !== "1") return null;
  const end = rest.indexOf("endstream");
  let bytes: Buffer | null = filters.length === 0 && end >= 0 ? rest.subarray(0, end) : rest;
  for (const filter of filters) bytes = bytes && decodeBy(filter, bytes);
  return bytes;
}

function decodeBy(filter: string, bytes: Buffer): Buffer | null {
  if (filter === "/FlateDecode" || filter === "/Fl") {
    // The compressed data shows where it ends, so the end of the stream is not needed.
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_STREAM_BYTES };
    return attempt(() => inflateSync(bytes, options)) ?? null;
  }
  if (filter !== "/ASCIIHexDecode" && filter !== "/AHx") return null;
  const end = bytes.indexOf(">");
  const digits = bytes.toString("latin1", 0, end < 0 ? bytes.length : end).replace(/[\0\t\n\f\r ]/g, "");
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, "hex");
}

/**
 * Matches a token of PDF: white space, a comment, a delimiter, a name, a string or a word (ISO 32000-1,
 * 7.2.2).
 */
const TOKEN =
  /[\0\t\n\f\r ]+|%[^\r\n]*|<<|>>|[[\]{}]|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<[^>]*>?|\(|[^\0\t\n\f\r ()<>[\]{}/%]+|[)>]/y;
const ENDS = new Set(["endobj", "stream", "endstream", "startxref", "xref"]);

/**
 * Number of characters that may still be read. It is limited, because objects may begin anywhere, even inside
 * each other, so that text is read several times.
 */
interface ReadingBudget {
  left: number;
}

/** The tokens of an object, and where its stream begins. */
interface PdfObject {
  /** A name is "/Name" with its #-escapes decoded. A string is "(" whatever its content. */
  tokens: string[];
  /** Index after the keyword `stream`. Null if the object has no stream. */
  stream: number | null;
}

/**
 * Reads the object whose tokens start at `at`, up to its end. If `isBare`, the object is in an object stream,
 * where it ends with its value. Null if the budget is used up.
 */
function readObject(text: string, at: number, budget: ReadingBudget, isBare = false): PdfObject | null {
  const tokens: string[] = [];
  let depth = 0;
  TOKEN.lastIndex = at;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match;
    const began = match.index;
    if (token === "(") TOKEN.lastIndex = endOfString(text, TOKEN.lastIndex);
    const end = TOKEN.lastIndex;
    budget.left -= end - began;
    if (budget.left < 0) return null;
    if (/^[\0\t\n\f\r %]/.test(token)) continue;
    if (ENDS.has(token)) return { tokens, stream: token === "stream" ? end : null };
    tokens.push(token[0] === "/" ? decodeName(token) : /^(\(|<[^<]|<$)/.test(token) ? "(" : token);
    if (token === "<<" || token === "[") depth++;
    if (token === ">>" || token === "]") depth--;
    if (isBare && depth <= 0) break;
  }
  return { tokens, stream: null };
}

/**
 * Index after the end of a string. `at` is the index after its opening parenthesis. Parentheses nest; a
 * backslash escapes one character.
 */
function endOfString(text: string, at: number): number {
  let depth = 1;
  for (let place = at; place < text.length; place++) {
    const letter = text[place];
    if (letter === "\\") place++;
    else if (letter === "(") depth++;
    else if (letter === ")" && --depth === 0) return place + 1;
  }
  return text.length;
}

const decodeName = (token: string): string =>
  token.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
