import { expect, test } from "vitest";
import { readCauses } from "#server/ask/read-causes.ts";
import { loadCauses } from "#server/catalogue/causes.ts";

test("a question may mean the causes whose wordings resemble it; one of signs alone means none", () => {
  const labels = readCauses("老板拖欠工资").map(({ code }) => loadCauses().byId(code)?.label);
  expect(labels).toContain("追索劳动报酬纠纷");
  expect(readCauses("？！")).toEqual([]);
});
