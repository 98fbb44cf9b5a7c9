import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePublicKey } from "#sealing/office-key.ts";
import { SEAL_BYTES, type SealedPlace, seal, sealedFor } from "#sealing/seal.ts";
import { generateOfficeKey, importPrivateKey } from "#server/leads/office/private-key.ts";
import { openSeal } from "#server/leads/office/unseal.ts";
import { runs } from "../../../fixtures/laws.ts";

const makeKey = async () => {
  const made = await generateOfficeKey();
  return {
    office: (await parsePublicKey(made.publicKey))!,
    own: await importPrivateKey(made.privateKey),
    id: made.id,
  };
};
const { office, own, id } = await makeKey();
const other = await makeKey();
const place: SealedPlace = { receipt: "A", kind: "part", file: "f", part: 3 };

describe("seal", () => {
  test("opens to the same bytes with the private key", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
        const sealed = await seal(office, place, bytes);
        expect(sealed.length).toBe(bytes.length + SEAL_BYTES);
        expect(await openSeal([other.own, own], place, sealed)).toEqual({ bytes });
      }),
      { numRuns: runs(50) },
    );
  });

  test("never seals the same twice alike and names its key", async () => {
    const [first, second] = await Promise.all([
      seal(office, place, new Uint8Array(40)),
      seal(office, place, new Uint8Array(40)),
    ]);
    expect(Buffer.from(first!).equals(second!)).toBe(false);
    expect(sealedFor(first!)).toEqual({ version: 2, keyId: id });
  });

  test("does not open at another place", async () => {
    const sealed = await seal(office, place, new Uint8Array(4));
    const others: SealedPlace[] = [
      { ...place, part: 4 },
      { ...place, file: "g" },
      { ...place, receipt: "B" },
      { receipt: "A", kind: "manifest", file: "f" },
      { receipt: "A", kind: "form" },
    ];
    for (const elsewhere of others)
      expect(await openSeal([own], elsewhere, sealed)).toMatchObject({ failure: "tampered" });
  });

  test("does not open when any byte was changed or cut off", async () => {
    const sealed = await seal(office, place, new Uint8Array(20));
    for (let at = 0; at < sealed.length; at += 3) {
      const changed = sealed.slice();
      changed[at]! ^= 1;
      expect(await openSeal([own], place, changed)).toHaveProperty("failure");
      expect(await openSeal([own], place, sealed.subarray(0, at))).toHaveProperty("failure");
    }
  });

  test("names the key that is missing", async () => {
    const sealed = await seal(office, place, new Uint8Array(1));
    expect(await openSeal([other.own], place, sealed)).toEqual({ failure: "unknown_key", keyId: id });
  });

  test("takes no text for a key that is none", async () => {
    for (const text of ["", "fasu1-", `fasu1-${"A".repeat(87)}`, "https://example.com"])
      expect(await parsePublicKey(text)).toBeNull();
  });
});
