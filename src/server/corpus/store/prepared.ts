import { crc32 } from "node:zlib";
import { factsId, lettersOf, ownJudgmentId } from "#domain/judgment/judgment-id.ts";
import type { JudgmentRecord, Withheld } from "#domain/judgment/record.ts";
import { shortId } from "#domain/text/short-id.ts";
import { sha256OfText } from "../../files/sha256.ts";

/** A record as the store takes it: its line without the source, and what tells it from others. */
export interface Prepared {
  id: string;
  /** The ids over court, number, type and date alone, and over these with the source's id or the text. */
  facts: string;
  own: string;
  /** The id in its collection as the store looks it up; empty where there is none. */
  origin: string;
  source: string;
  /** The record as JSON, but for the source and the closing brace. */
  body: Uint8Array;
  /** 48 bits that check the letters of body, tail and postscript, and those that they were before they were masked. */
  text: number;
  raw: number;
  /** Why the document is not public; empty where it is. `isRestricted` where the import says so and not its source. */
  withheld: Withheld | "";
  isRestricted?: boolean;
  /** 48 bits that check all fields but id and source. */
  fields: number;
}

/** The print of a text that is not there. */
export const NO_TEXT = -1;
/** Ids of this length are one collection's alone in all the world; shorter ones are numbers that others use too. */
const WORLDWIDE_CHARACTERS = 20;
/** `{"id":"` and what follows an id in a body. */
const ID_AT = 7;
const ID_END = 19;

/** The record, ready to be stored under its source; `raw` is the print of its text before it was masked. */
export function prepare(record: JudgmentRecord, raw?: number): Prepared {
  const { source, id, ...fields } = record;
  const body = Buffer.from(JSON.stringify({ id, ...fields }).slice(0, -1), "utf8");
  const { withheld = "" } = record;
  const text = printOfText(record);
  // What is not public keeps no kind: its id was told when it had one.
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

/** 48 bits that check the letters of a record's text. */
export const printOfText = (record: JudgmentRecord): number =>
  check48(record.withheld ? `${record.withheld} ${record.sourceId ?? ""}` : lettersOf(record));

function originOf({ source, sourceId = "" }: JudgmentRecord, facts: string): string {
  if (sourceId === "") return "";
  return shortId(
    sourceId.length >= WORLDWIDE_CHARACTERS ? [sourceId] : [source, sourceId, facts],
    sha256OfText,
  );
}

/** Where the store looks a text up among those of one court, number, type and date. */
export const textKey = (facts: string, text: number): string => shortId([facts, String(text)], sha256OfText);

/** The end of a stored line, which names the record's source. */
export const lineEnd = (source: string): Buffer =>
  Buffer.from(`,"source":${JSON.stringify(source)}}\n`, "utf8");

/** 48 bits that tell two contents under one id apart: CRC-32 and the length, several times as fast as a digest. */
function check48(data: string | Uint8Array): number {
  return crc32(data) * 2 ** 16 + (data.length % 2 ** 16);
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** The 60 bits of an id as a number that a data base keeps in eight bytes. */
export function idBits(id: string): bigint {
  const half = (from: number): number => {
    let bits = 0;
    for (let at = from; at < from + 6; at++) bits = bits * 32 + (VALUES.get(id[at] ?? "a") ?? 0);
    return bits;
  };
  return (BigInt(half(0)) << 30n) | BigInt(half(6));
}

/** The id that these 60 bits are. */
export function idOfBits(bits: bigint): string {
  let id = "";
  for (let shift = 55n; shift >= 0n; shift -= 5n) id += LETTERS[Number((bits >> shift) & 31n)];
  return id;
}
