import { expect, test } from "vitest";
import { readOffences } from "#domain/judgment/parse/people/offences.ts";
import { ownContext } from "../../own-context.ts";

const offences = (operative: string, charge = "") =>
  readOffences(charge, operative, ownContext).map(({ label }) => label);

test.each([
  ["一、被告人赵例犯盗窃罪，判处有期徒刑一年；与前罪所犯诈骗罪判处的有期徒刑二年并罚。", ["盗窃罪"]],
  ["被告人赵例犯盗窃罪，判处拘役；与原犯寻衅滋事罪数罪并罚，决定执行有期徒刑一年。", ["盗窃罪"]],
  ["被告人赵例犯敲诈勒索罪，判处管制（原犯贩卖毒品罪已执行）。", ["敲诈勒索罪"]],
  ["被告人林和犯盗窃罪，判处拘役。", ["盗窃罪"]],
  ["一、被告人赵例犯盗窃罪，判处拘役。二、指控被告人赵例犯强奸罪不能成立。", ["盗窃罪"]],
  ["被告人赵例犯故意伤害（致死）罪，判处无期徒刑。", ["故意伤害罪"]],
  ["被告人赵例犯帮助信息网络犯罪活动罪，判处拘役。", ["帮助信息网络犯罪活动罪"]],
])("the offences of an operative part are those that it finds itself: %s", (operative, found) => {
  expect(offences(operative)).toEqual(found);
});

test("without an operative part the charge counts, also one of suspicion", () => {
  expect(offences("", "起诉书指控被告人赵例涉嫌盗窃罪，提起公诉。")).toEqual(["盗窃罪"]);
});
