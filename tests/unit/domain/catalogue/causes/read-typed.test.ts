import { expect, test } from "vitest";
import { compileWordings } from "#domain/catalogue/causes/compile-wordings.ts";
import { readTyped } from "#domain/catalogue/causes/read-typed.ts";
import { ownCauses as causes } from "../own-causes.ts";

const GROUP = "承揽合同纠纷";
const LOWER = "定作合同纠纷";
/** The causes that a text may mean according to these wordings alone, likeliest first. */
const ranked = (text: string, wordings: Record<string, string>) => {
  const tables = compileWordings(
    {
      ...{ pairs: [], ordinary: [] },
      wordings: Object.entries(wordings).map(([wording, name]) => ({
        ...{ wordings: [wording], codes: [causes.byLabel(name)!.value], isAsked: false },
      })),
    },
    causes,
  );
  return readTyped(text, causes, { tables, lawIn: () => 0 }).reading.ranked.map(({ code, score }) => ({
    name: causes.byId(code)!.label,
    score,
  }));
};

test("of a group and a cause below it that fits nearly as well the lower one is meant", () => {
  const [first, second] = ranked("门窗量", { 门窗量错: GROUP, 门窗量小: LOWER, 门窗卖错: "买卖合同纠纷" });
  expect([first!.name, second!.name]).toEqual([LOWER, GROUP]);
  expect(first!.score).toBeLessThan(second!.score);
});

test("a group is meant where the cause below it fits much worse, and a neighbour is no lower cause", () => {
  expect(ranked("门窗量错了尺", { 门窗量错了: GROUP, 门窗量错: LOWER })[0]!.name).toBe(GROUP);
  const scores = ranked("门窗量", { 门窗量错: "买卖合同纠纷", 门窗量小: LOWER }).map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});
