/** Number of bytes by which the format of a file is recognised. */
const HEAD_BYTES = 64 << 10;

/** The next chunk of a stream. Null at its end. */
export async function nextOf(chunks: AsyncIterator<Buffer>): Promise<Buffer | null> {
  const next = await chunks.next();
  return next.done ? null : next.value;
}

/** The beginning of a stream: as many chunks as are needed to recognise its format. */
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

/** The whole content of a stream. `head` is what was read of it already. */
export async function readRest(head: Buffer, chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const parts = [head];
  for (let chunk = await nextOf(chunks); chunk; chunk = await nextOf(chunks)) parts.push(chunk);
  return Buffer.concat(parts);
}
