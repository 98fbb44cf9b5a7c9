import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { skipBytes } from "./forward-reader.ts";
import type { InputFault } from "./piece.ts";

/** A file at a URL, or why it cannot be read. */
export type RemoteFile =
  | { kind: "file"; bytes: number; open: (from: number) => Promise<Readable> }
  | { kind: "failed"; reason: InputFault; detail: string };

const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const MAX_REDIRECTS = 5;

/** Whether the input is a URL rather than a path. */
export const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

/**
 * Opens a file at an https URL. Plain http is accepted only for this machine, because the content could be
 * changed on the way; this also holds for redirects. If the server supports ranges, opening the file from an
 * offset does not transfer the bytes before the offset.
 */
export async function openAddress(address: string): Promise<RemoteFile> {
  if (!URL.canParse(address)) return { kind: "failed", reason: "address_failed", detail: "no address" };
  const first = await request(address, 0);
  if (!(first instanceof Response)) return first;
  await first.body?.cancel();
  const range = /\/(\d+)$/.exec(first.headers.get("content-range") ?? "")?.[1];
  const bytes = Number(range ?? first.headers.get("content-length") ?? Number.NaN);
  if (!Number.isFinite(bytes) || first.headers.get("content-encoding"))
    return {
      kind: "failed",
      reason: "address_failed",
      detail: "the server does not say how long the file is",
    };
  return {
    kind: "file",
    bytes,
    open: async (from) => {
      const response = await request(address, from);
      if (!(response instanceof Response)) throw new Error(response.detail);
      const stream = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
      return response.status === 206 ? stream : skipBytes(stream, from);
    },
  };
}

async function request(address: string, from: number): Promise<Response | (RemoteFile & { kind: "failed" })> {
  const failed = (detail: string) => ({ kind: "failed" as const, reason: "address_failed" as const, detail });
  const headers = { range: `bytes=${from}-`, "accept-encoding": "identity" };
  let next = address;
  try {
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      const { protocol, hostname } = new URL(next);
      if (protocol === "http:" && !LOCAL.test(hostname))
        return { kind: "failed", reason: "plain_http", detail: step > 0 ? new URL(next).origin : "" };
      const response = await fetch(next, { headers, redirect: "manual" });
      const location = response.headers.get("location");
      if (response.status < 300 || response.status > 399 || !location)
        return response.ok && response.body ? response : failed(`the server answered ${response.status}`);
      await response.body?.cancel();
      next = new URL(location, next).href;
    }
    return failed(`it leads on more than ${MAX_REDIRECTS} times`);
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return failed(cause?.message || message);
  }
}
