import { findDates } from "../../../text/date.ts";
import { DOT, HAN } from "../../../text/han.ts";
import { withoutSpaces } from "../../../text/to-nfc.ts";
import { remembered } from "../../remembered.ts";
import { isFamilyName, partNameRun } from "./name-run.ts";
import { isOfSounds, isPerson, isTranscribed } from "./names.ts";
import { cleanName } from "./party.ts";

const JUDGE_ROLES =
  "审判长|代理审判长|代审判长|审判员|代理审判员|代审判员|助理审判员|人民审判员|人民陪审员|陪审员|独任审判员|执行员|执行长|执行法官|首席仲裁员|院长|庭长|赔偿委员会主任|主审法官|法官";
const OTHER_ROLES =
  "法官助理|审判辅助人员|技术调查官|司法辅助人员|代理书记员|见习书记员|实习书记员|代书记员|书记员|速录员|书记";
const spread = (roles: string): string =>
  roles
    .split("|")
    .map((role) => [...role].join("\\s*"))
    .join("|");
const ROLE_LINE = new RegExp(`^\\s*(${spread(OTHER_ROLES)}|${spread(JUDGE_ROLES)})\\s*([：:]?)\\s*(.*)$`);
/**
 * A note beside a name in a signature: the clerk is also the assistant (兼), signs for another (代), or the
 * signature or seal is only indicated.
 */
const NOTE = /^[（(]\s?[兼代]\s?[）)]\s?|\s?[（(]\s?(?:兼|代|签名|签字|印|盖章)\s?[）)]$/;
/**
 * Text after a name that does not belong to it: Latin letters left by a program, or the note that the copy is
 * true.
 */
const STRAY = new RegExp(
  `(?<=[${HAN}]{2})\\s?(?:[A-WYZa-wyz][A-Za-z]{2,}|[此本]件与原[本件][核校]对无异)$`,
  "u",
);
const IN_BRACKETS = new RegExp(`^[（(]\\s?([${HAN}${DOT}]{2,4})\\s?[）)]$`, "u");
const SEAL = /^[（(]?(?:院印|本件与原[本件](?:核对|校对)?无异|与原本核对无异|此件与原本核对无异)[）)]?$/;

/**
 * The signatories and the date. Names are as printed. `panel` starts with the presiding judge, if one is
 * named.
 */
export interface Signature {
  presiding_judge: string;
  panel: string[];
  clerk: string;
  /** yyyy-MM-dd or empty. */
  date: string;
  /** One line per signatory: 审判长 张三. */
  lines: string[];
}

interface SignedLine {
  role: string;
  names: string[];
  text: string;
}

/** True for a line signed by a judge, assistant or clerk. */
export function isSignature(line: string): boolean {
  const signed = line.length < 60 ? readSigned(line) : null;
  return signed !== null && signed.names.length > 0;
}

/**
 * True for a line that can be part of the signatures: a signature, the date, or the note that the copy is
 * true.
 */
export function isTailLine(line: string): boolean {
  return isSignature(line) || isDateLine(line) || SEAL.test(withoutSpaces(line));
}

/** True for a line that is only a date, or a date with the mark of the court's seal. */
export function isDateLine(line: string): boolean {
  return dayOf(line) !== "";
}

/**
 * Number of cached lines. The last lines of a document are read several times: to find its tail, and to read
 * it.
 */
const LINES = 100;
/** Maximum length in characters of a line with a date and up to two characters on either side of it. */
const MAX_DATE_LINE_CHARS = 18;

/** The date (yyyy-MM-dd) of a line that is only a date, else empty. */
const dayOf = remembered(LINES, (line) => {
  const text = withoutSpaces(line).replace(/[（(]院印[）)]/, "");
  const [found] = text.length > MAX_DATE_LINE_CHARS ? [] : findDates(text);
  return found && found.from <= 2 && text.length - found.to <= 2 ? found.date : "";
});

/** Reads the signatures from the lines of a tail. A single judge is the presiding judge. */
export function readSignature(lines: string[]): Signature {
  const signature: Signature = { presiding_judge: "", panel: [], clerk: "", date: "", lines: [] };
  for (const line of lines) {
    const signed = readSigned(line);
    if (!signed) {
      signature.date = dayOf(line) || signature.date;
      signature.lines.push(withoutSpaces(line));
      continue;
    }
    signature.lines.push(signed.text);
    const names = signed.names.filter(isPerson);
    if (/书记/.test(signed.role)) signature.clerk ||= names[0] ?? "";
    else if (!/助理$|辅助|技术|速录/.test(signed.role)) {
      if (/审判长|执行长/.test(signed.role)) signature.presiding_judge ||= names[0] ?? "";
      signature.panel.push(...names);
    }
  }
  signature.presiding_judge ||= signature.panel[0] ?? "";
  signature.panel = [...new Set([signature.presiding_judge, ...signature.panel])].filter(Boolean);
  return signature;
}

/** Everybody who signs in the lines of a tail: judges, assistants and clerks, in order. */
export function signedNames(lines: readonly string[]): string[] {
  return lines.flatMap((line) => readSigned(line)?.names ?? []);
}

const readSigned = remembered(LINES, (line): SignedLine | null => {
  const match = line.match(ROLE_LINE);
  if (!match) return null;
  const role = withoutSpaces(match[1] ?? "");
  const colon = match[2] ?? "";
  const rest = (match[3] ?? "").trim();
  if (/[。，；：:、《]/.test(rest)) return null;
  const note = rest.match(NOTE)?.[0] ?? "";
  const names = namesOf(rest.replace(NOTE, "").replace(STRAY, ""));
  if (names.some((name) => name.length > 24)) return null;
  const text = `${role}${colon || (names.length > 0 ? " " : "")}${names.join(" ")}${withoutSpaces(note)}`;
  return { role, names, text };
});

/**
 * The names in a text, split at blanks and between joined names. The pieces form one spaced-out name if each
 * piece has one character (张 三), or if there are two pieces and one of them has one character.
 */
function namesOf(printed: string): string[] {
  const text = printed.replace(IN_BRACKETS, "$1");
  const pieces = text.split(/\s+/).filter(Boolean);
  if (pieces.length > 1 && pieces.every((piece) => [...piece].length === 1)) return [pieces.join("")];
  if (pieces.length === 2 && pieces.some((piece) => [...piece].length === 1)) return [pieces.join("")];
  return joinTranscribed(pieces.map(cleanName)).flatMap((piece) =>
    isTranscribed(piece) && piece.length > 4 ? [piece] : partNameRun(piece),
  );
}

/** Joins the parts of a transcribed name that a blank separates (帕提 扎提). */
function joinTranscribed(names: string[]): string[] {
  const joined: string[] = [];
  for (const name of names) {
    const whole = (joined.at(-1) ?? "") + name;
    const areFamilies = isFamilyName(name[0] ?? "") && isFamilyName(whole[0] ?? "");
    const goesOn = joined.length > 0 && !areFamilies && isOfSounds(name) && isTranscribed(whole);
    if (goesOn) joined[joined.length - 1] = whole;
    else joined.push(name);
  }
  return joined;
}
