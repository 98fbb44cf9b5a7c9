import { crc32 } from "node:zlib";
import { factsId, ownJudgmentId } from "#domain/judgment/judgment-id.ts";
import type { JudgmentRecord, Withheld } from "#domain/judgment/record.ts";
import { shortId } from "#domain/text/short-id.ts";
import { withoutSpaces } from "#domain/text/to-nfc.ts";
import { sha256OfText } from "../../files/sha256.ts";

/**
 * A record ready to be stored: the content of its line except id and source, and values by which records are
 * compared.
 */
export interface Prepared {
  id: string;
  /** Id derived from court, case number, type and date alone. */
  facts: string;
  /**
   * Id derived from court, case number, type, date and, in addition, the id in the collection or the text.
   */
  own: string;
  /**
   * Id derived from court, case number and type. If two records have the same docket and an equal text, they
   * are the same document, even if their dates differ.
   */
  docket: string;
  casedate: string;
  /**
   * The record's id in its collection, in the form in which the state looks it up. Empty if there is none.
   */
  origin: string;
  source: string;
  /** The record as JSON without id, source and braces. `lineOf` makes the stored line from it. */
  body: Uint8Array;
  /** 48-bit checksum of the text as it is stored. The text is body, tail and postscript without spaces. */
  text: number;
  /** 48-bit checksum of the text before masking. NO_TEXT if the document is not public. */
  raw: number;
  /** Why the document is not public; empty if it is public. */
  withheld: Withheld | "";
  /** True if the import decided that the document is not public, false if the source did. */
  isRestricted?: boolean;
  /** 48-bit checksum of all fields except id and source. */
  fields: number;
}

/** What the stored line of a record is made of, besides its source. */
export type StoredFields = Pick<Prepared, "id" | "body">;

/** Stands for the checksum of the text of a document that is not public. */
export const NO_TEXT = -1;
/**
 * An id in a collection with at least this many characters is unique worldwide. A shorter one is a number
 * that other collections use too.
 */
const WORLDWIDE_CHARACTERS = 20;
/**
 * Separates id and fields in a stored line. The checksum `fields` begins with these bytes, because the
 * checksums in existing states do.
 */
const SEPARATOR = Buffer.from('",');

/**
 * Prepares a record for its source. `raw` is the checksum of its text before masking. Without `raw`, the text
 * counts as unmasked.
 */
export function prepare(record: JudgmentRecord, raw?: number): Prepared {
  const { source, id, withheld = "" } = record;
  // JSON.stringify leaves out undefined fields. So id and source are dropped without copying the other fields
  // one by one.
  const body = Buffer.from(JSON.stringify({ ...record, id: undefined, source: undefined })).subarray(1, -1);
  const text = printOfText(record);
  // A record that is not public lacks the document type, so its id cannot be derived from its fields again.
  const facts = withheld ? id : factsId(record, sha256OfText);
  return {
    id,
    facts,
    // A record that is not public has no text, so its id serves as docket.
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

/** 48-bit checksum of the text of a record, without its spaces. */
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

/** The key by which the state finds a text among those with the same court, case number and type. */
export const textKey = (docket: string, text: number): string =>
  shortId([docket, String(text)], sha256OfText);

/** The stored line of a record in consecutive pieces: id, fields, source and line feed. */
export const lineOf = ({ id, body }: StoredFields, source: string): Uint8Array[] => [
  Buffer.from(`{"id":${JSON.stringify(id)}${body.length > 0 ? "," : ""}`),
  body,
  Buffer.from(`,"source":${JSON.stringify(source)}}\n`),
];

/**
 * 48-bit checksum: CRC-32 and the length. It distinguishes different contents under one id and is several
 * times faster than a digest.
 */
const check48 = (bytes: Uint8Array, length = bytes.length, before = 0): number =>
  crc32(bytes, before) * 2 ** 16 + (length % 2 ** 16);
