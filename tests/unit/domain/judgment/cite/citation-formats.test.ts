import { describe, expect, test } from "vitest";
import { toBibtex, toChineseCitation, toRis } from "#domain/judgment/cite/citation-formats.ts";

const facts = {
  casename: "示例财产保险公司与示例运输公司保险人代位求偿权纠纷案",
  court: "内蒙古自治区呼和浩特市中级人民法院",
  text_type: "民事判决书",
  case_number: "（2021）内01民终123号",
  casedate: "2021-06-03",
  cause: "保险人代位求偿权纠纷",
  address: "https://example.org/layout/award#%EF%BC%88a_b",
  sha256: "ab".repeat(32),
};

describe("toRis", () => {
  test("gives every field its tag", () => {
    expect(toRis(facts).split("\r\n")).toEqual([
      "TY  - CASE",
      `TI  - ${facts.casename}`,
      `A1  - ${facts.court}`,
      `PB  - ${facts.court}`,
      "M1  - （2021）内01民终123号",
      "M3  - 民事判决书",
      "PY  - 2021",
      "DA  - 2021/06/03",
      "KW  - 保险人代位求偿权纠纷",
      "LA  - zh",
      `UR  - ${facts.address}`,
      `N1  - SHA-256 ${facts.sha256}`,
      "ER  - ",
      "",
    ]);
    expect(toRis({ ...facts, sha256: "" })).not.toContain("N1");
  });

  test("leaves out what is not known and lets no value break a line", () => {
    const text = toRis({ ...facts, casedate: "", cause: "", casename: "a\r\nER  - b" });
    expect(text).not.toMatch(/^(PY|DA|KW)/m);
    expect(text.match(/^ER {2}- /gm)).toHaveLength(1);
  });
});

describe("toBibtex", () => {
  test("gives every field that is known on a line of its own", () => {
    expect(toBibtex(facts)).toBe(
      [
        "@misc{case2021-01-123-20210603,",
        "  author = {{内蒙古自治区呼和浩特市中级人民法院}},",
        "  title = {{示例财产保险公司与示例运输公司保险人代位求偿权纠纷案}},",
        "  howpublished = {（2021）内01民终123号民事判决书},",
        "  year = {2021},",
        "  month = {6},",
        "  url = {https://example.org/layout/award#\\%EF\\%BC\\%88a_b},",
        `  note = {SHA-256 ${facts.sha256}},`,
        "  language = {chinese}",
        "}",
        "",
      ].join("\n"),
    );
    expect(
      toBibtex({ ...facts, court: "", casename: "", casedate: "", address: "", sha256: "", text_type: "" }),
    ).toBe("@misc{case2021-01-123,\n  howpublished = {（2021）内01民终123号},\n  language = {chinese}\n}\n");
  });
});

test("the Chinese citation names case, court, number and type", () => {
  expect(toChineseCitation(facts)).toBe(
    "示例财产保险公司与示例运输公司保险人代位求偿权纠纷案，内蒙古自治区呼和浩特市中级人民法院（2021）内01民终123号民事判决书。",
  );
  expect(toChineseCitation({ ...facts, casename: facts.case_number })).toMatch(/^内蒙古/);
});
