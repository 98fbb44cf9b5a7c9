import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { callFunction } from "#tests/contract/call-function.ts";

// The exported handlers behind a plain node:http server on the loopback interface. `netlify dev` starts a
// worker for every call, so that latency cannot be measured through it (toolchain, trap 16).

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const response = await callFunction(
    new Request(`http://127.0.0.1${incoming.url}`, {
      method: incoming.method!,
      headers: incoming.headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    }),
  );
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  for await (const chunk of response.body ?? []) outgoing.write(chunk);
  outgoing.end();
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error) => outgoing.destroy(error));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("message", () => {
  process.send?.({ rss: process.memoryUsage().rss / 1e6 });
});
process.on("disconnect", () => process.exit());
