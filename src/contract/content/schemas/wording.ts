import * as z from "zod/mini";
import { field, line } from "./field.ts";

const phrases = z.array(line(60)).check(z.minLength(1), z.maxLength(60));

/**
 * Phrases that the rules on lawyers' advertising forbid, an entry of src/content/wording.yaml. Text that
 * contains one of `words` is refused, unless the word is inside one of the phrases in `allowed`. Upper and
 * lower case are equal.
 */
export const ForbiddenWording = z.strictObject({
  id: field(line(40), "编号"),
  reason: field(line(120), "为什么不能写"),
  instead: field(line(160), "改成什么"),
  words: field(phrases, "禁用的词"),
  allowed: field(z.optional(phrases), "允许的写法", {
    hint: "包含禁用词但意思正当的整句短语，例如「不承诺胜诉」。",
  }),
});
export type ForbiddenWording = z.infer<typeof ForbiddenWording>;
