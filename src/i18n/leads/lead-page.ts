import cn from "../cn/lead-page.json" with { type: "json" };
import en from "../en/lead-page.json" with { type: "json" };
import { type Lang, localePath } from "../lang.ts";

const addresses = (lang: Lang) => ({
  backTo: localePath("/layout/hycase#lead", lang),
  withdrawTo: localePath("/layout/withdraw", lang),
  contactTo: localePath("/layout/info/contact", lang),
  analyseTo: localePath("/layout/addcase", lang),
  homeTo: localePath("/", lang),
});

/** The words of the pages that answer a form sent without scripts. Words in braces are placeholders. */
export const leadPage = {
  cn: { ...cn, ...addresses("cn"), lang: "zh-CN" },
  en: { ...en, ...addresses("en"), lang: "en" },
};
