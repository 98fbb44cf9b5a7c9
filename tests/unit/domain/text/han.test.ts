import { expect, test } from "vitest";
import { DOT, HAN } from "#domain/text/han.ts";

const LISTED = new RegExp(`^[${HAN}]$`, "u");
/** Radicals, merchants' numerals and marks of other scripts, which no word contains. */
const NO_LETTER = /[\u2e80-\u2fd5\u3021-\u3029\u3038-\u303b\u{16fe2}-\u{16ff6}]/u;

test("the characters are those of Unicode's Script=Han that words are written with", () => {
  const wrong: string[] = [];
  for (let code = 0; code < 0x40000; code++) {
    const sign = String.fromCodePoint(code);
    if (/\p{Script=Han}/u.test(sign) && !NO_LETTER.test(sign) && !LISTED.test(sign))
      wrong.push(code.toString(16));
    if (/\p{L}/u.test(sign) && !/\p{Script=Han}/u.test(sign) && LISTED.test(sign))
      wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

test("each dot is one UTF-16 unit", () => {
  for (const dot of DOT) expect(dot).toHaveLength(1);
});
