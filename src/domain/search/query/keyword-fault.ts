/**
 * Why typed keywords cannot be searched for. `value` is the keyword at fault, or the limit that was exceeded.
 */
export interface KeywordFault {
  kind: "empty" | "tooLong" | "unsearchable" | "tooMany";
  value: string | number;
}

/**
 * A character that makes a keyword searchable. Every character that NFKC changes is in one of these classes
 * too.
 */
const SEARCHABLE = /[\p{L}\p{N}\p{S}\p{Co}%％‰《》]/u;

/**
 * The first fault in the keywords, or null. `maxChars` is the maximum length of one keyword. `room` is the
 * number of keywords that the query can still take.
 */
export function keywordFault(
  keywords: readonly string[],
  { maxChars, room }: { maxChars: number; room: number },
): KeywordFault | null {
  if (keywords.length === 0) return { kind: "empty", value: "" };
  if (keywords.length > room) return { kind: "tooMany", value: room };
  if (keywords.some((keyword) => keyword.length > maxChars)) return { kind: "tooLong", value: maxChars };
  const dumb = keywords.find((keyword) => !SEARCHABLE.test(keyword));
  return dumb === undefined ? null : { kind: "unsearchable", value: dumb };
}
