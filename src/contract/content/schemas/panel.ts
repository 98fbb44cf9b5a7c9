import * as z from "zod/mini";
import { bilingual, day, field, line } from "./field.ts";
import { publishingFields } from "./publishing.ts";

/** Number of practice areas. */
export const AREA_COUNT = 33;
/** Number of practice areas that one page of the panel shows. */
export const AREAS_PER_PAGE = 12;

/**
 * A practice area, an entry of src/content/areas.yaml. `star`: 司发通〔2017〕33号 or 〔2019〕35号 recognises it as a
 * specialty.
 */
export const PracticeArea = z.strictObject({
  id: field(z.int().check(z.minimum(1), z.maximum(AREA_COUNT)), "编号", { hint: "1 到 33，不重复。" }),
  cn: field(line(20), "中文名称"),
  en: field(line(60), "英文名称"),
  star: field(z.boolean(), "司法部评定的专业", {
    hint: "属于司发通〔2017〕33号、〔2019〕35号所列专业的打开。",
  }),
  text: field(bilingual(120), "说明"),
});
export type PracticeArea = z.infer<typeof PracticeArea>;

/**
 * A person on the experts panel, src/content/experts/ID.yaml. `sample: true` marks an invented person. A real
 * person needs `agreedOn`, the day of the written consent to be shown.
 */
export const Expert = z
  .strictObject({
    name: field(z.strictObject({ cn: field(line(20), "中文"), en: field(line(60), "英文") }), "姓名"),
    sample: field(z.boolean(), "示例人物", {
      hint: "虚构的人物打开；真实的人关闭，并填同意日期。",
    }),
    agreedOn: field(z.optional(day()), "本人书面同意展示的日期", { control: "date", hint: "真实人物必填。" }),
    areas: field(
      z.array(z.int().check(z.minimum(1), z.maximum(AREA_COUNT))).check(z.minLength(1), z.maxLength(6)),
      "业务领域",
      { hint: "“业务领域”里的编号，选 1 到 6 个。" },
    ),
    description: field(bilingual(200), "介绍"),
    portrait: field(
      z.optional(z.string().check(z.regex(/^\.\.\/images\/\S+$/, { error: "image_path" }))),
      "照片",
      {
        control: "image",
        hint: "没有照片就不放，页面画出姓氏。",
      },
    ),
    ...publishingFields,
  })
  .check(
    z.refine((person) => person.sample || person.agreedOn !== undefined, {
      error: "consent",
      path: ["agreedOn"],
    }),
  );
export type Expert = z.infer<typeof Expert>;

/**
 * The experts that are shown. If there is a real expert, only real experts are shown. Otherwise invented
 * experts are shown, but only while the corpus is the generated sample.
 */
export function shownExperts<One extends Pick<Expert, "sample">>(
  experts: One[],
  corpusIsSample: boolean,
): One[] {
  const real = experts.filter((expert) => !expert.sample);
  if (real.length > 0) return real;
  return corpusIsSample ? experts : [];
}
