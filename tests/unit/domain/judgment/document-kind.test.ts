import { describe, expect, test } from "vitest";
import { documentKind } from "#domain/judgment/document-kind.ts";
import { invented } from "./invented-record.ts";

describe("documentKind", () => {
  test.each([
    ["民事判决书", "（2021）内0102民初1号", "first", "judgment"],
    ["刑事附带民事判决书", "（2021）内0102刑初1号", "first", "judgment"],
    ["民事裁定书", "（2021）内01民终1号", "second", "ruling"],
    ["民事裁定书", "（2021）内01民辖终1号", "second", "jurisdiction"],
    ["行政裁定书", "（2021）内01行辖1号", "other", "jurisdiction"],
    ["执行裁定书", "（2021）内0102执1号", "enforcement", "enforcement"],
    ["执行通知书", "（2021）内0102执1号", "enforcement", "enforcement"],
    ["限制消费令", "", "other", "enforcement"],
    ["执行决定书", "（2021）内0102执1号", "enforcement", "enforcement"],
    ["民事调解书", "（2021）内0102民初1号", "first", "mediation"],
    ["国家赔偿决定书", "（2021）内01法赔1号", "other", "decision"],
    ["支付令", "（2021）内0102民督1号", "other", "payment_order"],
    ["驳回申诉通知书", "（2021）内01刑申1号", "retrial", "notice"],
    ["公告", "（2021）内0102民催1号", "other", "notice"],
    ["参考案例", "（2021）内01执复1号", "enforcement", "reference"],
    ["人身安全保护令", "（2021）内0102民保令1号", "other", "other"],
    ["", "（2021）内0102民初1号", "first", "other"],
  ] as const)("tells what %s under %s is", (text_type, case_number, instance, kind) => {
    expect(documentKind(invented({ text_type, case_number, instance }))).toBe(kind);
  });

  test("takes a ruling whose case is named for jurisdiction for one on it, whatever its number", () => {
    const named = invented({ casename: "例某管辖权异议一案", text_type: "民事裁定书" });
    expect(documentKind(named)).toBe("jurisdiction");
  });
});
