import { expect, test } from "vitest";
import { StreetWords } from "#domain/ask/question/street-words.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { causesByStreet } from "#server/catalogue/street-words.ts";

const codeOf = (label: string) => loadCauses().byLabel(label)!.value;
const street = new StreetWords([
  { street: "摇橹钱", law: ["船员劳务合同", "渡资"] },
  { street: "收渡的", law: ["出租人"] },
]);

test("a word of the street brings the cause that its word of the law names, with the pair", () => {
  const code = codeOf("船员劳务合同纠纷");
  expect(causesByStreet("摇橹钱", [], street)).toEqual([{ code, pair: "摇橹钱→船员劳务合同" }]);
});

test("nothing is added that the words mean already, and nothing without a pair", () => {
  expect(causesByStreet("摇橹钱", [codeOf("船员劳务合同纠纷")], street)).toEqual([]);
  expect(causesByStreet("船员劳务合同", [], street)).toEqual([]);
});

test("a word of the law that means many causes brings none", () => {
  expect(causesByStreet("收渡的", [], street)).toEqual([]);
});
