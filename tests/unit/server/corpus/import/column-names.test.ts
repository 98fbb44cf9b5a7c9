import { expect, test } from "vitest";
import { type ImportSettings, rulesOf } from "#server/corpus/import/import-settings.ts";
import { preparePiece } from "#server/corpus/import/prepare-piece.ts";
import { scratchFolder } from "../scratch.ts";

const settings: ImportSettings = {
  corpusDir: scratchFolder(),
  today: "2026-01-02",
  reference: { id: "test", sampling: "selected" },
  other: { id: "test", sampling: "selected" },
  mayHoldAll: true,
  released: false,
  asPublished: false,
  selection: null,
  share: null,
};

test("a difference prints no protected name that stands in the column alone", () => {
  const row = {
    casename: "付某与于某法定继承纠纷一审民事判决书",
    case_number: "（2021）内0102民初1号",
    court: "呼和浩特市新城区人民法院",
    当事人: "段例样、涂例品",
    text: "呼和浩特市新城区人民法院\n民事判决书\n（2021）内0102民初1号\n原告：付某，女。\n被告：于某，男。\n原告付某与被告于某法定继承纠纷一案，本院立案后审理终结。\n本院认为，应予驳回。判决如下：\n驳回付某的诉讼请求。\n审判员　例明\n二〇二一年三月四日\n书记员　样明\n",
  };
  const { documents } = preparePiece(
    { kind: "whole", form: "json", file: "a", name: "a", done: 0, bytes: Buffer.from(JSON.stringify(row)) },
    rulesOf(settings),
  );
  const [document] = documents;
  expect(document?.kind).toBe("record");
  const told = JSON.stringify(document);
  expect(told).toContain('"field":"parties"');
  expect(told).not.toMatch(/例样|例品/);
});
