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
});
