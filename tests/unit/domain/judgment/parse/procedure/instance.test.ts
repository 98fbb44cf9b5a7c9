import { describe, expect, test } from "vitest";
import { branchOfCode, instanceOfCode, instanceOfLabel } from "#domain/judgment/parse/procedure/instance.ts";
import { asksForMoney, branchOfDocument } from "#domain/judgment/parse/published/branch.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

// 法〔2015〕137号, annex 1, and the codes in earlier use.
describe("instanceOfCode", () => {
  each<[string, string]>("gives %s the stage %s", (code, stage) => {
    expect(instanceOfCode(code)).toBe(stage);
  });
});

describe("instanceOfLabel", () => {
  each<[string, string | null]>("also: gives %s the stage %s", (label, stage) => {
    expect(instanceOfLabel(label)).toBe(stage);
  });
});

describe("branch of law", () => {
  each<[string, string | null]>("comes from the code %s as %s", (code, branch) => {
    expect(branchOfCode(code)).toBe(branch);
  });

  each<[string, string, string]>("comes from the type %s before the code %s as %s", (type, code, branch) => {
    expect(branchOfDocument(type, code)).toBe(branch);
  });

  each<[string, string, string, boolean]>(
    "asks for money with %s, %s and %j: %s",
    (code, type, introduction, asks) => {
      expect(asksForMoney(code, type, introduction)).toBe(asks);
    },
  );
});

test("a case tried again is a retrial, whichever procedure it follows", () => {
  for (const code of ["刑再终字", "民再初字", "刑再"]) expect(instanceOfCode(code)).toBe("retrial");
});

test("a code that lost its stage is completed from title and end, one that has none is not", () => {
  const end = (text: string) => () => text;
  expect(instanceOfCode("浙0781刑", end("如不服本判决，可在接到判决书的第二日起十日内上诉。"))).toBe("first");
  expect(instanceOfCode("浙0781刑", end("某某盗窃一审刑事判决书"))).toBe("first");
  expect(instanceOfCode("杭民字", end("本判决为终审判决。"))).toBe("second");
  expect(instanceOfCode("浙0781刑", end("本裁定送达后即发生法律效力。"))).toBe("other");
  expect(instanceOfCode("民特", end("如不服本判决，可以上诉。"))).toBe("other");
});
