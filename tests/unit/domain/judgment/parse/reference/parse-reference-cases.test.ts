import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import type { Parsed } from "#domain/judgment/parse-result.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { keyOfCaseNumber, printedCaseNumbers } from "#research/measure/rates/printed-case-numbers.ts";
import { type ParsedDocument, parsePiece } from "#server/corpus/import/parse-documents.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";
import { ownContext } from "../../own-context.ts";

const records = (parsed: (Parsed | ParsedDocument)[]): JudgmentRecord[] =>
  parsed.flatMap((one) => (one.kind === "record" ? [one.record] : []));

/**
 * Broken like text from a PDF: a numeral and a dash beside the entry number, lines broken anywhere, page
 * numbers.
 */
const TORN = `【 】例某、样某 等诈骗案 数额计算中 既遂部分
2023-02-1-222-999 2 ——
的认定
“ ”
关键词
刑事诈骗罪数额
基本案情
2019 年 3 月至 5 月间，被告人例某在其设立的例木公司以虚构货源的方式多次收取
样某等人的预付款，其中 2019 年 4 月收取的款项共计人民币
101
12 万元，后又以同样方式收取其他被害人的款项共计 3 万余元，均用于偿还个人的
债务。
浙江省杭州市余杭区人民法院于 2019 年 11 月 20 日作出（2019）浙 0110 刑
初 16569 号刑事判决：被告人例某犯诈骗罪，判处有期徒刑三年。宣判后，例某提出上
诉。浙江省杭州市中级人民法院于 2020 年 3 月 2 日作出（2020）浙 01 刑终 12
号刑事裁定：驳回上诉，维持原判。
裁判理由
法院生效裁判认为：例某虚构事实，骗取他人财物，数额巨大，其行为已构成诈骗
罪。
裁判要旨
102
以虚构货源收取预付款的，数额以实际收取而未返还的部分计算；既遂与未遂并存的，
分别量刑后择一重处。
关联索引
《中华人民共和国刑法》第 266 条（本案适用的是 1997 年 10 月 1 日施行的《中
华人民共和国刑法》第 266 条）
一审：浙江省杭州市余杭区人民法院（2019）浙 0110 刑初 16569 号刑事判
决（2019 年 11 月 20 日）
二审：浙江省杭州市中级人民法院（2020）浙 01 刑终 12 号刑事裁定（2020
年 3 月 2 日）
103
合同诈骗罪
167
104`;

describe("parseText on reference cases", () => {
  const [record] = records(parseText(TORN, ownContext));

  test("puts a torn title together again, with numeral and quotation marks", () => {
    expect(record?.casename).toBe("例某、样某2等诈骗案");
    expect(record?.body_text[0]).toBe("数额计算中“既遂部分”的认定");
  });

  test.each(["（2020） 浙01刑终12号", "(2020)浙01 刑终 12 号", "〔2020〕浙01刑 终12号"])(
    "finds how a case ended behind its number as printed: %s",
    (printed) => {
      const text = TORN.replace("（2020）浙 01 刑终 12\n号刑事裁定：", `${printed}刑事裁定：`);
      expect(text).not.toBe(TORN);
      expect(records(parseText(text, ownContext))[0]?.outcome).toBe("upheld");
    },
  );

  test("takes court, number, date and stage of the last instance and keeps the others as earlier cases", () => {
    expect(record).toMatchObject({
      court: "浙江省杭州市中级人民法院",
      case_number: "（2020）浙01刑终12号",
      casedate: "2020-03-02",
      instance: "second",
      outcome: "upheld",
      cause: "诈骗罪",
      text_type: "参考案例",
    });
    expect(record?.earlier_cases).toMatchObject([
      {
        court: "杭州市余杭区人民法院",
        case_number: "（2019）浙0110刑初16569号",
        casedate: "2019-11-20",
        instance: "first",
      },
    ]);
  });

  test("joins lines across page numbers and keeps the next chapter's heading out", () => {
    const text = [...(record?.body_text ?? []), ...(record?.body_postscript ?? [])].join("\n");
    expect(text).toContain("共计人民币12万元，后又以同样方式");
    expect(text).toContain("（2019）浙0110刑初16569号刑事判决：被告人例某");
    expect(text).not.toMatch(/10[1-4]|合同诈骗罪/);
    expect(record?.body_postscript).toHaveLength(4);
    expect(record?.body_postscript[0]).toBe("入库编号：2023-02-1-222-999");
  });

  test("marks the holding", () => {
    const { from, to } = record?.holding ?? { from: 0, to: 0 };
    expect(record?.body_text.slice(from, to).join("")).toMatch(/^以虚构货源.*择一重处。$/);
  });

  test("takes the instances from the facts where the index prints none", () => {
    const text = TORN.replace(/\n一审：[\s\S]*$/, "");
    expect(records(parseText(text, ownContext))[0]).toMatchObject({
      case_number: "（2020）浙01刑终12号",
      casedate: "2020-03-02",
      instance: "second",
    });
  });

  test("keeps the entry number where no case number is told", () => {
    const text = TORN.replace(/\n一审：[\s\S]*$/, "").replace(/（20\d\d）浙 [\d ]+刑\s*[初终] \d+\s*号/g, "");
    expect(records(parseText(text, ownContext))[0]).toMatchObject({
      case_number: "2023-02-1-222-999",
      court: "浙江省杭州市中级人民法院",
      casedate: "2020-03-02",
    });
  });

  test("refuses a case that breaks off before its holding and a piece without a title", () => {
    expect(parseText(TORN.split("裁判要旨")[0] ?? "", ownContext)).toMatchObject([
      { kind: "rejected", reason: "truncated" },
    ]);
    const piece = `【六】年”之后的文字。\n${"这一段没有标题。\n".repeat(12)}裁判要旨\n某要旨。\n关联索引\n《某法》第1条`;
    expect(parseText(piece, ownContext)).toMatchObject([{ kind: "rejected", reason: "fragment" }]);
  });
});

