import { crc32 } from "node:zlib";
import type { JudgmentRecord } from "#domain/judgment/record.ts";

/** A record as the store takes it: its line without the source, and what tells it from others. */
export interface Prepared {
  id: string;
  source: string;
  /** The record as JSON, but for the source and the closing brace. */
  body: Uint8Array;
  /** Characters of body, tail and postscript, and 48 bits that check that text. */
  chars: number;
  text: number;
  /** 48 bits that check all fields but the source. */
  fields: number;
}

/** The record, ready to be stored under its source. */
export function prepare(record: JudgmentRecord): Prepared {
  const { source, ...fields } = record;
  const body = Buffer.from(JSON.stringify(fields).slice(0, -1), "utf8");
  const text = [...record.body_text, ...record.tail_text, ...record.body_postscript].join("\n");
  return { id: record.id, source, body, chars: text.length, text: check48(text), fields: check48(body) };
}

/** The end of a stored line, which names the record's source. */
export const lineEnd = (source: string): Buffer =>
  Buffer.from(`,"source":${JSON.stringify(source)}}\n`, "utf8");

/** 48 bits that tell two contents under one id apart: CRC-32 and the length, several times as fast as a digest. */
function check48(data: string | Buffer): number {
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
