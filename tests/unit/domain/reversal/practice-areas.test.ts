import { expect, test } from "vitest";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { findPracticeAreas } from "#domain/reversal/practice-areas.ts";

const causes = indexCauses([
  {
    value: "2",
    label: "民事",
    children: [
      { value: "201", label: "甲组", children: [{ value: "20101", label: "甲一" }] },
      { value: "202", label: "乙组" },
    ],
  },
]);

test("the areas are those of the most specific cause that has any", () => {
  const areas = { 民事: [1], 甲组: [7, 8], 甲一: [9] };
  expect(findPracticeAreas("20101", areas, causes)).toEqual([9]);
  expect(findPracticeAreas("20101", { 民事: [1], 甲组: [7, 8] }, causes)).toEqual([7, 8]);
  expect(findPracticeAreas("202", areas, causes)).toEqual([1]);
});

test("a cause that no line covers has none", () => {
  expect(findPracticeAreas("202", { 甲组: [7] }, causes)).toEqual([]);
  expect(findPracticeAreas("999", { 民事: [1] }, causes)).toEqual([]);
});
