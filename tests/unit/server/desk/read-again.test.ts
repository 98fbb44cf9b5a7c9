import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readAgain } from "#server/desk/desk-api.ts";
import { collectLaws } from "#server/statutes/collect-laws.ts";
import { parsed } from "../../domain/statute/invented-law.ts";
import { scratchFolder } from "../corpus/scratch.ts";

const law = parsed("# 风筝法\n\n2020年1月2日 公布\n\n<!-- INFO END -->\n\n第一条 有风。");
const [kite] = collectLaws([law], [], new Map(), "2026-01-01");

test("tells editors in a sentence each which articles to read again, or that nothing can be looked up", () => {
  const root = scratchFolder();
  mkdirSync(join(root, "src/content/guides/cn"), { recursive: true });
  const write = (text: string) => writeFileSync(join(root, "src/content/guides/cn/kite.md"), text);
  const again = () => readAgain(root, [kite!.shown], () => kite!.text);
  write("---\ntitle: 放风筝\ndate: 2021-02-03\n---\n\n《风筝法》第一条、第九条。\n");
  expect(again()).toMatchObject({
    status: 200,
    body: {
      sentence: "所引条文有 1 处要重读：",
      articles: ["风筝法第九条：2020-01-02 起施行的现行文本没有这一条（问事：放风筝，第 6 行）"],
    },
  });
  write("《风筝法》第一条。\n");
  expect(again()).toMatchObject({ body: { sentence: "所引条文都是现行的，没有要重读的。", articles: [] } });
  expect(readAgain(root, [])).toMatchObject({
    body: { sentence: "这里没有导入法规全文，不能核对所引条文。" },
  });
});
