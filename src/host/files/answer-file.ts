import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { Readable } from "node:stream";
import { getMimeType } from "hono/utils/mime";
import { FaultyFile } from "#server/generated/faulty-file.ts";
import { hashSiteFile, type SiteSums } from "#server/generated/site-sums.ts";
import { acceptedEncoding, isCompressible } from "./accepted-encoding.ts";
import { compressBytes } from "./compress-answer.ts";
import { fileAt, type SiteFile } from "./find-file.ts";

/** A file of more bytes is streamed. A smaller one is read at once. */
const STREAMED_BYTES = 1 << 18;
/** Pages may change with every build, so the browser asks each time whether its copy is still valid. */
const REVALIDATE = "public, max-age=0, must-revalidate";

/** Cache of entity tags by path. A file is hashed again only if it has changed. */
const tags = new Map<string, { state: string; tag: string }>();

async function tagOf(file: SiteFile, sums: SiteSums | null): Promise<string> {
  const state = `${file.bytes} ${file.changed}`;
  const known = tags.get(file.path);
  if (known?.state === state) return known.tag;
  const tag = await hashSiteFile(file.path);
  // A file that is not in the build's checksums was added by the operator. It is not checked.
  if (tag !== (sums?.get(file.path) ?? tag)) throw new FaultyFile(file.path, "damaged");
  tags.set(file.path, { state, tag });
  return tag;
}

const isKnown = (header: string | null, tag: string) =>
  (header ?? "").split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === tag);

/** The compressed copy that the build made. Null if there is none, or if it is older than the file. */
async function compressedCopy(file: SiteFile): Promise<SiteFile | null> {
  const copy = await fileAt(dirname(file.path), `${basename(file.path)}.br`);
  return copy && copy.changed >= file.changed ? copy : null;
}

/**
 * Answers a GET or HEAD with a file of the built site. The status is 304 if the visitor's copy is current.
 * Otherwise the answer has the requested range, or the whole file. A compressible file is sent compressed if
 * that is accepted: as the build's brotli copy, or compressed now. `status` is 404 for the not-found page.
 * Throws FaultyFile if the file does not match `sums`.
 */
export async function answerFile(
  request: Request,
  file: SiteFile,
  status: 200 | 404,
  sums: SiteSums | null,
): Promise<Response> {
  const type = getMimeType(file.path) ?? "application/octet-stream";
  const asked = request.headers;
  const headers = new Headers({ "content-type": type, "cache-control": REVALIDATE });
  const hash = await tagOf(file, sums);
  const tag = `"${hash}"`;
  if (!isCompressible(type)) headers.set("accept-ranges", "bytes");
  else headers.set("vary", "Accept-Encoding");

  const range =
    status === 200 && !isCompressible(type)
      ? readRange(asked.get("range"), file.bytes, asked.get("if-range"), tag)
      : null;
  if (range === "beyond") {
    headers.set("content-range", `bytes */${file.bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const encoding = isCompressible(type) ? acceptedEncoding(asked.get("accept-encoding")) : null;
  const copy = encoding === "br" ? await compressedCopy(file) : null;
  if (copy) await tagOf(copy, sums);
  // A strong tag stands for certain bytes, so each encoding has a tag of its own (RFC 9110, 8.8.3).
  const ownTag = encoding ? `"${hash}-${encoding}"` : tag;
  headers.set("etag", ownTag);
  if (status === 200 && isKnown(asked.get("if-none-match"), ownTag)) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  const isHead = request.method === "HEAD";
  const send = async (from: SiteFile, start: number, end: number, code: number) => {
    headers.set("content-length", String(end - start));
    return new Response(isHead ? null : await bodyOf(from, start, end), { status: code, headers });
  };
  if (range) {
    headers.set("content-range", `bytes ${range.start}-${range.end - 1}/${file.bytes}`);
    return send(file, range.start, range.end, 206);
  }
  if (copy) {
    headers.set("content-encoding", "br");
    return send(copy, 0, copy.bytes, status);
  }
  if (!encoding) return send(file, 0, file.bytes, status);
  const packed = await compressBytes(await readFile(file.path), asked.get("accept-encoding"));
  for (const [name, value] of Object.entries(packed.headers)) headers.set(name, value);
  headers.set("content-length", String(packed.bytes.length));
  return new Response(isHead ? null : (packed.bytes as Uint8Array<ArrayBuffer>), { status, headers });
}

async function bodyOf(file: SiteFile, start: number, end: number): Promise<BodyInit> {
  if (end === start) return "";
  if (end - start > STREAMED_BYTES)
    return Readable.toWeb(createReadStream(file.path, { start, end: end - 1 })) as ReadableStream;
  const bytes = await readFile(file.path);
  return bytes.subarray(start, end);
}

/** The bytes from `start` up to, but not including, `end`. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * The range that a Range header requests of content of `size` bytes (RFC 9110, 14). "beyond" if the range is
 * outside the content. Null if the whole content is to be sent: the header is missing or invalid, it requests
 * several ranges, or If-Range is for other content.
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
