import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { callFunction } from "#tests/contract/call-function.ts";

// The exported handlers behind a plain node:http server on the loopback interface. `netlify dev` starts a
// worker for every call, so that latency cannot be measured through it (toolchain, trap 16).

async function answer(
  incoming: IncomingMessage,
  sent: Buffer<ArrayBuffer>,
  outgoing: ServerResponse,
): Promise<void> {
  const response = await callFunction(
    new Request(`http://127.0.0.1${incoming.url}`, {
      method: incoming.method!,
      headers: incoming.headers as Record<string, string>,
      ...(sent.length > 0 && { body: sent }),
    }),
  );
  const parts: Uint8Array[] = [];
  for await (const part of response.body ?? []) parts.push(part);
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    "content-length": parts.reduce((sum, { length }) => sum + length, 0),
  });
  const last = parts.pop();
  for (const part of parts) outgoing.write(part);
  outgoing.end(last);
}

const server = createServer((incoming, outgoing) => {
  const chunks: Buffer<ArrayBuffer>[] = [];
  incoming.on("data", (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
  incoming.on("end", () => {
    const sent = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    answer(incoming, sent, outgoing).catch((error) => outgoing.destroy(error));
  });
});
// A part may run between two questions.
server.keepAliveTimeout = 600_000;
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ rss: process.memoryUsage.rss() / 1e6, processor: (user + system) / 1000 });
});
process.on("disconnect", () => process.exit());
