import { expect, test } from "vitest";
import { WordPieces } from "#server/ask/embedding/word-pieces.ts";

const VOCABULARY = ["[UNK]", "[CLS]", "[SEP]", "工", "钱", "1", "##0", "##00", "app", "，"];
const pieces = new WordPieces(VOCABULARY.join("\n"));
const read = (text: string) =>
  pieces
    .read(text)
    .map((number) => VOCABULARY[number])
    .join(" ");

test("Han characters stand alone, other runs are cut into the longest known pieces", () => {
  expect(read("工钱，100 App")).toBe("[CLS] 工 钱 ， 1 ##00 app [SEP]");
  expect(read("1000")).toBe("[CLS] 1 ##00 ##0 [SEP]");
});

test("what the vocabulary lacks is unknown as a whole", () => {
  expect(read("欠105")).toBe("[CLS] [UNK] [UNK] [SEP]");
});

test("a long text keeps its end mark within what a model takes", () => {
  const long = pieces.read("工".repeat(3000));
  expect(long).toHaveLength(256);
  expect(long.at(-1)).toBe(2);
});

test("a vocabulary without marks is refused", () => {
  expect(() => new WordPieces("工\n钱")).toThrow(/\[CLS\]/);
});