const FOLDER = "../shared/corpus/reference-cases";
const isThere = existsSync(FOLDER);
if (!isThere) console.log(`${FOLDER} is absent: the rates on real reference cases are not tested`);

async function readFolder() {
  const files = [];
  for await (const input of readInputs([FOLDER]))
    if (input.kind !== "end") files.push({ input, parsed: [...parsePiece(input, ownContext)] });
  return files;
}

describe.skipIf(!isThere)("the reference cases of the case library", async () => {
  const files = isThere ? await readFolder() : [];
  const all = files.flatMap(({ parsed }) => records(parsed));
  const share = (part: number, whole: number) => part / whole;

  test("are accepted to 97 %, file by file", () => {
    const whole = files.filter(({ parsed }) => parsed.every(({ kind }) => kind === "record")).length;
    expect(share(whole, files.length)).toBeGreaterThanOrEqual(0.97);
  });

  test("give every printed court and case number in 99 % of the files that print instances", () => {
    const printing = files.flatMap(({ input, parsed }) => {
      const printed = printedCaseNumbers(input.kind === "whole" ? readFileSync(input.name, "utf8") : "");
      const found = records(parsed)
        .flatMap((record) => [record, ...record.earlier_cases])
        .filter(({ court }) => court !== "")
        .map(({ case_number }) => keyOfCaseNumber(case_number));
      return printed.length > 0 ? [printed.every((number) => found.includes(number))] : [];
    });
    expect(share(printing.filter(Boolean).length, printing.length)).toBeGreaterThanOrEqual(0.99);
  });

  test("name courts of which 96 % resolve, and causes in 90 %", () => {
    const courts = all
      .flatMap((record) => [record, ...record.earlier_cases])
      .filter(({ court }) => court !== "");
    expect(
      share(courts.filter(({ court_id }) => court_id !== null).length, courts.length),
    ).toBeGreaterThanOrEqual(0.96);
    expect(
      share(all.filter(({ cause_code }) => cause_code !== null).length, all.length),
    ).toBeGreaterThanOrEqual(0.9);
  });

  test("leave no page number, torn number or heading of the next chapter in the text", () => {
    const texts = all.flatMap((record) => [...record.body_text, ...record.body_postscript]);
    expect(texts.filter((text) => /^[0-9]{1,5}$/.test(text))).toEqual([]);
    expect(texts.filter((text) => /[\u4e00-\u9fff] [0-9]|[0-9] [\u4e00-\u9fff]/.test(text))).toEqual([]);
    const headings = all.filter(({ body_postscript: [...entries] }) =>
      /^[^《》：:]{2,20}(?:罪|纠纷)[0-9]*$/.test(entries.at(-1) ?? ""),
    );
    expect(headings.map(({ casename }) => casename)).toEqual([]);
  });
});
