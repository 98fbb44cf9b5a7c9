import * as z from "zod/mini";
import { bilingual, field } from "./field.ts";

/** The landing pages: /layout/lawyer, /layout/legal, /layout/huibaoquan. */
export const LANDING_PAGES = ["lawyer", "legal", "huibaoquan"] as const;

/** Content of src/content/landing/NAME.yaml. The page's button opens the chat address in contact.yaml. */
export const LandingPage = z.strictObject({
  title: field(bilingual(20), "页面标题"),
  slogan: field(bilingual(40), "标语"),
  text: field(bilingual(200), "正文"),
  points: field(
    z
      .array(z.strictObject({ title: field(bilingual(20), "小标题"), text: field(bilingual(120), "说明") }))
      .check(z.minLength(1), z.maxLength(6)),
    "要点",
  ),
  button: field(bilingual(12), "按钮文字"),
});
