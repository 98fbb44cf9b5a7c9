import { createHash, hkdfSync } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { spellReceipt } from "#domain/leads/receipt.ts";
import { codeOf, fingerprintKeyOf, hashCode } from "#server/leads/identity.ts";
import { inflatesBeyondAsync } from "#server/leads/inflates-beyond.ts";
import { notifyOffice } from "#server/leads/notify-office.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("what identifies a lead", () => {
  // Stored leads are found by these values: another derivation would lose them.
  test("is derived from its uuid as ever", () => {
    const digest = createHash("sha256").update("fasu withdrawal code u1").digest();
    expect(codeOf("u1")).toBe(spellReceipt(digest));
    expect(codeOf("u2")).not.toBe(codeOf("u1"));
    expect(hashCode("R", "C")).toBe(createHash("sha256").update("R C").digest("hex"));
    expect(Buffer.from(fingerprintKeyOf("u1"))).toEqual(
      Buffer.from(hkdfSync("sha256", "u1", "", "fasu fingerprint", 32)),
    );
  });
});

describe("inflatesBeyondAsync", () => {
  const packed = (size: number) => deflateRawSync(Buffer.alloc(size, 97));
  each<[number, number, boolean]>("%i bytes unpack to more than %i: %s", async (size, limit, beyond) => {
    expect(await inflatesBeyondAsync(packed(size), limit)).toBe(beyond);
  });

  test("takes data that breaks off by what is there, and damaged data for no bomb", async () => {
    const whole = deflateRawSync(Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * at) % 251)));
    expect(await inflatesBeyondAsync(whole.subarray(0, whole.length - 3), 10)).toBe(true);
    expect(await inflatesBeyondAsync(whole.subarray(0, whole.length - 3), 5000)).toBe(false);
    expect(await inflatesBeyondAsync(Buffer.from([0xff, 0xff, 0xff, 0xff]), 10)).toBe(false);
  });
});

describe("notifyOffice", () => {
  test("tells the office the receipt alone, and nobody without an address", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
    await notifyOffice("", "R");
    expect(fetched).not.toHaveBeenCalled();
    await notifyOffice("http://127.0.0.1:1/hook", "R-1");
    const [address, init] = fetched.mock.calls[0]!;
    expect(address).toBe("http://127.0.0.1:1/hook");
    expect(init).toMatchObject({
      ...{ method: "POST", headers: { "content-type": "application/json" }, body: '{"receipt":"R-1"}' },
      signal: expect.any(AbortSignal),
    });
  });

  test("an office that cannot be reached costs a line of the log", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no route to 10.0.0.1"));
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    await notifyOffice("http://127.0.0.1:1/hook", "R-1");
    expect(logged.mock.calls).toEqual([['{"route":"webhook","error":"unreachable"}']]);
  });
});
