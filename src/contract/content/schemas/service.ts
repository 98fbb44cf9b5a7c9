import * as z from "zod/mini";
import { askedLines } from "./asked.ts";
import { bilingual, field, line } from "./field.ts";

/**
 * A service of the site, an entry of src/content/services.yaml. A question that asks for the service is
 * answered with the service's page.
 */
export const Service = z.object({
  id: field(line(30), "编号", { hint: "不重复，英文小写。" }),
  name: field(bilingual(30), "名称"),
  help: field(bilingual(160), "能帮什么"),
  to: field(line(60), "站内地址", { hint: "以 / 开头。" }),
  asked: askedLines(),
});
export type Service = z.infer<typeof Service>;
