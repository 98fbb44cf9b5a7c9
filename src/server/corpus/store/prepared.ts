import { crc32 } from "node:zlib";
import { factsId, ownJudgmentId } from "#domain/judgment/judgment-id.ts";
import type { JudgmentRecord, Withheld } from "#domain/judgment/record.ts";
import { isShortId, shortId } from "#domain/text/short-id.ts";
import { withoutSpaces } from "#domain/text/to-nfc.ts";
import { sha256OfText } from "../../files/sha256.ts";

/**
 * A record in the form that the store takes: the content of its line besides id and source, and the values
 * that distinguish it from others.
 */
export interface Prepared {
  id: string;
  /** The id derived from court, number, type and date alone. */
  facts: string;
  /** The id derived from these plus the source's id or the text. */
  own: string;
  /**
   * The id derived from court, number and type. Records with the same docket and an equal text are the same
   * document, whatever their dates.
   */
  docket: string;
  casedate: string;
  /** The record's id in its collection as the store looks it up; empty if there is none. */
  origin: string;
  source: string;
  /** The record as JSON, without id, source and braces: `lineOf` makes the stored line. */
  body: Uint8Array;
  /** 48-bit checksum of the characters of body, tail and postscript as stored. */
  text: number;
  /** That checksum before masking; NO_TEXT if the document is not public. */
  raw: number;
  /**
   * Why the document is not public; empty if it is. `isRestricted` if the import decided it rather than the
   * source.
   */
  withheld: Withheld | "";
  isRestricted?: boolean;
  /** 48-bit checksum of all fields except id and source. */
  fields: number;
}

/** The parts of a stored line, besides its source. */
export type StoredFields = Pick<Prepared, "id" | "body">;

/** The checksum of a missing text. */
export const NO_TEXT = -1;
/** Fewest characters of globally unique ids; shorter ones are numbers that other collections use too. */
const WORLDWIDE_CHARACTERS = 20;
/**
 * Separator of id and fields in a line. The checksum of all fields includes it, for compatibility with stored
 * checksums.
 */
const SEPARATOR = Buffer.from('",');

/** The record prepared for its source; `raw` is the checksum of its text before masking. */
export function prepare(record: JudgmentRecord, raw?: number): Prepared {
  const { source, id, withheld = "" } = record;
  // Setting id and source to undefined avoids copying the fields one by one.
  const body = Buffer.from(JSON.stringify({ ...record, id: undefined, source: undefined })).subarray(1, -1);
  const text = printOfText(record);
  // A record that is not public lacks a kind, so its id cannot be derived again and is kept.
  const facts = withheld ? id : factsId(record, sha256OfText);
  return {
    id,
    facts,
    // Without its text, a record that is not public has only its id as docket.
    docket: withheld ? id : factsId({ ...record, casedate: "" }, sha256OfText),
    casedate: record.casedate,
    own: withheld ? shortId([id, record.sourceId ?? ""], sha256OfText) : ownJudgmentId(record, sha256OfText),
    origin: originOf(record, facts),
    source,
    body,
    text,
    raw: withheld ? NO_TEXT : (raw ?? text),
    withheld,
    fields: check48(body, SEPARATOR.length + body.length, crc32(SEPARATOR)),
  };
}

/** 48-bit checksum of the characters of a record's text. */
export function printOfText(record: JudgmentRecord): number {
  const { withheld, sourceId = "", body_text, tail_text, body_postscript } = record;
  if (withheld) {
    const text = `${withheld} ${sourceId}`;
    return check48(Buffer.from(text), text.length);
  }
  const letters = withoutSpaces([...body_text, ...tail_text, ...body_postscript].join(""));
  return check48(Buffer.from(letters), letters.length);
}

function originOf({ source, sourceId = "" }: JudgmentRecord, facts: string): string {
  if (sourceId === "") return "";
  return shortId(
    sourceId.length >= WORLDWIDE_CHARACTERS ? [sourceId] : [source, sourceId, facts],
    sha256OfText,
  );
}

/** The store's key for a text among those with the same court, number and type. */
export const textKey = (docket: string, text: number): string =>
  shortId([docket, String(text)], sha256OfText);

/** The stored line of a record, in consecutive pieces: id, fields, source, line feed. */
export const lineOf = ({ id, body }: StoredFields, source: string): Uint8Array[] => [
  Buffer.from(`{"id":${JSON.stringify(id)}${body.length > 0 ? "," : ""}`),
  body,
  Buffer.from(`,"source":${JSON.stringify(source)}}\n`),
];

/**
 * 48-bit checksum that distinguishes contents under one id: CRC-32 and the length (of a text in UTF-16). It
 * is several times faster than a digest.
 */
const check48 = (bytes: Uint8Array, length = bytes.length, before = 0): number =>
  crc32(bytes, before) * 2 ** 16 + (length % 2 ** 16);

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** The 60 bits of an id as a number that fits a database's eight bytes; throws RangeError for any other text. */
export function idBits(id: string): bigint {
  if (!isShortId(id)) throw new RangeError(`${id} is no id of 12 characters in base32.`);
  const half = (from: number): number => {
    let bits = 0;
    for (let at = from; at < from + 6; at++) bits = bits * 32 + VALUES.get(id[at]!)!;
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
