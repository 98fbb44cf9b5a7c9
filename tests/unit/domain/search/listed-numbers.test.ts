import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listNumbers, printedForms } from "#domain/search/listed-numbers.ts";

const A = "（2021）内01民终123号";
const B = "（2020）最高法民申45号";

describe("listNumbers", () => {
  test.each([
    ["full-width brackets", A],
    ["half-width brackets", "(2021)内01民终123号"],
    ["square, lenticular and tortoise-shell brackets", "[2021]内01民终123号"],
    ["no brackets", "2021内01民终123号"],
    ["a year sign", "2021年内01民终123号"],
    ["spaces", " （ 2021 ） 内 01 民终 123 号 "],
    ["digits pulled apart in print", "（2021）内01民终 1 2 3 号"],
    ["full-width digits", "（２０２１）内０１民终１２３号"],
    ["no last sign", "(2021)内01民终123"],
    ["words around", "参见某某诉某某案，（2021）内01民终123号判决。"],
  ])("reads a number with %s", (_, text) => {
    expect(listNumbers(text)).toEqual({ numbers: [A], repeated: 0, unread: [] });
  });

  test("reads two numbers under one code as two", () => {
    expect(listNumbers("（2021）内01民终123、124号").numbers).toEqual([A, "（2021）内01民终124号"]);
  });

  test("writes numbers of the time before 2016 as they were printed", () => {
    expect(listNumbers("2012玉商初字06290号").numbers).toEqual(["（2012）玉商初字第06290号"]);
  });

  test("tells lines without a number, and counts repetitions", () => {
    const { numbers, repeated, unread } = listNumbers(`${A}\n张三诉李四 2021年5月6日\n\n(2021)内01民终123号`);
    expect({ numbers, repeated, unread }).toEqual({
      numbers: [A],
      repeated: 1,
      unread: ["张三诉李四 2021年5月6日"],
    });
  });

  test("reads the same numbers whatever stands between them", () => {
    const between = fc.constantFrom(
      "\n",
      "\r\n",
      "，",
      ",",
      "；",
      ";",
      "\t",
      " ",
      "、",
      " | ",
      "/",
      "",
      "和",
      "。",
    );
    fc.assert(
      fc.property(fc.array(between, { minLength: 1, maxLength: 8 }), (separators) => {
        const written = separators.map((separator, at) => `${at % 2 ? B : A}${separator}`).join("");
        const { numbers, unread } = listNumbers(written);
        expect(numbers).toEqual(separators.length > 1 ? [A, B] : [A]);
        expect(unread).toEqual([]);
      }),
    );
  });

  test("never throws and never lists a number twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const { numbers } = listNumbers(text);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
    );
  });
});

describe("printedForms", () => {
  test("offers the running number with and without noughts, the given form first", () => {
    const forms = printedForms("（2012）玉商初字第6290号");
    expect(forms[0]).toBe("（2012）玉商初字第6290号");
    expect(forms).toContain("（2012）玉商初字第06290号");
    expect(printedForms("（2012）玉商初字第06290号")).toContain("（2012）玉商初字第6290号");
  });
});
