import { expect, test } from "vitest";
import { emptyQuery } from "#contract/search/query-address.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { understandWords } from "#server/ask/understand-words.ts";

const of = (...qr: string[]) => understandWords({ ...emptyQuery(), type: SCOPE.cases, qr }, 1);

test("words are understood among judgments alone, and where there are any", () => {
  expect(of()).toBeUndefined();
  expect(understandWords({ ...emptyQuery(), type: SCOPE.statutes, qr: ["保险纠纷"] }, 1)).toBeUndefined();
});

test.each([
  [
    ["内蒙古自治区呼和浩特市中级人民法院"],
    { kind: "court", query: { court: ["内蒙古自治区呼和浩特市中级人民法院"] } },
  ],
  [["保险人代位求偿权纠纷"], { kind: "cause", query: { reason: ["保险人代位求偿权纠纷"] } }],
  [["北京市样例律师事务所"], { kind: "lawyer", query: { counsel: ["北京市样例律师事务所"] } }],
  [["样例财产保险股份有限公司"], { kind: "party", url: "/layout/claims" }],
  [["保险法第六十条"], { kind: "citation", url: expect.stringMatching(/^\/layout\/statute\/\w+#a60$/) }],
  [["无此法第六十条"], { kind: "citation" }],
  [["律师 张三"], { kind: "lawyer", url: "/layout" }],
  [
    ["上海保险代位求偿律师", "200万"],
    { kind: "lawyer", url: expect.stringMatching(/^\/layout#reason=.+&amount=1000000&amountMax=3000000$/) },
  ],
  [["法院:北京市海淀区人民法院"], { kind: "syntax", query: { court: ["北京市海淀区人民法院"] } }],
  [["金额:5万"], { kind: "syntax", unknown: ["金额"] }],
  [["（2021）内01执310号之一"], { kind: "case_number", query: { qr: ["（2021）内01执310号"] } }],
  [["（2021）内01执310号-1"], { kind: "case_number", query: { qr: ["（2021）内01执310号"] } }],
  [["（2021）内01执310号"], { kind: "case_number" }],
  [["违约金"], { kind: "keywords" }],
  [["老板拖欠工资怎么办"], { kind: "question" }],
])("%j are understood as %j", (words, expected) => {
  expect(of(...words)).toEqual(expected);
});
