import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";

/** One request as it arrived: method and address, headers, and the whole body. */
export interface Seen {
  line: string;
  headers: string;
  body: Buffer;
}

/** A server that forwards everything to the host and records it, as the operator of the host could. */
export async function spyOn(host: string): Promise<{ url: string; seen: Seen[]; close: () => void }> {
  const seen: Seen[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    const onward = forward(
      new URL(incoming.url ?? "/", host),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(host).host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      onward.write(chunk);
    });
    incoming.on("end", () => {
      const { method, url, headers } = incoming;
      seen.push({
        line: `${method} ${url}`,
        headers: JSON.stringify(headers),
        body: Buffer.concat(chunks),
      });
      onward.end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, seen, close };
}

/**
 * The forms in which a request may contain a text: plain, percent-encoded, in Base64 at any offset, in
 * digits.
 */
export function waysToWrite(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].map((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString("base64")
      .replace(/=+$/, "");
    // The first and the last letters also contain bits of the adjacent text.
    return shifted.slice(offset === 0 ? 0 : 4, -2);
  });
  const url = base64.map((letters) => letters.replaceAll("+", "-").replaceAll("/", "_"));
  const ways = [
    text,
    encodeURIComponent(text),
    JSON.stringify(text).slice(1, -1),
    text.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`),
    bytes.toString("hex"),
    ...base64,
    ...url,
  ];
  const wide = Buffer.from(text, "utf16le");
  return [...ways.filter((way) => way.length >= 4).map((way) => Buffer.from(way)), wide];
}

/** The fields of a lead that leaves a browser sealed: no form content is unencrypted. */
export const SEALED_FIELDS = [
  "consent_abroad",
  "consent_sensitive",
  "filled_ms",
  "sealed",
  "sequence",
  "user_uuid",
  "website",
];
