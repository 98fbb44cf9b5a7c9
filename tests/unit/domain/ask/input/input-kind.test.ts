import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { INPUT_KINDS, type InputKind, inputKind, type KnownNames } from "#domain/ask/input/input-kind.ts";
import { SYNTAX_FIELDS } from "#domain/ask/input/typed-syntax.ts";
import { kindOfWording, weightsFrom } from "#domain/ask/input/wording-model.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const wording = weightsFrom(JSON.parse(readFileSync("data/sources/ask/kinds.json", "utf8")));
const known: KnownNames = {
  isCourt: (text) => ["河口县人民法院", "河口法院", "最高法"].includes(text),
  isCause: (text) => ["渡运合同纠纷", "窃船罪", "侵害渡运权纠纷"].includes(text),
  isLaw: (key) => key === "河渡法",
  isPlace: (text) => text === "河口",
  organisation: (name) =>
    new Map<string, "lawyer" | "party">([
      ["远渡", "lawyer"],
      ["渡来网", "party"],
    ]).get(name.replace(/^河口/u, "")),
  kindOfWording: (text) => {
    const { kind } = kindOfWording(text, text.startsWith("河口"), wording);
    return kind === "question" ? kind : "keywords";
  },
};
const kind = (text: string) => inputKind(text, known);

each<[InputKind, string[]]>("what is typed is taken for %s", (expected, texts) => {
  expect(texts.map((text) => [text, kind(text)])).toEqual(texts.map((text) => [text, expected]));
});

test("the kinds are those that a text can be taken for", () => {
  expect([...INPUT_KINDS].sort()).toEqual(
    ["case_number", "cause", "citation", "court", "keywords", "lawyer", "party", "question", "syntax"].sort(),
  );
});

test("every field of the syntax is told by its name, with either colon", () => {
  for (const name of SYNTAX_FIELDS)
    for (const colon of [":", "："]) expect(kind(`${name}${colon}河口`)).toBe("syntax");
});

test("a description of what happened is a question, however long", () => {
  const account = "去年秋天渡船在河口沉没，船家只赔船票，行李都没有了。".repeat(60);
  expect(kind(account)).toBe("question");
});

test("any text is of some kind, whatever blanks stand around it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      expect(INPUT_KINDS).toContain(kind(text));
      expect(kind(`  ${text}\n`)).toBe(kind(text));
    }),
  );
});
