import { describe, expect, test } from "vitest";
import { loadCauses } from "#server/catalogue/causes.ts";
import { type BaseRates, findOuterPrior } from "#server/reversal/outer-prior.ts";

const rate = (cause: string, remanded: number | null): BaseRates["rates"][number] => ({
  ...{ cause, n: 100, from: "2020-01", to: "2021-12", changed: 0.1, remanded },
  source: { cn: `${cause}统计`, en: `figures of ${cause}` },
});
const rates = { rates: [rate("民事案由", 0.05), rate("保险纠纷", null), rate("劳动争议", 0.2)] };
const SUBROGATION = "209090105";

describe("findOuterPrior", () => {
  test("takes the published rate of the nearest cause above, which counts as twenty cases", () => {
    expect(findOuterPrior(SUBROGATION, rates, loadCauses(), "cn")).toEqual({
      ...{ kind: "published", rate: 0.1, strength: 20 },
      published: {
        ...{ cause: "保险纠纷", n: 100, from: "2020-01", to: "2021-12" },
        ...{ remands_printed: false, source: "保险纠纷统计" },
      },
    });
    const reversed = { rates: rates.rates.toReversed() };
    expect(findOuterPrior(SUBROGATION, reversed, loadCauses(), "en").published).toMatchObject({
      ...{ cause: "保险纠纷", source: "figures of 保险纠纷" },
    });
  });

  test("adds the remanded where they are published", () => {
    const { rate, published } = findOuterPrior("2040111", rates, loadCauses(), "cn");
    expect([rate, published?.cause, published?.remands_printed]).toEqual([
      expect.closeTo(0.15, 12),
      "民事案由",
      true,
    ]);
  });

  test("is Jeffreys' prior where nothing is published of the cause", () => {
    expect(findOuterPrior("10503", rates, loadCauses(), "cn")).toEqual({
      ...{ kind: "neutral", rate: 0.5, strength: 1, published: null },
    });
  });
});
