import { expect, test } from "vitest";
import { typedKeywords } from "#domain/search/query/typed-keywords.ts";
import { SCOPE } from "#domain/search/scope.ts";

test("English typed for judgments is one keyword; anything else is split as ever", () => {
  expect(typedKeywords(" my boss  does not pay ", SCOPE.cases)).toEqual(["my boss does not pay"]);
  expect(typedKeywords("appeal fee", SCOPE.knowledge)).toEqual(["appeal", "fee"]);
  expect(typedKeywords('"appeal fee" wages', SCOPE.cases)).toEqual(['"appeal fee"', "wages"]);
  expect(typedKeywords("KTV 转让", SCOPE.cases)).toEqual(["KTV", "转让"]);
});
