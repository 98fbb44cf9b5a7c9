import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { ReadyAnswer } from "#server/http/json-response.ts";
import { compressParts } from "./compress-answer.ts";

/**
 * Writes an answer of jsonResponse to its connection, compressed if accepted, piece by piece: a Response would
 * need its bytes in one and its headers three times over. `told` are the headers of the address, by lower-case
 * name; the answer's own go before them.
 */
export async function sendReady(
  outgoing: ServerResponse,
  { status, headers, parts }: ReadyAnswer,
  told: Readonly<Record<string, string>>,
  accepted: string | null | undefined,
): Promise<Response> {
  const packed = await compressParts(parts, accepted);
  const { vary, ...encoding } = packed.headers;
  outgoing.writeHead(status, {
    ...told,
    ...headers,
    ...encoding,
    vary: headers.vary ? `${headers.vary}, ${vary}` : vary,
    "content-length": packed.length,
  });
  for (const part of packed.parts) outgoing.write(part);
  outgoing.end();
  return RESPONSE_ALREADY_SENT;
}
