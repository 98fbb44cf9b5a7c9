import { expect, test } from "vitest";
import { citedStatutes } from "#domain/statute/citation/cited-statutes.ts";

test("citedStatutes names statutes without 中华人民共和国 and versions, each once, in their order, and no contract", () => {
  expect(
    citedStatutes([
      "依照《中华人民共和国风筝法》第五条、《风车条例》（2018年修正）第六条，判决如下。",
      "双方签订《风筝买卖合同》。",
      "本院认为应当返还。",
      "另见《风筝法》第七条、《关于风车的规定（试行）》。",
    ]),
  ).toEqual(["风筝法", "风车条例", "关于风车的规定"]);
  expect(citedStatutes([])).toEqual([]);
});
