import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { causeLine } from "#domain/judgment/cause-line.ts";
import { countedCase, dedupeByCaseNumber } from "#domain/judgment/count-cases-once.ts";
import { canonicalText } from "#domain/judgment/hashed-text.ts";
import { withheldReason, withheldRecord } from "#domain/judgment/withheld.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { invented } from "./invented-record.ts";

const each = examplesOf(import.meta.url);

const document = fc.record({
  id: fc.string({ unit: fc.constantFrom(..."abc"), minLength: 3, maxLength: 3 }),
  court: fc.constantFrom("甲法院", "乙法院", ""),
  case_number: fc.constantFrom("", "（2021）内01民终1号", "（2021）内01民终2号"),
  text_type: fc.constantFrom("民事判决书", "民事裁定书", ""),
  casedate: fc.constantFrom("", "2020-01-01", "2021-05-02"),
});
const documents = fc.uniqueArray(document, { selector: ({ id }) => id, maxLength: 12 });

describe("dedupeByCaseNumber", () => {
  test("keeps of each number at each court one document, which no other of them goes before", () => {
    // Lower ranks are dropped first: a judgment, then the newer, then the smaller id.
    const rank = (one: { text_type: string; casedate: string; id: string }) => [
      one.text_type.endsWith("判决书") ? "0" : "1",
      [...one.casedate.padEnd(10, "0")].map((digit) => (digit === "-" ? "-" : 9 - Number(digit))).join(""),
      one.id,
    ];
    fc.assert(
      fc.property(documents, (all) => {
        const kept = dedupeByCaseNumber(all);
        expect(kept).toEqual(all.filter((one) => kept.includes(one)));
        for (const one of all) {
          const same = all.filter(
            (other) =>
              other === one ||
              (one.case_number !== "" && other.case_number === one.case_number && other.court === one.court),
          );
          const first = same.toSorted((a, b) => (rank(a).join("|") < rank(b).join("|") ? -1 : 1))[0];
          expect(kept.includes(one)).toBe(one === first);
        }
      }),
    );
  });
});

describe("countedCase", () => {
  const of = (case_number: string) =>
    countedCase({ id: "abc", court: "甲法院", case_number, text_type: "", casedate: "" });
  each<[string]>("%s is of the case without its sub-number", (number) => {
    expect(of(number)).toBe(of("（2021）内01民终191号"));
  });

  test.each([
    "（2021）内01民终1911号",
    "（2021）内01民终191-193号",
    "（2015）内民终字第191-1000号",
    "（2021）内01民终12-14号",
  ])("%s is a case of its own", (number) => {
    expect(of(number)).toBe(`甲法院\n${number}`);
  });
});

// 法释〔2016〕19号 art. 4 and 6.
describe("what is shown of a document that is not public", () => {
  test.each([
    ["涉及 国家秘密的", "state_secret", "涉及国家秘密"],
    ["未成年人犯罪的", "juvenile_crime", "未成年人犯罪"],
    ["以调解方式结案的", "mediation", "以调解方式结案或者确认人民调解协议效力"],
    ["离婚诉讼或者涉及未成年子女抚养、监护的", "divorce", "离婚诉讼"],
    ["涉及未成年子女抚养的", "minor_custody", "涉及未成年子女抚养、监护"],
    ["监护", "minor_custody", "涉及未成年子女抚养、监护"],
    ["人民法院认为不宜公布的其他情形", "unfit", "人民法院认为不宜公布"],
    ["例某要求", "unstated", "来源没有写明理由"],
    ["", "unstated", "来源没有写明理由"],
  ] as const)("%j is %s", (words, reason, name) => {
    expect(withheldReason(words)).toBe(reason);
    expect(withheldRecord(invented(), reason).casename).toBe(`不公开文书：${name}`);
  });

  const given = invented({ sourceId: "abc", court_id: 3 });

  test("is court, number, date and reason, and of a state secret the reason alone", () => {
    const shown = withheldRecord(given, "divorce");
    const { id, court, court_id, case_number, casedate, sourceId, source } = given;
    expect(shown).toMatchObject({
      id,
      court,
      court_id,
      case_number,
      casedate,
      sourceId,
      source,
      withheld: "divorce",
    });
    expect(shown).toMatchObject({ cause: "", causes: [], parties: [], body_text: [], text_type: "" });
    const secret = withheldRecord(given, "state_secret");
    expect(secret).toMatchObject({ id, court: "", court_id: null, case_number: "", casedate: "" });
    expect("sourceId" in secret).toBe(false);
    expect("sourceId" in withheldRecord(invented(), "divorce")).toBe(false);
  });
});

describe("a judgment's causes and text", () => {
  test("causes stand on one line, the one cause where no list is given", () => {
    expect(causeLine({ cause: "甲", causes: ["乙罪", "丙、丁罪"] })).toBe("乙罪；丙、丁罪");
    expect(causeLine({ cause: "甲" })).toBe("甲");
    expect(causeLine({ causes: [] })).toBe("");
    expect(causeLine({})).toBe("");
  });

  test("the text that is hashed is every paragraph in order, without a line end at the end", () => {
    expect(canonicalText({ body_text: ["甲", "乙"], tail_text: ["丙"], body_postscript: ["丁"] })).toBe(
      "甲\n乙\n丙\n丁",
    );
    expect(canonicalText({ body_text: ["甲"], tail_text: [], body_postscript: [] })).toBe("甲");
  });
});
