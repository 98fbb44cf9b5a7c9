import { describe, expect, test } from "vitest";
import { documentKind } from "#domain/judgment/document-kind.ts";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { ownContext } from "../../own-context.ts";

const each = examplesOf(import.meta.url);

const COURT = "呼和浩特市中级人民法院";
const SIGNED = "审判长　例明\n二〇二一年三月四日\n书记员　样明";

/** The only document of a text, or the reason why there is none. */
function only(text: string) {
  const parsed = parseText(text, ownContext);
  expect(parsed).toHaveLength(1);
  return parsed[0]!;
}

describe("a decision is taken, whatever it decides", () => {
  each<[string, string, string]>("%s %s", (type, number, body) => {
    const parsed = only(`${COURT}\n${type}\n${number}\n${body}\n${SIGNED}`);
    expect(parsed).toMatchObject({
      kind: "record",
      record: {
        court: expect.stringMatching(/呼和浩特/),
        text_type: type,
        case_number: number,
        casedate: "2021-03-04",
      },
    });
    if (parsed.kind === "record" && type.endsWith("决定书"))
      expect(documentKind(parsed.record)).toBe("decision");
  });

  test("court and type on one line, and two decisions in one text", () => {
    const one = (number: number) =>
      `${COURT}指定管辖决定书\n（2021）内01民辖${number}号\n请示人某区人民法院。决定如下：\n由样区人民法院审理。\n${SIGNED}\n`;
    expect(only(one(1))).toMatchObject({ record: { text_type: "指定管辖决定书" } });
    const two = [1, 2].map((at) => one(at).replace("法院指定", "法院\n指定")).join("\n");
    expect(
      parseText(two, ownContext).map((each) => each.kind === "record" && each.record.case_number),
    ).toEqual(["（2021）内01民辖1号", "（2021）内01民辖2号"]);
  });
});

test.each([
  [`${COURT}\n（2021）内01民终5号\n例某与样某一案的说明。`, "no_type"],
  ["一封家书\n你好。", "not_a_judgment"],
  [`${COURT}\n例某的信。`, "not_a_judgment"],
])("what is refused is refused for a reason that is true: %j", (text, reason) => {
  expect(only(text)).toMatchObject({ kind: "rejected", reason });
});
