import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findAmounts } from "#domain/text/numbers/amount.ts";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

/** The first amount in a text, or null. */
const firstOf = (text: string) => findAmounts(text)[0]?.yuan ?? null;

/** Position of an amount, its value in yuan or the error, and the text. */
const EXAMPLES = readFileSync("tests/fixtures/amounts.tsv", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t") as [where: string, value: string, text: string]);

test.each(EXAMPLES)("%s, it is %s: %j", (where, value, text) => {
  if (where === "found") expect(firstOf(text)).toBe(Number(value));
  else
    expect(readAmount(text)).toEqual(
      /^\d/.test(value) ? { kind: "amount", yuan: Number(value) } : { kind: "fault", code: value },
    );
});

describe("findAmounts on single sums", () => {
  each<[string]>("knows no sum in %s, and never 0", (text) => {
    expect(findAmounts(text)).toEqual([]);
  });

  test("reads only sums in 元 where those are asked for", () => {
    expect(findAmounts("￥50,000.00，5万块，6元", { inYuanOnly: true }).map(({ yuan }) => yuan)).toEqual([6]);
  });

  each<[string, number | null]>("reads %s typed as %s", (typed, yuan) => {
    const read = readAmount(typed);
    expect(read.kind === "amount" ? read.yuan : null).toBe(yuan);
  });

  test.each(["100万美元", "港币100万元", "元", "第三人", "一次", "公元前"])("finds no yuan in %s", (text) => {
    expect(firstOf(text)).toBeNull();
  });

  test("gives back any amount printed with two decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (fen) => {
        expect(firstOf(`赔偿${(fen / 100).toFixed(2)}元。`)).toBe(fen / 100);
      }),
    );
  });
});

describe("findAmounts", () => {
  each<[string, [string, number][]]>("cuts out of %s what it reads", (text, sums) => {
    expect(findAmounts(text).map(({ yuan, from, to }) => [text.slice(from, to), yuan])).toEqual(sums);
  });
});

/** Writes a whole number of fen in one of the usual notations; every choice is random. */
const CHINESE = [..."零一二三四五六七八九"];
const FORMAL = [..."零壹贰叁肆伍陆柒捌玖"];
type Style = "arabic" | "separated" | "full-width" | "chinese" | "formal";
const STYLES: Style[] = ["arabic", "separated", "full-width", "chinese", "formal"];

/** A section below 10,000 in numerals, with 零 for skipped digits. */
function inNumerals(section: number, formal: boolean): string {
  const digits = formal ? FORMAL : CHINESE;
  const units = formal ? ["仟", "佰", "拾", ""] : ["千", "百", "十", ""];
  let text = "";
  let skipped = false;
  for (const [index, digit] of [...String(section).padStart(4, "0")].map(Number).entries()) {
    if (digit === 0) {
      skipped = text !== "";
      continue;
    }
    text += `${skipped ? digits[0] : ""}${digits[digit]}${units[index]}`;
    skipped = false;
  }
  return text;
}

function inStyle(section: number, style: Style): string {
  if (style === "chinese" || style === "formal") return inNumerals(section, style === "formal");
  const text = style === "separated" ? section.toLocaleString("en-US") : String(section);
  return style === "full-width"
    ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    : text;
}

/** 亿, 万 and the rest, each in a style of its own; a skipped digit must be written as 零. */
function write(yuan: number, styles: Style[]): string {
  const sections = [Math.floor(yuan / 1e8), Math.floor(yuan / 1e4) % 1e4, yuan % 1e4];
  let text = "";
  let skipped = false;
  for (const [index, section] of sections.entries()) {
    if (section === 0) {
      skipped = text !== "";
      continue;
    }
    const gap = text !== "" && (skipped || section < 1000) ? "零" : "";
    text += gap + inStyle(section, styles[index] ?? "arabic") + ["亿", "万", ""][index];
    skipped = false;
  }
  return text || "0";
}

