import { coverage as cnCoverage } from "#i18n/cn/coverage.ts";
import { searchTools as cn } from "#i18n/cn/search-tools.ts";
import { coverage as enCoverage } from "#i18n/en/coverage.ts";
import { searchTools as en } from "#i18n/en/search-tools.ts";
import { pageLang } from "#i18n/page-lang.ts";

/**
 * The words of the tools above the list. They come with the tool's script instead of in the props, as
 * elsewhere: most visitors open none of them, and the page has a byte budget.
 */
export const toolWords = () => (pageLang() === "en" ? en : cn);
/** The words of the coverage map, also with its script. */
export const coverageWords = () => (pageLang() === "en" ? enCoverage : cnCoverage);
