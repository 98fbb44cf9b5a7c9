import { describe, expect, test, vi } from "vitest";
import { readBody, readForm } from "#server/http/read-body.ts";
import { callFunction } from "../../../contract/call-function.ts";

/** A request whose body comes in pieces and then ends, continues for ever or breaks off. */
function streamed(path: string, type: string, after: "end" | "more" | "break", text = "qr=%E4%BF%9D") {
  const sent = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent.bytes > 0 && after === "end") return controller.close();
      if (sent.bytes > 0 && after === "break") return controller.error(new Error("ECONNRESET: aborted"));
      const bytes = Buffer.from(text);
      sent.bytes += bytes.length;
      controller.enqueue(bytes);
    },
  });
  const init = { method: "POST", headers: { "content-type": type }, body, duplex: "half" };
  return { request: new Request(`http://x${path}`, init as RequestInit), sent };
}

const FORM = "application/x-www-form-urlencoded";

describe("readBody", () => {
  test("reads what comes, and no further than the limit", async () => {
    expect(await readForm(streamed("/", FORM, "end").request, 100)).toEqual({ text: "qr=%E4%BF%9D" });
    const endless = streamed("/", FORM, "more");
    expect(await readBody(endless.request, 1000)).toEqual({ failure: { error: "too_large", value: "1000" } });
    expect(endless.sent.bytes).toBeLessThan(1100);
  });

  test("reads a body of declared length whole, unless it is longer than was said", async () => {
    const declared = (length: number, text: string) =>
      new Request("http://x/", {
        method: "POST",
        headers: { "content-length": String(length) },
        body: new Blob([text]).stream(),
        duplex: "half",
      } as RequestInit);
    expect(await readBody(declared(6, "保险"), 6)).toEqual({ bytes: Buffer.from("保险") });
    const tooLarge = { failure: { error: "too_large", value: "6" } };
    expect(await readBody(declared(7, "保险责"), 6)).toEqual(tooLarge);
    expect(await readBody(declared(3, "保险责任"), 6)).toEqual(tooLarge);
  });

  test.each([
    ["/search", "application/json"],
    ["/search/plain", FORM],
    ["/lead/withdraw/plain", FORM],
  ])("%s answers a sender who leaves, or sends too much, and logs no error", async (path, type) => {
    vi.stubEnv("FASU_LOG", "off");
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await callFunction(streamed(path, type, "break").request)).status).toBe(400);
    expect((await callFunction(streamed(path, type, "more", "a".repeat(50_000)).request)).status).toBe(413);
    expect(logged).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
});
