import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { foldWithPlaces } from "./folded-text.ts";
import { namePrefilter } from "./name-prefilter.ts";
import { hashFolded, type Takedown } from "./takedown.ts";

/** A range of a text in UTF-16 units, from `from` up to, but not including, `to`. */
interface TextSpan {
  from: number;
  to: number;
}

/**
 * Returns a function that applies the takedown list to a record. A judgment on the list becomes null. A name
 * on the list is reduced to its first character (张某) wherever a text of the record contains it, even if it is
 * spaced out or in full-width letters. A record without such names is returned unchanged.
 */
export function takedownFilter(takedown: Takedown): (record: JudgmentRecord) => JudgmentRecord | null {
  const ids = new Set(takedown.judgments);
  const find = nameFinder(takedown);
  return (record) => {
    if (ids.has(record.id)) return null;
    return takedown.names.length === 0 ? record : (withoutNames(record, find) as JudgmentRecord);
  };
}

/**
 * Returns a function that finds the listed names in a text. It returns their ranges in order; overlapping
 * ranges are merged.
 */
function nameFinder({ names, salt }: Takedown): (text: string) => TextSpan[] {
  const hashes = new Set(names.map(({ hash }) => hash));
  const salts = [...new Set(names.map((name) => name.salt ?? salt))];
  const sieve = namePrefilter(names.filter(({ chars }) => chars > 0));
  return (text) => {
    const { units, places } = foldWithPlaces(text);
    const found: TextSpan[] = [];
    sieve(units, (at, length) => {
      const piece = String.fromCharCode(...units.slice(at, at + length));
      if (!salts.some((key) => hashes.has(hashFolded(piece, key)))) return;
      found.push({ from: places[at]!, to: characterEnd(text, places[at + length - 1]!) });
    });
    return found.length < 2 ? found : joinOverlapping(found);
  };
}

function characterEnd(text: string, at: number): number {
  return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}

function joinOverlapping(found: TextSpan[]): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const { from, to } of found.sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = joined.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/**
 * Returns the value with the listed names reduced in all of its strings. If no string has a listed name,
 * returns the same object.
 */
function withoutNames(value: unknown, find: (text: string) => TextSpan[]): unknown {
  if (typeof value === "string") return reduceNames(value, find(value));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const shown = entries.map(([key, inner]) => [key, withoutNames(inner, find)] as const);
  if (shown.every(([, inner], index) => inner === entries[index]![1])) return value;
  return Array.isArray(value) ? shown.map(([, inner]) => inner) : Object.fromEntries(shown);
}

function reduceNames(text: string, spans: TextSpan[]): string {
  let reduced = "";
  let end = 0;
  for (const { from, to } of spans) {
    reduced += `${text.slice(end, from)}${String.fromCodePoint(text.codePointAt(from) ?? 0)}某`;
    end = to;
  }
  return reduced + text.slice(end);
}
