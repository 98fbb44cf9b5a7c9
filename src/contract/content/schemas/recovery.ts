import * as z from "zod/mini";
import { externalLink, field, isUnset, line } from "./field.ts";

const caseId = z.string().check(z.regex(/^[a-z2-7]{12}$/, { error: "judgment_id" }));

/** A correction of what the texts say about a lawyer, an entry of src/content/recovery/corrections.yaml. */
export const RecoveryCorrection = z.strictObject({
  id: field(line(40), "编号", { hint: "任意不重复的短名称，例如 2026-01。" }),
  kind: field(z.enum(["rename", "merge", "split", "hide"]), "更正方式", {
    hint: "改名；并入另一人；把部分案件分给另一人；不计算某些案件。",
    choices: { rename: "改名", merge: "并入另一人", split: "分给另一人", hide: "不计算" },
  }),
  lawyer: field(line(40), "律师姓名"),
  lawoffice: field(line(80), "律师事务所"),
  newLawyer: field(z.optional(line(40)), "更正后的姓名"),
  newLawoffice: field(z.optional(line(80)), "更正后的律师事务所"),
  cases: field(z.optional(z.array(caseId).check(z.minLength(1))), "案件编号", {
    hint: "文书详情页地址中 # 后面的 12 个字符。",
  }),
});

/**
 * A lawyer who is not listed, an entry of src/content/recovery/opt-outs.yaml. The id is a salted hash from
 * `npm run optout`.
 */
export const RecoveryOptOut = z.strictObject({
  id: field(z.string().check(z.regex(/^[0-9a-f]{32}$/, { error: "hash" })), "加盐散列", {
    hint: "由 npm run optout -- 姓名 律师事务所 生成，不写姓名。",
  }),
});

/** A picture or a page to which a lawyer consented, an entry of src/content/recovery/profiles.yaml. */
export const RecoveryProfile = z.strictObject({
  id: field(line(40), "编号"),
  lawyer: field(line(40), "律师姓名"),
  lawoffice: field(line(80), "律师事务所"),
  picture: field(
    z.optional(z.string().check(z.regex(/^\/[\w./-]+$/, { error: "internal_link" }))),
    "头像地址",
    {
      hint: "站内地址，例如 /portraits/a.jpg。",
    },
  ),
  page: field(z.optional(externalLink), "主页地址"),
});
export type RecoveryProfile = z.infer<typeof RecoveryProfile>;

const template = z
  .string()
  .check(
    z.refine(
      (text: string) =>
        text === "" || isUnset(text) || (/^https:\/\/[^\s/]+\.\S+$/.test(text) && text.includes("{lawyer}")),
      { error: "external_link" },
    ),
  );

/** Content of src/content/recovery/settings.yaml: addresses outside the site. */
export const RecoverySettings = z.strictObject({
  profile: field(template, "律师主页网址", {
    hint: "以 https:// 开头，含 {lawyer}，可含 {lawoffice}；没有就留空。",
  }),
});
export type RecoverySettings = z.infer<typeof RecoverySettings>;
