import { describe, expect, test } from "vitest";
import { protectKey, readKeyFile, unprotectKey } from "#server/leads/office/key-file.ts";
import { generateOfficeKey } from "#server/leads/office/private-key.ts";

const made = await generateOfficeKey();
const protectedKey = await protectKey(made.privateKey, "五个 平常 的 词 passphrase");

describe("a protected private key", () => {
  test("opens with its passphrase, however that was composed, and with no other", async () => {
    expect(await unprotectKey(protectedKey, "五个 平常 的 词 ｐａｓｓphrase")).toEqual(made.privateKey);
    expect(await unprotectKey(protectedKey, "五个 平常 的 词 Passphrase")).toBeNull();
    expect(await unprotectKey(protectedKey, "")).toBeNull();
  });

  test("does not open when anything of its file was changed", async () => {
    const flip = (text: string) => (text.startsWith("A") ? "B" : "A") + text.slice(1);
    for (const changed of [
      { id: made.id.startsWith("0") ? `1${made.id.slice(1)}` : `0${made.id.slice(1)}` },
      { salt: flip(protectedKey.salt) },
      { nonce: flip(protectedKey.nonce) },
      { sealed: flip(protectedKey.sealed) },
      { sealed: protectedKey.sealed.slice(0, 8) },
      { sealed: "" },
      { salt: "?" },
      { nonce: "?" },
    ])
      expect(await unprotectKey({ ...protectedKey, ...changed }, "五个 平常 的 词 passphrase")).toBeNull();
  });

  test("is told from a key in the clear, and both from what is none", async () => {
    const { id, privateKey } = made;
    expect(await readKeyFile(JSON.stringify(protectedKey))).toMatchObject({ kind: "protected", id });
    expect(await readKeyFile(JSON.stringify(privateKey))).toMatchObject({ kind: "open", id });
    const { d: _, ...publicHalf } = privateKey;
    const costly = { ...protectedKey, n: 2 ** 30 };
    for (const none of [publicHalf, costly, { ...protectedKey, version: 2 }, {}, null, 7])
      expect(await readKeyFile(JSON.stringify(none))).toBeNull();
    expect(await readKeyFile("no JSON")).toBeNull();
  });
});
