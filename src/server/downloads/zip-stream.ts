import { setImmediate } from "node:timers/promises";
import { Zip, ZipDeflate } from "fflate";
import type { ZipPart } from "#domain/text/office-package.ts";

/**
 * Number of characters that are collected, and of bytes that are compressed, before other requests are
 * handled.
 */
const PIECE = 1 << 16;

/** An archive of files, made while it is read. Memory holds one piece of it at a time. */
export function zipStream(parts: Iterable<ZipPart>): ReadableStream<Uint8Array> {
  const pieces = zipPieces(parts);
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* zipPieces(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for (const [name, text] of parts) {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    for (const bytes of gather(text)) {
      for (let at = 0; at < bytes.length; at += PIECE) {
        entry.push(bytes.subarray(at, at + PIECE));
        yield* made.splice(0);
        await setImmediate();
      }
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made.splice(0);
}

function* gather(text: Iterable<string>): Generator<Buffer> {
  let waiting = "";
  for (const piece of text) {
    waiting += piece;
    if (waiting.length < PIECE) continue;
    yield Buffer.from(waiting);
    waiting = "";
  }
  if (waiting !== "") yield Buffer.from(waiting);
}
