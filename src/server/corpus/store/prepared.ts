import { crc32 } from "node:zlib";
import { factsId, ownJudgmentId } from "#domain/judgment/judgment-id.ts";
import type { JudgmentRecord, Withheld } from "#domain/judgment/record.ts";
import { shortId } from "#domain/text/short-id.ts";
import { sha256OfText } from "../../files/sha256.ts";
import { lettersInUtf8, utf8Of } from "../../files/utf8.ts";

/** A record as the store takes it: its line without the source, and what distinguishes it from others. */
export interface Prepared {
  id: string;
  /**
   * The ids derived from court, number, type and date alone, and from these plus the source's id or the text.
   */
  facts: string;
  own: string;
  /** The id in its collection as the store looks it up; empty if there is none. */
  origin: string;
  source: string;
  /** The record as JSON, without the source and the closing brace. */
  body: Uint8Array;
  /** 48-bit checksums of the characters of body, tail and postscript, as stored and before masking. */
  text: number;
  raw: number;
  /**
   * Why the document is not public; empty where it is. `isRestricted` if the import says so rather than its
   * source.
   */
  withheld: Withheld | "";
  isRestricted?: boolean;
  /** 48-bit checksum of all fields except id and source. */
  fields: number;
}

/** The checksum of a missing text. */
export const NO_TEXT = -1;
/** Ids of this length are globally unique; shorter ones are numbers that other collections use too. */
const WORLDWIDE_CHARACTERS = 20;
/** `{"id":"` and what follows an id in a body. */
const ID_AT = 7;
const ID_END = 19;

/** The record, ready to be stored under its source; `raw` is the checksum of its text before masking. */
export function prepare(record: JudgmentRecord, raw?: number): Prepared {
  const { source, id, withheld = "" } = record;
  // A record's first field is its id. Leaving the source out otherwise would copy the fields one by one.
  const body = utf8Of(JSON.stringify({ ...record, source: undefined })).subarray(0, -1);
  const text = printOfText(record);
  // What is not public keeps no kind: its id was derived when it had one.
  const facts = withheld ? id : factsId(record, sha256OfText);
  return {
    id,
    facts,
    own: withheld ? shortId([id, record.sourceId ?? ""], sha256OfText) : ownJudgmentId(record, sha256OfText),
    origin: originOf(record, facts),
    source,
    body,
    text,
    raw: withheld ? NO_TEXT : (raw ?? text),
    withheld,
    fields: check48(body.subarray(ID_END)),
  };
}

/** The same under another id. */
export function withId(prepared: Prepared, id: string): Prepared {
  if (id === prepared.id) return prepared;
  const body = Buffer.from(prepared.body);
  body.write(id, ID_AT, "latin1");
  return { ...prepared, id, body };
}

/** 48-bit checksum of the characters of a record's text. */
export function printOfText(record: JudgmentRecord): number {
  const { withheld, sourceId = "", body_text, tail_text, body_postscript } = record;
  if (withheld) {
    const text = `${withheld} ${sourceId}`;
    return check48(utf8Of(text), text.length);
  }
  const { bytes, length } = lettersInUtf8([...body_text, ...tail_text, ...body_postscript]);
  return check48(bytes, length);
}

function originOf({ source, sourceId = "" }: JudgmentRecord, facts: string): string {
  if (sourceId === "") return "";
  return shortId(
    sourceId.length >= WORLDWIDE_CHARACTERS ? [sourceId] : [source, sourceId, facts],
    sha256OfText,
  );
}

/** The store's key for a text among those with the same court, number, type and date. */
export const textKey = (facts: string, text: number): string => shortId([facts, String(text)], sha256OfText);

/** The end of a stored line, which names the record's source. */
export const lineEnd = (source: string): Buffer =>
  Buffer.from(`,"source":${JSON.stringify(source)}}\n`, "utf8");

/**
 * 48-bit checksum that distinguishes contents under one id: CRC-32 and the length (of a text in UTF-16),
 * several times faster than a digest.
 */
const check48 = (bytes: Uint8Array, length = bytes.length): number =>
  crc32(bytes) * 2 ** 16 + (length % 2 ** 16);

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** The 60 bits of an id as a number that fits a database's eight bytes. */
export function idBits(id: string): bigint {
  const half = (from: number): number => {
    let bits = 0;
    for (let at = from; at < from + 6; at++) bits = bits * 32 + (VALUES.get(id[at] ?? "a") ?? 0);
    return bits;
  };
  return (BigInt(half(0)) << 30n) | BigInt(half(6));
}

/** The id with these 60 bits. */
export function idOfBits(bits: bigint): string {
  let id = "";
  for (let shift = 55n; shift >= 0n; shift -= 5n) id += LETTERS[Number((bits >> shift) & 31n)];
  return id;
}
