import * as z from "zod/mini";
import { field, line } from "./field.ts";

/**
 * Questions in people's own words that ask for a text, a calculator or a service. Typed questions are
 * compared with them. Each question belongs to one entry only.
 */
export const askedLines = (least = 3) =>
  field(z.array(line(80)).check(z.minLength(least), z.maxLength(120)), "人们怎样问", {
    hint: "用口语，一句一行，同一句话不能写在两处；提问时按这些话找到它。",
  });

/**
 * The articles of law that best answer typical questions about a text. The likeliest one is first. The text's
 * card shows them.
 */
export const leadingArticles = () =>
  field(z.optional(z.array(line(400)).check(z.minLength(1), z.maxLength(30))), "先看的条文", {
    hint: "一条一行，要紧的在前；冒号后面可以写人们这样问时用它，例如：《民事诉讼法》第七十六条：证人来不了。",
  });

/**
 * Amounts and periods that a text states. A question about one of them is answered with one line and the
 * article of law.
 */
export const figures = () =>
  field(
    z.optional(
      z
        .array(
          z.strictObject({
            asked: askedLines(1),
            answer: field(line(120), "一句话的回答", { hint: "写出数字，和正文一致。" }),
            article: field(line(80), "条文", { hint: "例如：劳动合同法第十九条，要在依据里。" }),
          }),
        )
        .check(z.minLength(1), z.maxLength(12)),
    ),
    "问数字的",
  );
