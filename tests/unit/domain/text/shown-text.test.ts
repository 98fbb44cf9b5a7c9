import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { englishBeside, LEFT_ALONE } from "#domain/text/english-beside.ts";
import { escapeHtml, xmlText } from "#domain/text/escape-html.ts";
import { fill } from "#domain/text/fill.ts";
import { formatFileSize } from "#domain/text/format-file-size.ts";
import { dropControls, INVISIBLE_SEPARATOR } from "#domain/text/hidden-characters.ts";
import { isShortId, shortId } from "#domain/text/short-id.ts";
import { soundsAlike } from "#domain/text/sounds-alike.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("fill", () => {
  each<[string, { n?: number | string; total?: number; value?: string }, string]>(
    "fills %j with %j",
    (template, values, text) => {
      expect(fill(template, values)).toBe(text);
    },
  );
});

describe("escapeHtml", () => {
  test("leaves none of the five signs and says the same", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."a甲&<>\"';#3") }), (text) => {
        const escaped = escapeHtml(text);
        expect(escaped).not.toMatch(/[<>"']|&(?!#\d+;)/);
        expect(escaped.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))).toBe(
          text,
        );
      }),
    );
  });

  test("XML carries tabs and line ends, and no other control nor half a character", () => {
    expect(xmlText("a\tb\r\nc\u0000\u0008\ud800d\uffff𠮷")).toBe("a\tb\r\ncd𠮷");
    expect(dropControls("a\tb\u202ec\u0007\nd")).toBe("a\tbc\nd");
  });
});

describe("formatFileSize", () => {
  test.each([
    [0, "0 B"],
    [1023, "1023 B"],
    [1024, "1 KB"],
    [1536, "1.5 KB"],
    [16 * 1024 ** 2, "16 MB"],
    [1024 ** 3, "1 GB"],
    [5000 * 1024 ** 3, "5000 GB"],
  ])("shows %d as %s", (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});

describe("shortId", () => {
  test("is the first sixty bits of the hash of the lines, five to a character", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.array(fc.string()), (hash, parts) => {
        let said = "";
        const id = shortId(parts, (text) => {
          said = text;
          return hash;
        });
        const bits = [...hash].map((byte) => byte.toString(2).padStart(8, "0")).join("");
        const letters = Array.from({ length: 12 }, (_, at) =>
          Number.parseInt(bits.slice(5 * at, 5 * at + 5), 2),
        );
        expect(id).toBe(letters.map((at) => "abcdefghijklmnopqrstuvwxyz234567"[at]).join(""));
        expect(said).toBe(parts.join("\n"));
        expect(isShortId(id)).toBe(true);
      }),
    );
    for (const text of ["", "abcdefghijk", "abcdefghijkl0", "ABCDEFGHIJKL", "abcdefghijk1"])
      expect(isShortId(text)).toBe(false);
  });
});

describe("characters and names", () => {
  test("sound alike where one reading is common to both", () => {
    const alike = soundsAlike("市是事\n事式\n京");
    expect([
      alike("市", "是"),
      alike("事", "式"),
      alike("市", "式"),
      alike("京", "是"),
      alike("甲", "乙"),
      alike("市", "甲"),
    ]).toEqual([true, true, false, false, false, false]);
  });

  test("are simplified one by one", () => {
    expect(toSimplified("買賣合同糾紛")).toBe("买卖合同纠纷");
    expect(toSimplified("乾县 abc 𠮷")).toBe("乾县 abc 𠮷");
    expect(toSimplified("a買b")).toBe("a买b");
    expect(toSimplified("買")).toBe("买");
    expect(toSimplified("")).toBe("");
  });

  test("have their English beside them, each once, and own properties alone", () => {
    const names = { 北京: "Beijing", 上海: "Shanghai" };
    expect(englishBeside("北京 and 上海, 北京", names)).toBe("Beijing, Shanghai");
    expect(englishBeside("北京上海 constructor", names)).toBe("");
    expect(englishBeside("", names)).toBe("");
    expect(englishBeside("在北京。上海", names)).toBe("Shanghai");
    expect(englishBeside("甲（乙）、丙", { "甲（乙）、丙": "A (B), C" })).toBe("A (B), C");
    for (const element of ["input", "textarea", "script", "[data-slot=body]", ".law-text"])
      expect(LEFT_ALONE.split(",")).toContain(element);
  });

  test("the separator of what is not shown is seen by nobody", () => {
    expect(INVISIBLE_SEPARATOR).toMatch(/^\p{Cf}$/u);
  });
});
