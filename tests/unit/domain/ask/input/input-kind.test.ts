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

test.each<[InputKind, string[]]>([
  [
    "case_number",
    [
      "（2o20）京0105民初123号",
      "（20l9）京0105民初123号",
      "（二〇二〇）京0105民初123号",
      "案件编号：（2020）京0105民初123号",
      "（2020）京0105民初123号、（2020）京0105民初124号",
      " （2020） 京0105 民初 123号 ",
      "京0105民初",
      "2020京0105民初123",
    ],
  ],
  // A number inside a description is not a typed number.
  ["question", ["（2020）京0105民初123号判决书什么时候生效"]],
  ["keywords", ["", "  ", "，。", "京", "渡船 沉没 赔偿 怎么算 标准"]],
  ["lawyer", ["河口律师", "刑辩 河口", "河口 律师 电话", "刑事辩护人"]],
  // Texts about lawyers, and long texts with the word, do not search for a lawyer.
  ["keywords", ["律师费", "律师 收费", `${"渡船 ".repeat(9)}律师`]],
  // Words separated by blanks are keywords however many; an equally long text with clauses is a description.
  ["keywords", [Array(12).fill("渡船沉没").join(" ")]],
  [
    "question",
    [Array(12).fill("渡船沉没").join("，"), "渡船".repeat(21), `${"渡船".repeat(7)} ${"渡船".repeat(14)}`],
  ],
  [
    "citation",
    ["河发〔2020〕12号", "《渡口的故事》", "河渡法", "《河渡法》第六条第二款", "河渡法 第3条、第5条"],
  ],
  ["party", ["甲乙丙有限公司诉丁戊己有限公司", "Ferry Co., Ltd.", "上诉人：甲某乙", "河口 远渡有限公司"]],
  ["keywords", ["保险公司", "用人单位", "劳务派遣公司 保险公司"]],
  ["cause", ["侵害渡运权", "渡运合同"]],
])("also: what is typed is taken for %s", (expected, texts) => {
  expect(texts.map((text) => [text, kind(text)])).toEqual(texts.map((text) => [text, expected]));
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
