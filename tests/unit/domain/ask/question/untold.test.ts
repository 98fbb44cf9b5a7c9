import { expect } from "vitest";
import { UNTOLD, untoldOf } from "#domain/ask/question/untold.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const isPlace = (text: string) => /成都|青海/.test(text);

each<[string, string[]]>("%s leaves out %j", (question, untold) => {
  expect(untoldOf(question, isPlace)).toEqual(untold);
});

each<[string, string]>("%s tells %s alone", (question, told) => {
  expect(untoldOf(question, isPlace)).toEqual(UNTOLD.filter((one) => one !== told));
});
