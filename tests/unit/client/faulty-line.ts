import { ERROR_CODES } from "#contract/envelope.ts";
import { withStore } from "#server/leads/http/answer-lead.ts";
import { takeUpload, UploadBody } from "#server/leads/http/answer-upload.ts";
import { readMultipart } from "#server/leads/http/read-multipart.ts";
import type { LeadContext } from "#server/leads/lead-context.ts";

/** The fault of one request. `late` lets other requests overtake it. */
export type LineFault = "none" | "lost" | "answer_lost" | "doubled" | "late" | "truncated" | "corrupted";

/**
 * A fetch that transfers upload requests to a lead service over a faulty connection: the real multipart
 * reader reads what the client sends. `fault` is called once per request.
 */
export function faultyLine(
  desk: LeadContext,
  fault: () => LineFault,
  turn: () => Promise<void>,
): typeof fetch {
  return async (address, init) => {
    init?.signal?.throwIfAborted();
    const sent = new Request(new URL(String(address), "http://localhost"), {
      method: "POST",
      body: init?.body,
    });
    const type = sent.headers.get("content-type")!;
    let bytes: Buffer = Buffer.from(await sent.arrayBuffer());
    const befalls = fault();
    if (befalls === "lost") throw new TypeError("fetch failed");
    if (befalls === "late") for (let waited = 0; waited < 12; waited++) await turn();
    if (befalls === "truncated") bytes = bytes.subarray(0, Math.floor(bytes.length * 0.8));
    if (befalls === "corrupted") bytes = corruptContent(bytes);
    const carry = () => answer(desk, type, bytes);
    const answers = await Promise.all(befalls === "doubled" ? [carry(), carry()] : [carry()]);
    if (befalls === "answer_lost") throw new TypeError("fetch failed");
    return answers.at(-1)!;
  };
}

async function answer(desk: LeadContext, type: string, body: Buffer): Promise<Response> {
  const request = new Request("http://localhost/layout/upload_casefile", {
    method: "POST",
    headers: { "content-type": type },
    body: new Uint8Array(body),
  });
  const read = await readMultipart(request);
  const outcome =
    "failure" in read ? read : await withStore(() => takeUpload(desk, UploadBody.parse(read.value), request));
  if ("ok" in outcome) return Response.json({ result: { code: 0, msg: "" }, content: outcome.ok });
  const { status, code } = ERROR_CODES[outcome.failure.error];
  return Response.json({ result: { code, msg: outcome.failure.reason ?? "" } }, { status });
}

/** Flips one bit of the file in the request, if there is one. */
function corruptContent(bytes: Buffer): Buffer {
  // After the blank line and the header of the sealed part.
  const start = bytes.indexOf("\r\n\r\n", bytes.indexOf('name="file"')) + 80;
  if (!bytes.includes('name="file"')) return bytes;
  const flipped = Buffer.from(bytes);
  flipped[start + 4] = flipped[start + 4]! ^ 1;
  return flipped;
}
