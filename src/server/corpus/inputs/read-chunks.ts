/** Bytes of a file that are read to recognise its format. */
const HEAD_BYTES = 64 << 10;

/** The next chunk of a stream, null at its end. */
export async function nextOf(chunks: AsyncIterator<Buffer>): Promise<Buffer | null> {
  const next = await chunks.next();
  return next.done ? null : next.value;
}

/** The first chunks of a stream, enough to recognise its format. */
export async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for (let chunk = await nextOf(chunks); chunk; chunk = await nextOf(chunks)) {
    parts.push(chunk);
    bytes += chunk.length;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(parts);
}

/** The head of a stream and everything after it. */
export async function readRest(head: Buffer, chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const parts = [head];
  for (let chunk = await nextOf(chunks); chunk; chunk = await nextOf(chunks)) parts.push(chunk);
  return Buffer.concat(parts);
}
