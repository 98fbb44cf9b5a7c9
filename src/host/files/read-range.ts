/** Bytes from `start` to `end`, exclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The single byte range that a Range header requests for content of this size (RFC 9110, 14). Null if the
 * whole content is to be sent: for no, several or invalid ranges, or an If-Range for other content. "beyond"
 * if the range lies outside the content.
 */
export function readRange(
  header: string | null,
  size: number,
  ifRange: string | null,
  tag: string,
): ByteRange | "beyond" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(" ", "") ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (ifRange !== null && ifRange !== tag) return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "beyond" : { start: size - length, end: size };
  }
  const [start, end] = [Number(first), last === "" ? size : Math.min(Number(last) + 1, size)];
  if (last !== "" && Number(last) < start) return null;
  return start >= size ? "beyond" : { start, end };
}
