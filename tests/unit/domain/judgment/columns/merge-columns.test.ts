import { describe, expect, test } from "vitest";
import { mergeColumns } from "#domain/judgment/columns/merge-columns.ts";
import { readSourceColumns } from "#domain/judgment/columns/read-columns.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { invented } from "../invented-record.ts";
import { ownContext } from "../own-context.ts";

const each = examplesOf(import.meta.url);

const TODAY = "2026-01-01";
const columns = (row: Parameters<typeof readSourceColumns>[0]) => readSourceColumns(row, TODAY);

describe("readColumns", () => {
  each<[string, string]>("knows the stage of %s", (procedure, instance) => {
    expect(columns({ procedure }).instance).toBe(instance);
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
    expect(new Set(disagreements.map(({ field }) => field))).toEqual(
      new Set(["court", "case_number", "casedate"]),
    );
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

  test("takes the cause of the title where neither column nor text names one of the catalogue", () => {
    const casename = "例某与样某租赁合同纠纷二审民事裁定书";
    const causeOf = (cause_code: string | null) =>
      mergeColumns(invented({ cause: "债务纠纷", cause_code, causes: [] }), columns({ casename }), ownContext)
        .record.cause;
    expect([causeOf(null), causeOf("204")]).toEqual(["租赁合同纠纷", "债务纠纷"]);
  });

  test("keeps no party that the column does not know, and a masked name is the same as its bare one", () => {
    const given = columns({ parties: "例*；示例有限公司" });
    const { record, disagreements } = mergeColumns(read, given, ownContext);
    expect(record.parties).toEqual([read.parties[0], { name: "示例有限公司", side: "other", role: "" }]);
    expect(disagreements).toMatchObject([{ field: "parties" }]);
  });

  test("tells the values of each field in which column and text differ", () => {
    const given = columns({
      text_type: "民事裁定书",
      causes: "租赁合同纠纷",
      procedure: "民事二审",
      parties: "示例有限公司；样某",
    });
    const { record, disagreements } = mergeColumns(read, given, ownContext);
    expect(new Set(disagreements)).toEqual(
      new Set([
        { field: "text_type", column: "民事裁定书", text: "民事判决书" },
        { field: "cause", column: "租赁合同纠纷", text: "买卖合同纠纷" },
        { field: "instance", column: "second", text: "first" },
        { field: "parties", column: "示例有限公司；样某", text: "例某；样某" },
      ]),
    );
    const { code } = ownContext.resolveCause(["租赁合同纠纷"], "2")!;
    expect(record).toMatchObject({
      text_type: "民事判决书",
      cause: "租赁合同纠纷",
      cause_code: code,
      causes: [{ code, label: "租赁合同纠纷" }],
      instance: "second",
    });
  });

  test("takes over the address, the applied law and the court's number in the catalogue", () => {
    const given = columns({
      court: "呼和浩特市回民区人民法院",
      wenshu_url: "https://example.org/1",
      legal_basis: "《风筝法》第一条",
    });
    expect(mergeColumns(read, given, ownContext).record).toMatchObject({
      court_id: ownContext.resolveCourt("呼和浩特市回民区人民法院")?.id,
      wenshu_url: "https://example.org/1",
      legal_basis: ["《风筝法》第一条"],
    });
    const linked = invented({ wenshu_url: "https://example.org/2", court_id: 7 });
    const kept = mergeColumns(linked, columns({}), ownContext).record;
    expect(kept).toMatchObject({ wenshu_url: "https://example.org/2", court_id: 7 });
    expect(kept).not.toHaveProperty("legal_basis");
    expect(kept).not.toHaveProperty("sourceId");
  });

  test("leaves counsel only the parties that are left", () => {
    const counsel = {
      name: "甲某",
      firm: "示例律师事务所",
      kind: "lawyer",
      side: "plaintiff",
      parties: ["例某", "样某"],
    } as const;
    const represented = invented({ counsel: [{ ...counsel, parties: [...counsel.parties] }] });
    const given = columns({ parties: "样某；示例有限公司" });
    expect(mergeColumns(represented, given, ownContext).record.counsel).toEqual([
      { ...counsel, parties: ["样某"] },
    ]);
  });

  /** A catalogue that contains every cause, in the branch that is requested. */
  const asked = {
    ...ownContext,
    resolveCause: ([label = ""]: string[], branch: string | null) => ({ code: `branch ${branch}`, label }),
  };

  each<[string, string, string]>(
    "looks up the causes of a row of %s, though its number is %s, in branch %s",
    (kind, case_number, branch) => {
      const given = columns({ kind, case_number, causes: "风筝纠纷" });
      expect(mergeColumns(read, given, asked).record.cause_code).toBe(`branch ${branch}`);
    },
  );

  test("without a kind the number tells the branch, that of the column first", () => {
    const branch = (row: Parameters<typeof columns>[0]) =>
      mergeColumns(read, columns({ causes: "风筝纠纷", ...row }), asked).record.cause_code;
    expect(branch({})).toBe("branch 2");
    expect(branch({ case_number: "（2021）内0102刑初1号" })).toBe("branch 1");
    expect(branch({ case_number: "（2021）内0102行初1号" })).toBe("branch 5");
    expect(branch({ case_number: "（2021）内0102执1号" })).toBe("branch 2");
  });

  test("keeps the first cause as printed where the catalogue knows none; 其他 is no cause", () => {
    const unknown = { ...ownContext, resolveCause: () => null };
    const merged = (causes: string) => mergeColumns(read, columns({ causes }), unknown).record;
    expect(merged("其他；风筝争议；风车争议")).toMatchObject({
      cause: "风筝争议",
      cause_code: null,
      causes: [{ code: null, label: "风筝争议" }, ...read.causes],
    });
    expect(merged("其他案由；其他")).toMatchObject({ cause: read.cause, causes: read.causes });
  });

  each<[string, string, boolean]>(
    "the party %s of the text is the %s of the column: %s",
    (name, column, isSame) => {
      const one = invented({ parties: [{ name, side: "plaintiff", role: "原告" }] });
      expect(mergeColumns(one, columns({ parties: column }), ownContext).record.parties).toEqual([
        isSame ? one.parties[0] : { name: column, side: "other", role: "" },
      ]);
    },
  );

  test("compares parties whatever their order, but each by itself", () => {
    const fields = (names: string[], parties: string) =>
      mergeColumns(
        invented({ parties: names.map((name) => ({ name, side: "other", role: "" })) }),
        columns({ parties }),
        ownContext,
      ).disagreements.map(({ field }) => field);
    expect(fields(["样明", "例华"], "例华；样明")).toEqual([]);
    expect(fields(["丁丙", "乙戊甲"], "丁丙乙；戊甲")).toEqual(["parties"]);
    expect(fields([], "例华；样明")).toEqual([]);
  });
});

test("a column that names the type without its branch does not disagree with the text", () => {
  const disagreements = (text_type: string) =>
    mergeColumns(invented({ text_type: "民事判决书" }), columns({ text_type }), ownContext).disagreements.map(
      ({ field }) => field,
    );
  expect(disagreements("01")).toEqual([]);
  expect(disagreements("民事判决书")).toEqual([]);
  expect(disagreements("02")).toEqual(["text_type"]);
});

describe("claims on one field", () => {
  const known = ownContext.resolveCourt("呼和浩特市新城区人民法院")!;
  const read = invented({ court: known.label, court_id: known.id });
  const merged = (row: Parameters<typeof columns>[0], text = read) =>
    mergeColumns(text, columns(row), ownContext);

  test.each([
    "例某与样某买卖合同纠纷一审民事判决书人民法院",
    "某某某县人民法院",
    "某某县第九人民法院",
    "北京市某某区第一百人民法院",
  ])("a court that the catalogue does not know gives way to one that it knows: %s", (court) => {
    const { record, disagreements } = merged({ court });
    expect(record).toMatchObject({ court: known.label, court_id: known.id });
    expect(disagreements).toEqual([{ field: "court", column: court, text: known.label }]);
  });

  test("the court at the end of a column with other words counts", () => {
    const { record } = merged(
      { court: "例某与样某合同纠纷呼和浩特市新城区人民法院" },
      invented({ court: "", court_id: null }),
    );
    expect(record).toMatchObject({ court: known.label, court_id: known.id });
  });

  test("an unknown court stays where the text knows none either, the column's first", () => {
    const unknown = invented({ court: "某某某县人民法院", court_id: null });
    expect(merged({ court: "某某县人民法院" }, unknown).record.court).toBe("某某县人民法院");
    expect(merged({}, unknown).record.court).toBe("某某某县人民法院");
  });

  const loan = ownContext.resolveCause(["民间借贷纠纷"], "2")!;
  const lent = invented({ cause: loan.label, cause_code: loan.code, causes: [{ ...loan }] });
  each<[string]>("the cause %s does not beat a narrower or a known one of the text", (causes) => {
    expect(merged({ causes }, lent).record).toMatchObject({
      cause: loan.label,
      cause_code: loan.code,
      causes: [{ code: loan.code, label: loan.label }],
    });
  });

  test("what could not be read in a column is told", () => {
    const { record, disagreements } = merged({ case_number: "310", casedate: "去年" });
    expect(record).toMatchObject({ case_number: read.case_number, casedate: read.casedate });
    expect(disagreements).toEqual([
      { field: "unread_case_number", column: "310", text: read.case_number },
      { field: "unread_casedate", column: "去年", text: read.casedate },
    ]);
  });
});

describe("a date in a column before the year of the case number", () => {
  const read = invented({ case_number: "（2024）内0102民初1号", casedate: "2024-09-28" });
  const merge = (casedate: string, own = read) => mergeColumns(own, columns({ casedate }), ownContext);

  test("gives way to that of the text and is listed", () => {
    const { record, disagreements } = merge("2014-09-30");
    expect(record.casedate).toBe("2024-09-28");
    expect(disagreements).toContainEqual({
      ...{ field: "unread_casedate", column: "2014-09-30", text: "2024-09-28" },
    });
  });

  test("leaves the date empty where the text has none either", () => {
    expect(merge("2014-09-30", { ...read, casedate: "" }).record.casedate).toBe("");
    expect(merge("2024-09-30", { ...read, casedate: "" }).record.casedate).toBe("2024-09-30");
  });
});
