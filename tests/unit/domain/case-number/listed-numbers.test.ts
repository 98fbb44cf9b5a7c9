import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_LISTED_CHARS } from "#contract/search/search-limits.ts";
import { extractCaseNumbers } from "#domain/case-number/listed-numbers.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { runs } from "../../../fixtures/laws.ts";

const each = examplesOf(import.meta.url);

const A = "（2021）内01民终123号";
const B = "（2020）最高法民申45号";

describe("extractCaseNumbers", () => {
  each<[string, string]>("reads a number with %s", (_, text) => {
    expect(extractCaseNumbers(text)).toEqual({ numbers: [A], repeated: 0, unread: [] });
  });

  test("reads two numbers under one code as two", () => {
    expect(extractCaseNumbers("（2021）内01民终123、124号").numbers).toEqual([A, "（2021）内01民终124号"]);
  });

  test("counts two numbers under one code as two, of which none is repeated", () => {
    expect(extractCaseNumbers("（2021）内01民终123、124号\n（2021）内01民终124号")).toEqual({
      numbers: [A, "（2021）内01民终124号"],
      repeated: 1,
      unread: [],
    });
  });

  each<[string, string]>(
    "keeps the further part of a number and the brackets of its code: %s",
    (text, number) => {
      expect(extractCaseNumbers(text).numbers).toEqual([number]);
    },
  );

  test("lets no number reach over the year of the next, though no province follows it", () => {
    expect(extractCaseNumbers("2011 张三诉李四 2012玉商初字5号").numbers).toEqual(["（2012）玉商初字第5号"]);
  });

  test("reads several numbers under one code that each have their 号", () => {
    const under = (...serials: number[]) => serials.map((serial) => `（2021）内01民终${serial}号`);
    expect(extractCaseNumbers("（2021）内01民终5号、6号和7号").numbers).toEqual(under(5, 6, 7));
    expect(extractCaseNumbers("（2021）内01民终5号、第6号以及第7号").numbers).toEqual(under(5, 6, 7));
    expect(extractCaseNumbers("（2021）内01民终5 号，6 号 及 7 号案").numbers).toEqual(under(5, 6, 7));
    expect(extractCaseNumbers("（2021）内01民终5号、2021年3月6日").numbers).toEqual(under(5));
  });

  each<[string]>("reads %j as one number, whatever dates stand beside it", (line) => {
    expect(extractCaseNumbers(line)).toEqual({ numbers: [A], repeated: 0, unread: [] });
  });

  test("takes the digits of a court for no year", () => {
    expect(extractCaseNumbers("2021 粤 1971 民初 5号").numbers).toEqual(["（2021）粤1971民初5号"]);
    expect(extractCaseNumbers("（2012）日民一终字第5号").numbers).toEqual(["（2012）日民一终字第5号"]);
  });

  test("finds numbers of any kind in their order between dates, words, tabs and blanks", () => {
    const codes = [
      "内01民终",
      "粤1971民初",
      "最高法知民终",
      "京0105执异",
      "新2301刑初",
      "最高法民申",
      "沪74民终",
      "兵08破",
    ];
    const number = fc
      .tuple(
        fc.integer({ min: 1998, max: 2029 }),
        fc.constantFrom(...codes),
        fc.integer({ min: 1, max: 99_999 }),
      )
      .chain(([year, code, serial]) =>
        fc
          .constantFrom(`（${year}）`, `(${year})`, `〔${year}〕`, `[ ${year} ] `, `${year}`, `${year}年`)
          .map((printed) => ({
            written: `${printed}${code}${serial}号`,
            read: `（${year}）${code}${serial}号`,
          })),
      );
    const beside = fc
      .array(
        fc.constantFrom(
          "2021年3月5日",
          "2021年三月五日",
          "2021-03-05",
          "2020/1/2",
          "2022年",
          "5月6日",
          "收到本院",
          "张三诉李四",
          "判决",
          "序号1",
          "\t",
          " ",
          "　",
          "；",
          "\n",
          "，",
          "500元",
        ),
        { maxLength: 5 },
      )
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(fc.array(fc.tuple(beside, number), { maxLength: 6 }), beside, (listed, after) => {
        const text = listed.map(([before, { written }]) => `${before}${written}`).join("") + after;
        expect(extractCaseNumbers(text).numbers).toEqual([...new Set(listed.map(([, { read }]) => read))]);
      }),
      { numRuns: runs(500) },
    );
  });

  test("writes numbers of the time before 2016 as they were printed", () => {
    expect(extractCaseNumbers("2012玉商初字06290号").numbers).toEqual(["（2012）玉商初字第06290号"]);
  });

  test("tells lines without a number, and counts repetitions", () => {
    const { numbers, repeated, unread } = extractCaseNumbers(
      `${A}\n张三诉李四 2021年5月6日\n\n(2021)内01民终123号`,
    );
    expect({ numbers, repeated, unread }).toEqual({
      numbers: [A],
      repeated: 1,
      unread: ["张三诉李四 2021年5月6日"],
    });
  });

  test("trims lines without a number, and leaves blank ones out", () => {
    expect(extractCaseNumbers(" 张三  诉李四 \n \n\t\n").unread).toEqual(["张三 诉李四"]);
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
        const { numbers, unread } = extractCaseNumbers(written);
        expect(numbers).toEqual(separators.length > 1 ? [A, B] : [A]);
        expect(unread).toEqual([]);
      }),
    );
  });

  // On each of these texts an earlier pattern ran for longer than a test may take, or would if it tried every
  // part of a run.
  each<[string, string, string, string]>(
    "reads a text of the greatest length with %s",
    (_, before, run, after) => {
      const text = before + run.repeat(MAX_LISTED_CHARS).slice(0, MAX_LISTED_CHARS - 20) + after;
      for (const sign of ["", "\n（2020）沪01民终3号"])
        expect(extractCaseNumbers(text + sign).numbers.slice(-1)).toEqual(
          sign ? ["（2020）沪01民终3号"] : expect.any(Array),
        );
    },
  );

  test("never throws and never lists a number twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const { numbers } = extractCaseNumbers(text);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
      { numRuns: runs(50) },
    );
  });
});
