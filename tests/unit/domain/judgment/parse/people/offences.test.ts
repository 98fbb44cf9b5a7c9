import { expect, test } from "vitest";
import { readOffences, withVerb } from "#domain/judgment/parse/people/offences.ts";
import type { ParseContext } from "#domain/judgment/parse-result.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { ownContext } from "../../own-context.ts";

const each = examplesOf(import.meta.url);

const offences = (operative: string, charge = "") =>
  readOffences(charge, operative, ownContext).map(({ label }) => label);

each<[string, string[]]>(
  "the offences of an operative part are those that it finds itself: %s",
  (operative, found) => {
    expect(offences(operative)).toEqual(found);
  },
);

test("without an operative part the charge counts, also one of suspicion", () => {
  expect(offences("", "起诉书指控被告人赵例涉嫌盗窃罪，提起公诉。")).toEqual(["盗窃罪"]);
});

test("offences are asked of the catalogue by their full names, each name once", () => {
  const asked: string[] = [];
  const context: ParseContext = {
    ...ownContext,
    resolveCause: ([name = ""], branch) => {
      asked.push(`${branch} ${name}`);
      return name === "星际罪" ? null : { code: name === "盗窃罪" ? "10502" : "", label: name };
    },
  };
  const read = (text: string) => readOffences("", text, context);
  expect(read("张例犯盗窃罪、星际罪，李例犯盗窃罪。王例犯盗罪、本罪、主罪。")).toEqual([
    { code: "10502", label: "盗窃罪" },
  ]);
  expect(read("张例犯星际罪。")).toEqual([]);
  expect(asked).toEqual(["1 盗窃罪", "1 星际罪"]);
  // At most five thousand names are cached.
  const name = (at: number) => `${String.fromCharCode(0x5000 + (at >> 6), 0x6000 + (at & 63))}罪`;
  for (let at = 2; at < 5000; at++) read(`张例犯${name(at)}。`);
  read(`张例犯${name(4999)}。`);
  expect(asked.length).toBe(5000);
  read(`张例犯${name(5000)}。`);
  read(`张例犯${name(5000)}。`);
  expect(asked.length).toBe(5002);
});

test("an operative part that undoes another names no offence", () => {
  expect(offences("撤销例山法院以被告人赵例犯盗窃罪判处拘役的判决。")).toEqual([]);
  expect(offences("一、维持第一项；二、撤销被告人赵例犯盗窃罪。三、被告人赵例犯诈骗罪。")).toEqual([
    "诈骗罪",
  ]);
  expect(offences("指控被告人赵例犯盗窃罪证据不足。")).toEqual([]);
});

test("offences listed with other signs than 、 all count, other words between do not", () => {
  expect(offences("", "指控被告人赵例犯盗窃罪，诈骗罪；抢劫罪，提起公诉。")).toEqual([
    "盗窃罪",
    "诈骗罪",
    "抢劫罪",
  ]);
  expect(offences("", "指控被告人赵例犯盗窃罪，被害人曾报案称诈骗罪，提起公诉。")).toEqual(["盗窃罪"]);
});

test("the word for committing is put between names and an offence that lack it", () => {
  const filled = (text: string) => withVerb(text, ownContext.isTerm);
  expect(filled("指控被告人徐例盗窃罪一案，")).toBe("指控被告人徐例犯盗窃罪一案，");
  expect(filled("指控被告人徐例、王例样盗窃罪一案，")).toBe("指控被告人徐例、王例样犯盗窃罪一案，");
  for (const text of ["指控被告人徐例犯盗窃罪一案，", "被告人徐例不认罪一案", "原告徐例盗窃罪一案"])
    expect(filled(text)).toBe(text);
});
