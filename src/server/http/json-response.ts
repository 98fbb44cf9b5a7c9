import type { EncodedJson } from "./encoded-json.ts";

const bytesOf = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/**
 * A response with a JSON body. Its bytes go out as a stream, since a Response made of bytes copies them, and
 * are known to `bodyBytes`.
 */
export function jsonResponse(json: string | EncodedJson, init?: ResponseInit): Response {
  const bytes = typeof json === "string" ? Buffer.from(json) : json.toBytes();
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(bytes);
    controller.close();
  };
  const stream = new ReadableStream({ pull }, { highWaterMark: 0 });
  const response = new Response(stream, init);
  bytesOf.set(response, bytes);
  return response;
}

/**
 * The body of a response of `jsonResponse`, which a host in the same process sends without reading the
 * stream; undefined of any other.
 */
export const bodyBytes = (response: Response): Uint8Array<ArrayBuffer> | undefined => bytesOf.get(response);
