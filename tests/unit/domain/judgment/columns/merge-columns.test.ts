import { describe, expect, test } from "vitest";
import { mergeColumns } from "#domain/judgment/columns/merge-columns.ts";
import { readSourceColumns } from "#domain/judgment/columns/read-columns.ts";
import { invented } from "../invented-record.ts";
import { ownContext } from "../own-context.ts";

const TODAY = "2026-01-01";
const columns = (row: Parameters<typeof readSourceColumns>[0]) => readSourceColumns(row, TODAY);

describe("readColumns", () => {
  test("takes what has the form of what it is to be and leaves the rest empty", () => {
    expect(
      columns({
        wenshu_url: "https://example.org/?docId=0123456789abcdef0123456789abcdef",
        case_number: "(2021) 内0102民初１号",
        casename: "例某与样某买卖合同纠纷一审民事判决书",
        court: "呼和浩特市新城区人民法院",
        procedure: "民事一审",
        casedate: "2021-03-04",
        parties: "例某；样某,示例有限公司",
        causes: "买卖合同纠纷",
        legal_basis: "《中华人民共和国民法典》第一条，《中华人民共和国民事诉讼法》第二条",
      }),
    ).toMatchObject({
      source_id: "0123456789abcdef0123456789abcdef",
      case_number: "（2021）内0102民初1号",
      text_type: "民事判决书",
      instance: "first",
      casedate: "2021-03-04",
      parties: ["例某", "样某", "示例有限公司"],
      causes: ["买卖合同纠纷"],
      legal_basis: ["《中华人民共和国民法典》第一条", "《中华人民共和国民事诉讼法》第二条"],
    });
    const empty = columns({
      case_number: "\\N",
      court: "呼和\ufffd市人民法院",
      casedate: "0000-01-01",
      parties: "\\N",
      procedure: "9999",
    });
    expect(empty).toMatchObject({ case_number: "", court: "", casedate: "", parties: [], instance: null });
    expect(columns({ casedate: "2033-01-01" }).casedate).toBe("");
  });

  test.each([
    ["0301", "first"],
    ["0302", "second"],
    ["0201", "first"],
    ["1001", "enforcement"],
    ["民事审判监督", "retrial"],
    ["执行实施", "enforcement"],
    ["刑罚与执行变更", "other"],
    ["督促", "other"],
  ])("knows the stage of %s", (procedure, instance) => {
    expect(columns({ procedure }).instance).toBe(instance);
  });

  test("tells the reason for not being public from a text", () => {
    const given = columns({ text: "离婚诉讼或者涉及未成年子女抚养、监护的" });
    expect(given).toMatchObject({ reason: "离婚诉讼或者涉及未成年子女抚养、监护的", text: "" });
    const ruling = `离婚诉讼${"原告与被告一案，本院立案后审理终结。".repeat(10)}`;
    expect(columns({ text: ruling })).toMatchObject({ reason: "", text: ruling });
  });

  test.each([
    ["文书内容 某法院 判决如下： 书记员　样明 更多数据请搜索示例数据网", "某法院 判决如下： 书记员　样明"],
    [
      "文书内容某法院判决如下：驳回。\n二〇二一年三月四日\n书记员 样明\n来源：百度“示例数据网”",
      "某法院判决如下：驳回。\n二〇二一年三月四日\n书记员 样明",
    ],
    ["某法院书记员样明", "某法院书记员样明"],
    ["原告称，更多的货物来源不明。被告未到庭。", "原告称，更多的货物来源不明。被告未到庭。"],
  ])("takes what a collection puts around a text away: %s", (given, text) => {
    expect(columns({ text: given }).text).toBe(text);
  });
});

describe("mergeColumns", () => {
  const read = invented();

  test("leaves a record as it is where the columns say nothing", () => {
    expect(mergeColumns(read, columns({}), ownContext)).toEqual({ record: read, disagreements: [] });
  });

  test("lets the column win for court, number and date, and tells where the text differs", () => {
    const given = columns({
      court: "呼和浩特市回民区人民法院",
      case_number: "（2021）内0103民初9号",
      casedate: "2021-05-06",
      source_id: "x1",
    });
    const { record, disagreements } = mergeColumns(read, given, ownContext);
    expect(record).toMatchObject({
      court: ownContext.resolveCourt("呼和浩特市回民区人民法院")?.label,
      case_number: "（2021）内0103民初9号",
      casedate: "2021-05-06",
      sourceId: "x1",
    });
    expect(record.id).not.toBe(read.id);
    expect(disagreements.map(({ field }) => field)).toEqual(["court", "case_number", "casedate"]);
  });

  test("lets the text fill what the columns lack and give the parties their roles", () => {
    const { record, disagreements } = mergeColumns(read, columns({ parties: "例某；样某" }), ownContext);
    expect(record).toMatchObject({ court: read.court, casedate: read.casedate, parties: read.parties });
    expect(disagreements).toEqual([]);
  });

  test("knows a cause with a comma of its own, several causes in one column, and keeps the prosecutor", () => {
    const office = { name: "例市人民检察院", side: "plaintiff", role: "公诉机关" } as const;
    const tried = invented({
      text_type: "刑事判决书",
      case_number: "（2021）内0102刑初1号",
      parties: [office, ...read.parties],
    });
    const given = columns({
      kind: "刑事案件",
      parties: "例某；样某",
      causes: "走私、贩卖、运输、制造毒品罪",
    });
    expect(mergeColumns(tried, given, ownContext).record).toMatchObject({
      cause: "走私、贩卖、运输、制造毒品罪",
      parties: tried.parties,
    });
    const several = columns({ kind: "刑事案件", causes: "盗窃罪、诈骗罪" });
    const both = mergeColumns(tried, several, ownContext).record;
    expect(both.cause).toBe("盗窃罪");
    expect(both.causes.map(({ label }) => label)).toEqual(["盗窃罪", "诈骗罪"]);
    for (const causes of ["盗窃罪；诈骗罪", "盗窃罪,诈骗罪", "盗窃罪诈骗罪", "盗窃罪和诈骗罪"])
      expect(mergeColumns(tried, columns({ kind: "刑事案件", causes }), ownContext).record).toEqual(both);
  });

  test("keeps no party that the column does not know, and a masked name is the same as its bare one", () => {
    const given = columns({ parties: "例*；示例有限公司" });
    const { record, disagreements } = mergeColumns(read, given, ownContext);
    expect(record.parties).toEqual([read.parties[0], { name: "示例有限公司", side: "other", role: "" }]);
    expect(disagreements).toMatchObject([{ field: "parties" }]);
  });
});
