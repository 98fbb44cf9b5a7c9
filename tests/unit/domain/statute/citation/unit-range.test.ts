import { expect, test } from "vitest";
import { unitRange } from "#domain/statute/citation/unit-range.ts";
import { KITE_LAW, parsed } from "../invented-law.ts";

test("unitRange names the first and last number of a stretch", () => {
  const { units } = parsed(KITE_LAW);
  expect(unitRange(units.slice(0, 3))).toBe("第一条 – 第三条");
  expect(unitRange(units.slice(0, 1))).toBe("第一条");
  const text = { kind: "text", number: 1, branch: 0, label: "", paragraphs: ["序言"] } as const;
  expect(unitRange([{ ...text, paragraphs: [] }, ...units.slice(0, 2), { ...text, paragraphs: [] }])).toBe(
    "第一条 – 第二条",
  );
  expect(unitRange(units.filter(({ kind }) => kind === "text"))).toBe("");
  const items = parsed("# 风筝决定\n\n<!-- INFO END -->\n\n一、有风。\n\n二、有线。");
  expect(unitRange(items.units)).toBe("一 – 二");
});
