import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { partKeywords } from "#domain/judgment/parse/reference/part-keywords.ts";
import { runs } from "#tests/fixtures/laws.ts";
import { ownContext } from "../../own-context.ts";

const CASES = "../shared/corpus/reference-cases";
const part = (line: string, text = ""): string => partKeywords(line, text, ownContext.isTerm).join("/");

describe("partKeywords", () => {
  test("parts branch, cause and offered terms without any text", () => {
    expect(part("民事民间借贷纠纷代位求偿违约责任")).toBe("民事/民间借贷纠纷/代位求偿/违约责任");
    expect(part("刑事盗窃罪自首")).toBe("刑事/盗窃罪/自首");
  });

  test("parts words that no list has where the case's own text has them", () => {
    const text = "例木公司的浮桥系缆由样石公司更换。样石公司未尽巡检义务，浮桥系缆断裂后漂走。";
    expect(part("民事侵权责任纠纷浮桥系缆巡检义务", text)).toBe("民事/侵权责任纠纷/浮桥系缆/巡检义务");
  });

  test("keeps what is printed apart apart, and joins nothing to it", () => {
    expect(part("民事/居间合同/二手房买卖/违约")).toBe("民事/居间合同/二手房买卖/违约");
    expect(part("行政 行政确认 工伤保险")).toBe("行政/行政确认/工伤保险");
  });

  test("cuts neither Latin words, numbers, quotations nor lists", () => {
    expect(part("民事“双申请”模式")).toContain("“双申请”");
    expect(part("刑事破坏计算机信息系统罪DDoS攻击")).toContain("/DDoS");
    expect(part("刑事贩卖、运输毒品罪", "其行为已构成贩卖、运输毒品罪。")).toBe("刑事/贩卖、运输毒品罪");
    expect(part("刑事故意杀人罪1997年刑法")).toContain("1997");
  });

  test("loses and adds no character, whatever the line and the text are", () => {
    const signs = fc.constantFrom(..."刑事民合同效力罪、“”A1 /");
    const texts = fc.array(signs, { maxLength: 60 }).map((all) => all.join(""));
    fc.assert(
      fc.property(texts, texts, (line, text) => {
        const parts = partKeywords(line, text, ownContext.isTerm);
        expect(parts.join("").replace(/\s/g, "")).toBe(line.replace(/[\s/]/g, ""));
        expect(parts.every((word) => word.trim() !== "")).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  test.skipIf(!existsSync(CASES))("parts the keywords of real cases mostly as a person does", () => {
    const files = new Map(
      globSync(`${CASES}/*/*.txt`).map((file) => {
        const bytes = readFileSync(file);
        return [createHash("sha256").update(bytes).digest("hex").slice(0, 16), bytes.toString()] as const;
      }),
    );
    const sample = readFileSync("tests/fixtures/keyword-ends.tsv", "utf8").trim().split("\n").slice(3);
    const all = { right: 0, alike: 0, found: 0, wanted: 0, lines: 0 };
    for (const line of sample) {
      const [name = "", ends = ""] = line.split("\t");
      const text = files.get(name);
      if (text === undefined) continue;
      const wanted = new Set(ends.split(" ").map(Number));
      // A file with several cases has several lines; the line that a person split is the one with most ends
      // in common.
      const [best] = parseText(text, ownContext)
        .flatMap((one) => (one.kind === "record" ? one.record.body_text : []))
        .filter((paragraph) => /^(?:刑事|民事|行政|执行|国家赔偿)[^。]*\//.test(paragraph))
        .map((paragraph) => new Set(endsOf(paragraph)))
        .sort((a, b) => shared(b, wanted) - shared(a, wanted));
      const found = best ?? new Set<number>();
      all.lines++;
      all.found += found.size;
      all.wanted += wanted.size;
      all.alike += shared(found, wanted);
      if (found.size === wanted.size && shared(found, wanted) === wanted.size) all.right++;
    }
    console.log(
      `${all.right} of ${all.lines} lines parted as by hand; of ${all.found} boundaries ${all.alike} are right, of ${all.wanted} by hand`,
    );
    expect(all.lines).toBeGreaterThan(90);
    expect(all.right / all.lines).toBeGreaterThan(0.5);
    expect(all.alike / all.found).toBeGreaterThan(0.9);
    expect(all.alike / all.wanted).toBeGreaterThan(0.88);
  });
});

const shared = (one: Set<number>, other: Set<number>): number =>
  [...one].filter((end) => other.has(end)).length;

/** End positions of all keywords but the last. */
function endsOf(line: string): number[] {
  let end = 0;
  return line
    .split("/")
    .slice(0, -1)
    .map((word) => {
      end += word.length;
      return end;
    });
}
