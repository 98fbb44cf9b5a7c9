import { expect, test } from "vitest";
import { eachNumber } from "#domain/search/match/number-runs.ts";

test.each<[string, string[]]>([
  ["甲", []],
  ["266", ["266"]],
  ["第266条和第3款", ["266", "3"]],
  ["1,234.56", ["1,234.56"]],
  ["1，234，567", ["1，234，567"]],
  // Other groups than of three are numbers by themselves.
  ["1,23", ["1", "23"]],
  ["1234,567", ["1234", "567"]],
  ["1,2", ["1", "2"]],
  ["12,345,67", ["12", "345", "67"]],
  // One point, with digits alone behind it.
  ["3.5", ["3.5"]],
  ["1,23.5", ["1", "23.5"]],
  ["3.5,6", ["3", "5", "6"]],
  ["2021.3.5", ["2021", "3", "5"]],
  ["2021.3.5,6", ["2021", "3", "5", "6"]],
  // A point before a date belongs to the number of a list.
  ["1.2021年3月", ["1", "2021", "3"]],
  ["2.12月5日", ["2", "12", "5"]],
  ["1.2121年", ["1.2121"]],
  ["1.2021元", ["1.2021"]],
  ["2.12月末", ["2.12"]],
  // Units join what makes one sum.
  ["1亿2000万元", ["1亿2000"]],
  ["3万5千元", ["3万5"]],
  ["12万3456元", ["12万3456"]],
  ["1亿2000万3456元", ["1亿2000万3456"]],
  ["12万3456件", ["12", "3456"]],
  ["12元3456元", ["12", "3456"]],
  ["1,2万3456元", ["1", "2", "3456"]],
])("the numbers of %s", (text, numbers) => {
  const found: string[] = [];
  eachNumber(text, (from, to) => found.push(text.slice(from, to)));
  expect(found).toEqual(numbers);
});
