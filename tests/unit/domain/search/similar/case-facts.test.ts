import { describe, expect, test } from "vitest";
import { caseFacts, factsOfText } from "#domain/search/similar/case-facts.ts";

const FACT = `经审理查明：${"被告人样某持刀进入样本超市，威胁店员后取走现金。".repeat(12)}`;
const BODY = [
  "被告人样某，男，无业。",
  "示例区人民检察院以示检刑诉〔2020〕1号起诉书指控被告人样某犯抢劫罪，向本院提起公诉。本院依法公开开庭审理了本案。现已审理终结。",
  "被告人样某辩称其没有持刀。",
  FACT,
  `本院认为，被告人样某的行为构成抢劫罪。${"应当依法惩处。".repeat(40)}判决如下：`,
  "被告人样某犯抢劫罪，判处有期徒刑三年。",
];

describe("the facts of a case", () => {
  test("are its sections of facts, without parties, reasons and result", () => {
    const facts = caseFacts({
      body_text: BODY,
      tail_text: [],
      body_postscript: [],
      holding: { from: 4, to: 5 },
    });
    expect(facts).toContain("威胁店员后取走现金");
    expect(facts).not.toContain("无业");
    expect(facts).not.toContain("依法惩处");
  });

  test("are found in a pasted judgment too", () => {
    const pasted = ["示例区人民法院", "刑事判决书", "（2020）示01刑初1号", ...BODY, "审判长　例某"].join(
      "\n",
    );
    const facts = factsOfText(pasted);
    expect(facts).toContain("威胁店员后取走现金");
    expect(facts).not.toContain("依法惩处");
  });

  test("are the whole of a short text and of a description without sections", () => {
    expect(factsOfText("朋友借钱不还")).toBe("朋友借钱不还");
    const long = "他把房子卖给我以后又卖给了别人。".repeat(60);
    expect(factsOfText(long)).toBe(long);
  });

  const judgment = (body_text: string[]) => ({
    body_text,
    tail_text: [],
    body_postscript: [],
    holding: null,
  });

  test("are all of a text of six hundred characters, and sections of a longer one", () => {
    const ofLength = (chars: number) => {
      const [claim, reasons] = ["原告诉称：甲。", "本院认为：丙。"];
      return judgment([
        claim,
        "经审理查明：".padEnd(chars - claim.length - reasons.length - 2, "乙"),
        reasons,
      ]);
    };
    expect(caseFacts(ofLength(600))).toContain("原告诉称");
    expect(caseFacts(ofLength(601))).not.toContain("原告诉称");
  });

  test("are what was claimed too where the sections of facts say little, and all where both do", () => {
    const claim = (chars: number) => `原告诉称：${"甲".repeat(chars)}`;
    const facts = (chars: number) => `经审理查明：${"乙".repeat(chars)}`;
    const reasons = `本院认为：${"丙".repeat(600)}`;
    const of = (...texts: string[]) => caseFacts(judgment(texts));
    expect(of(claim(300), facts(300), reasons)).not.toMatch(/[甲丙]/);
    expect(of(claim(300), facts(100), reasons)).toMatch(/甲/);
    expect(of(claim(300), facts(100), reasons)).not.toMatch(/丙/);
    expect(of(claim(20), facts(20), reasons)).toMatch(/丙/);
    // Two hundred characters are enough.
    expect(of(claim(300), facts(194), reasons)).not.toMatch(/甲/);
    expect(of(claim(300), facts(193), reasons)).toMatch(/甲/);
  });

  test("are at most four thousand characters, each paragraph on its line", () => {
    expect(caseFacts(judgment([`经审理查明：${"乙".repeat(5_000)}`]))).toHaveLength(4_000);
    const lines = ["经审理查明：", "乙".repeat(300), "丁".repeat(300)];
    expect(caseFacts(judgment(lines))).toBe(lines.join("\n"));
  });

  test("of a pasted text are taken whole up to six hundred characters, whatever it says", () => {
    const short = `经审理查明：甲。\n${"乙".repeat(300)}`;
    expect(factsOfText(short)).toBe(short);
    expect(factsOfText("甲".repeat(600))).toBe("甲".repeat(600));
  });

  test("are what the charge and the court below told too, and what the defence said where that is little", () => {
    const reasons = `本院认为：${"丙".repeat(600)}`;
    const course = "原告甲公司与被告丁合同纠纷一案，本院立案受理后，公开开庭进行了审理。本案现已审理终结。";
    const of = (...texts: string[]) => caseFacts(judgment(["原告：甲公司。", course, ...texts, reasons]));
    const told = "乙".repeat(300);
    for (const start of ["某区人民检察院指控：", "原审法院查明：", "经审理查明："]) {
      expect(of(`${start}${told}`)).toContain(told);
      expect(of(`${start}${told}`)).not.toMatch(/丙/);
    }
    for (const start of ["被告辩称：", "原告诉称："]) {
      expect(of(`${start}${told}`)).toContain(told);
      expect(of(`${start}${told}`)).not.toMatch(/丙/);
      expect(of(`${start}${told}`, `经审理查明：${"丁".repeat(300)}`)).not.toContain(told);
    }
  });
});
