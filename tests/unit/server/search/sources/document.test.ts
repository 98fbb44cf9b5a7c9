import { expect, test } from "vitest";
import { passagesByField, SEARCH_FIELDS, textLength } from "#server/search/sources/document.ts";
import { testDocument } from "../../../../fixtures/search/documents.ts";

const detail = {
  body_text: ["诉称", "判决如下", "驳回", "告知"],
  tail_text: ["审判长"],
  body_postscript: ["附录"],
  holding: { from: 1, to: 3 },
};
const document = {
  ...testDocument({ id: "a", title: "某案", number: "1号", court: "某院" }),
  ...{ causes: [{ code: "2", label: "合同纠纷" }], judges: ["例某"], counsel: ["律某", "某所"], detail },
};

test("the passages of a document stand by field, all that is not elsewhere as body", () => {
  expect(SEARCH_FIELDS.map((field, at) => [field, passagesByField(document)[at]])).toEqual([
    ["title", ["某案"]],
    ["cause", ["合同纠纷"]],
    ["holding", ["判决如下", "驳回"]],
    ["body", ["1号", "诉称", "告知", "审判长", "附录"]],
    ["courtname", ["某院"]],
    ["judge", ["例某"]],
    ["counsel", ["律某", "某所"]],
  ]);
});

test("without a known operative part all is body, without known people there are no names", () => {
  const { judges: _, counsel: __, ...plain } = document;
  const [, , holding, body, , judge, counsel] = passagesByField({
    ...plain,
    detail: { ...detail, holding: null },
  });
  expect([holding, judge, counsel]).toEqual([[], [], []]);
  expect(body).toEqual(["1号", "诉称", "判决如下", "驳回", "告知", "审判长", "附录"]);
});

test("the length of a text is that of all its paragraphs", () => {
  expect(textLength(document)).toBe(2 + 4 + 2 + 2 + 3 + 2);
});
