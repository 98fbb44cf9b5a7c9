import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { causeProblems } from "#server/content/rules/rules-causes.ts";
import type { Content } from "#server/content/source/read-content.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const root = scratchFolder();
beforeAll(() => {
  const folder = join(root, "data/sources/causes");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "2-civil.tsv"), "# 说明\t注释名\n201\t甲纠纷\n20101\t乙纠纷\tmore\n202\n");
  writeFileSync(join(folder, "everyday.tsv"), "203\t丙纠纷\n");
});

const entry = (causes: unknown, name = "guides") => ({
  ...{ collection: { name }, data: { causes }, base: name === "numbers" ? ["numbers", 3] : [] },
  source: { file: "a.yaml", lineOf: (path: unknown[]) => 10 * path.length + (path.at(-1) as number) - 10 },
});
const problems = (entries: object[], at = root) => causeProblems({ root: at, entries } as unknown as Content);

test("a cause that the catalogue lacks is named with its line", () => {
  expect(problems([entry(["甲纠纷", "丙纠纷", "乙纠纷", 7])])).toEqual([
    {
      ...{ file: "a.yaml", line: 11, field: "causes（案由）第 2 项", what: "案由表里没有“丙纠纷”" },
      remedy: "照 data/sources/causes 里的名称写，例如：追索劳动报酬纠纷",
    },
  ]);
  expect(problems([entry(["注释名"])])).toHaveLength(1);
  expect(problems([entry(["甲纠纷", "丙纠纷"], "numbers")])).toMatchObject([{ line: 31 }]);
});

test("only causes of guides and of what follows their causes are compared, and only where there is a catalogue", () => {
  expect(problems([entry(["丙纠纷"], "info")])).toEqual([]);
  expect(problems([entry("丙纠纷"), { ...entry([]), data: null }])).toEqual([]);
  expect(problems([entry(["丙纠纷"])], tmpdir())).toEqual([]);
});
