import { describe, expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { ownContext } from "../../own-context.ts";

const each = examplesOf(import.meta.url);

const TEXT =
  "呼和浩特市新城区人民法院\n民事判决书\n（2021）内0102民初1号\n原告：例某，女。\n被告：样某，男。\n原告例某与被告样某买卖合同纠纷一案，本院审理终结。\n本院认为，应予驳回。判决如下：\n驳回例某的诉讼请求。\n审判员　例明\n二〇二一年三月四日\n书记员　样明\n附：相关法律条文\n《样法》第一条。\n";
const read = (text: string) => {
  const [one] = parseText(text, ownContext);
  return one?.kind === "record" ? one.record : one;
};
const plain = read(TEXT);

describe("scripts and comments behind the signature are no part of the record", () => {
  each<[string]>("%s", (code) => {
    expect(read(TEXT + code)).toEqual(plain);
    expect(read(`${TEXT}${code}\n`)).toEqual(plain);
  });

  test("on the clerk's own line, and before the annex", () => {
    const call = '$("#tdFBRQ").html("发布日期：2021-05-06");';
    expect(read(TEXT.replace("书记员　样明", `书记员　样明${call}`))).toEqual(plain);
    expect(read(TEXT.replace("附：", `${call}\n附：`))).toEqual(plain);
  });

  test("code that the court quotes in its reasons stays, and so does an annex with Latin letters", () => {
    const quoted = TEXT.replace("应予驳回。", "应予驳回。\nvar price = 3;\n该行代码系抄袭。\n");
    expect(read(quoted)).toMatchObject({
      body_text: expect.arrayContaining([expect.stringContaining("var price = 3")]),
    });
    const annex = `${TEXT}Berne Convention 第五条。\n（a）作者享有权利；\n`;
    expect(read(annex)).toMatchObject({
      body_postscript: expect.arrayContaining(["Berne Convention第五条。"]),
    });
  });
});
