import { expect, test } from "vitest";
import { emptyQuery } from "#contract/search/query-address.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { understandWords } from "#server/ask/understand-words.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const of = (...qr: string[]) => understandWords({ ...emptyQuery(), type: SCOPE.cases, qr }, 1);

test("words are understood among judgments alone, and where there are any", () => {
  expect(of()).toBeUndefined();
  expect(understandWords({ ...emptyQuery(), type: SCOPE.statutes, qr: ["保险纠纷"] }, 1)).toBeUndefined();
});

each<[string[], object]>("%j are understood as %j", (words, expected) => {
  expect(of(...words)).toEqual(expected);
});

test("an article's and a sum's addresses are built", () => {
  expect(of("保险法第六十条")).toEqual({
    kind: "citation",
    url: expect.stringMatching(/^\/layout\/statute\/\w+#a60$/),
  });
  expect(of("上海保险代位求偿律师", "200万")).toEqual({
    kind: "lawyer",
    url: expect.stringMatching(/^\/layout#reason=.+&amount=1000000&amountMax=3000000$/),
  });
});