const written = fc
  .record({
    yuan: fc.oneof(
      fc.integer({ min: 0, max: 1e12 - 1 }),
      fc.integer({ min: 0, max: 1e6 }),
      fc.integer({ min: 0, max: 9999 }).map((wan) => wan * 1e4),
    ),
    styles: fc.array(fc.constantFrom(...STYLES), { minLength: 3, maxLength: 3 }),
    jiao: fc.integer({ min: 0, max: 9 }),
    fen: fc.integer({ min: 0, max: 9 }),
    frame: fc.constantFrom("", "元", "元整", "人民币", "¥", "圆"),
  })
  .map(({ yuan, styles, jiao, fen, frame }) => {
    const sum = write(yuan, styles);
    if (frame === "元") {
      const coins = (jiao ? `${CHINESE[jiao]}角` : "") + (fen ? `${jiao ? "" : "零"}${fen}分` : "");
      return { text: `${sum}元${coins}`, fen: yuan * 100 + jiao * 10 + fen };
    }
    if (frame === "人民币" || frame === "¥") return { text: `${frame}${sum}`, fen: yuan * 100 };
    return { text: sum + frame, fen: yuan * 100 };
  });

describe("readAmount", () => {
  test("reads back exactly what was written in any mix of numerals, separators, widths, 元, 角 and 分", () => {
    fc.assert(
      fc.property(written, ({ text, fen }) => {
        expect({ text, read: readAmount(text) }).toEqual({
          text,
          read: { kind: "amount", yuan: fen / 100 },
        });
      }),
    );
  });

  test("reads a decimal times 万 or 亿 to the fen", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), fc.constantFrom(1e4, 1e8), (fen, unit) => {
        const digits = unit === 1e4 ? 6 : 10;
        const text = `${(BigInt(fen) * 10n ** BigInt(digits)) / (100n * BigInt(unit))}`.padStart(
          digits + 1,
          "0",
        );
        const decimal = `${text.slice(0, -digits)}.${text.slice(-digits)}${unit === 1e4 ? "万" : "亿元"}`;
        expect(readAmount(decimal)).toEqual({ kind: "amount", yuan: fen / 100 });
      }),
    );
  });

  test("reads what 零 joins to a decimal with its unit, wherever it stays below the decimal's last place", () => {
    const decimal = fc.record({
      whole: fc.integer({ min: 0, max: 9999 }),
      places: fc.integer({ min: 1, max: 3 }),
      unit: fc.constantFrom(["万", 1e4] as const, ["亿", 1e8] as const),
      zero: fc.constantFrom("零", "〇"),
      style: fc.constantFrom(...STYLES),
      fraction: fc.integer({ min: 0, max: 999 }),
      rest: fc.nat(1e7),
      yuan: fc.constantFrom("", "元", "元整"),
    });
    fc.assert(
      fc.property(decimal, ({ whole, places, unit: [name, worth], zero, style, fraction, rest, yuan }) => {
        const place = worth / 10 ** places;
        const digits = String(fraction).padStart(3, "0").slice(0, places);
        fc.pre(whole + Number(digits) > 0);
        const more = 1 + (rest % (place - 1));
        const text = `${whole}.${digits}${name}${zero}${write(more, [style, style, style])}${yuan}`;
        expect({ text, read: readAmount(text) }).toEqual({
          text,
          read: { kind: "amount", yuan: whole * worth + Number(digits) * place + more },
        });
        const above = `${whole}.${digits}${name}${zero}${place}${yuan}`;
        expect({ above, kind: readAmount(above).kind }).toEqual({ above, kind: "fault" });
      }),
    );
  });

  test("agrees with what is found in a sentence", () => {
    fc.assert(
      fc.property(written, ({ text }) => {
        const sum = text.endsWith("整") ? text.slice(0, -1) : text;
        if (!/[元圆]/.test(sum)) return;
        expect(findAmounts(`判令被告支付${sum}。`).map(({ yuan }) => yuan)).toEqual([
          (readAmount(sum) as { yuan: number }).yuan,
        ]);
      }),
    );
  });

  test("never throws and never gives a sum that is none", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123456789,.万亿千百十元角分余一二零-至 ¥") }),
        (typed) => {
          const read = readAmount(typed);
          if (read.kind === "amount") expect(Number.isFinite(read.yuan) && read.yuan >= 0).toBe(true);
        },
      ),
    );
  });
});
