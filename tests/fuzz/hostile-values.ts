import fc from "fast-check";

/**
 * Texts that have broken programs: unpaired surrogates, template syntax, characters of other languages, long
 * runs.
 */
const TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud83d",
  "\udc4d\ud83d",
  "👩‍⚖️",
  "\u202e法院",
  "\ufeff合同",
  "ｆｕｌｌ",
  "{value}{choices}{fields}",
  "PLAIN-CONTENT",
  "$&$1$`",
  "__proto__",
  "constructor",
  "<script>alert(1)</script>",
  "]]>&amp;\"'",
  "../../etc/passwd",
  "%00%ff",
  "%%%",
  "'; DROP TABLE",
  "1e400",
  "-0",
  "9".repeat(400),
  "九".repeat(99),
  "的",
  "。",
  "《》",
  "（2023）",
  "零".repeat(50),
  "㊣①Ⅷ",
  "2023-02-30",
  "0000",
] as const;

const NUMBERS = [0, -0, -1, 0.5, 1e21, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 53] as const;

/** A text that no form would send. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: "binary", maxLength: 30 }),
  // Including unpaired surrogates.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .tuple(
      fc.constantFrom("的", "一", "a", "（", "\ud83d", " ", "二", "%", "《"),
      fc.constantFrom(50, 100, 101, 5_000, 60_000),
    )
    .map(([sign, times]) => sign.repeat(times)),
);

const nested = (depth: number, open: unknown = "x"): unknown => {
  let value = open;
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { search: value };
  return value;
};

/** A value of any type where another is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS, null, true, false) },
  {
    weight: 1,
    arbitrary: fc.constantFrom([], {}, [[]], [null], { length: 5 }, { __proto__: null, toString: 1 }),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3_000 }).map((depth) => nested(depth)) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
