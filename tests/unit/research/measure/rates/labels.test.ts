import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compacted, labelKey, modelOfLabels } from "../../../../../research/measure/rates/labels.ts";
import { ownContext } from "../../../domain/judgment/own-context.ts";

/** 200 texts in each form, and some that only exist without breaks. */
const MIN_LABELLED = 240;
const TEXT =
  "浙江省余姚市人民法院 刑事判决书 （2017）浙0281刑初1号 公诉机关余姚市人民检察院。 辩护人赵例，浙江例法律师事务所律师。 被告人张例犯盗窃罪。审判员王例 书记员李例";

/** Where words stand in the text without blanks. */
const at = (word: string): string => `${compacted(TEXT).indexOf(word)}+${word.length}`;

test("places in a text become what they name", () => {
  const cells = [
    at("浙江省余姚市人民法院"),
    at("（2017）浙0281刑初1号"),
    at("刑事判决书"),
    "2017-10-30",
    `${at("王例")},${at("李例")}`,
    at("李例"),
    at("张例"),
    at("余姚市人民检察院"),
    `${at("赵例")}@${at("浙江例法律师事务所")},${at("李例")}`,
    at("盗窃罪"),
    "first",
  ];
  const model = modelOfLabels(cells, compacted(TEXT), ownContext);
  expect(model).toMatchObject({
    court: "余姚市人民法院",
    case_number: "（2017）浙0281刑初1号",
    text_type: "刑事判决书",
    parties: [{ name: "张例" }, { name: "余姚市人民检察院" }],
    counsel: [
      { name: "赵例", firm: "浙江例法律师事务所" },
      { name: "李例", firm: "" },
    ],
    casedate: "2017-10-30",
    panel: ["王例", "李例"],
    clerk: "李例",
    instance: "first",
    convictions: { accused: ["张例"], offences: ["10502"] },
  });
});

test("what a text does not say is empty, what nobody looked for is not compared", () => {
  const nothing = ["", "", "", "", "", "", ""];
  expect(modelOfLabels([...nothing, "?", "?", "", "other"], TEXT, ownContext)).not.toHaveProperty("counsel");
  const model = modelOfLabels([...nothing, "", "", "", "other"], TEXT, ownContext);
  expect(model).toMatchObject({ parties: [], counsel: [] });
  expect(model).toMatchObject({
    case_number: "",
    panel: [],
    clerk: "",
    convictions: { accused: [], offences: [] },
  });
});

test("the three forms of a text share their labels", () => {
  expect(labelKey(TEXT)).toBe(labelKey(TEXT.replaceAll(" ", "\n")));
  expect(labelKey(TEXT)).toBe(labelKey(TEXT.replaceAll(" ", "")));
  expect(labelKey(TEXT)).not.toBe(labelKey(`${TEXT}。`));
});

test("every line of labels has its twelve cells and holds no text", () => {
  const lines = readFileSync(
    new URL("../../../../../research/measure/rates/labels.tsv", import.meta.url),
    "utf8",
  )
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const PLACES = /^(?:[0-9]+\+[0-9]+(?:,[0-9]+\+[0-9]+)*)?$/;
  const COUNSEL = /^(?:\?|(?:[0-9]+\+[0-9]+(?:@[0-9]+\+[0-9]+)?,?)*)$/;
  expect(lines.length).toBeGreaterThanOrEqual(MIN_LABELLED);
  expect(new Set(lines.map((line) => line.split("\t")[0])).size).toBe(lines.length);
  for (const line of lines) {
    const [key, court, number, type, day, panel, clerk, accused, others, counsel, offences, stage, ...more] =
      line.split("\t");
    expect(more).toEqual([]);
    expect(key).toMatch(/^[0-9a-f]{16}$/);
    for (const places of [court, number, type, panel, clerk, accused, offences])
      expect(places).toMatch(PLACES);
    expect(others === "?" ? "" : others).toMatch(PLACES);
    expect(counsel).toMatch(COUNSEL);
    expect(day).toMatch(/^(?:[0-9]{4}-[0-9]{2}-[0-9]{2})?$/);
    expect(stage).toMatch(/^(?:first|second|retrial|enforcement|other)$/);
  }
});
