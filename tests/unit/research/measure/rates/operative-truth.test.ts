import { expect, test } from "vitest";
import { formsOf } from "../../../../../research/measure/rates/forms.ts";
import { readConvictions } from "../../../../../research/measure/rates/operative-truth.ts";

const HEAD =
  "被告单位鲜例（北京）科技有限公司。被告人和例。被告人廖均。例市人民检察院指控被告人和例犯盗窃罪、诈骗罪，于2019年1月2日提起公诉。判决如下：";

test("convictions are read from the operative part, names with their own brackets and signs", () => {
  expect(
    readConvictions(
      `${HEAD}一、撤销例市人民法院刑事判决中对被告人和例犯赌博罪的缓刑部分；二、被告单位鲜例（北京）科技有限公司犯走私罪，判处罚金；三、被告人廖均犯盗窃罪，判处拘役；与前罪所犯抢劫罪并罚。审判员周例`,
    ),
  ).toEqual({ names: ["鲜例（北京）科技有限公司", "廖均"], offences: ["走私罪", "盗窃罪"] });
});

test("a name that stands in the operative part alone is no truth, and the charge is read instead", () => {
  expect(readConvictions(`${HEAD}被告人和列犯盗窃罪，判处拘役。审判员周例`)).toEqual({
    names: ["和例"],
    offences: ["盗窃罪"],
  });
});

test("a text without an operative part is read where it tells the charge", () => {
  expect(readConvictions(HEAD.replace("判决如下：", ""))).toEqual({
    names: ["和例"],
    offences: ["盗窃罪", "诈骗罪"],
  });
});

test("a blank inside a signature is no lost line end", () => {
  const lines = ["一", "二", "三", "四", "五", "六", "七"].map((sign) => `第${sign}段的文字。`);
  expect(formsOf([...lines, "审判员 赵例", "审 判员钱例", "书记员 孙例"].join(" ")).breaks).toBe(
    [...lines, "审判员赵例", "审判员钱例", "书记员孙例"].join("\n"),
  );
});
