import { expect, test } from "vitest";
import { sha256OfText } from "#server/files/sha256.ts";

const hex = (text: string) => Buffer.from(sha256OfText(text)).toString("hex");

test("the digest is that of the text in UTF-8", () => {
  // From FIPS 180-4's examples: "abc" and the empty message.
  const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  expect([hex(""), hex("abc")]).toEqual([empty, abc]);
});
