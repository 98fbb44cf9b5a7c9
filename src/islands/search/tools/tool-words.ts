import { coverage as cnCoverage } from "#i18n/cn/coverage.ts";
import { searchTools as cn } from "#i18n/cn/search-tools.ts";
import { coverage as enCoverage } from "#i18n/en/coverage.ts";
import { searchTools as en } from "#i18n/en/search-tools.ts";

const inEnglish = () => document.documentElement.lang === "en";

/**
 * The words of the tools over the list. They come with the tool's script and not, as elsewhere, in the props:
 * most visitors open none of them, and the page has its budget.
 */
export const toolWords = () => (inEnglish() ? en : cn);
/** The words of the coverage map, with its script likewise. */
export const coverageWords = () => (inEnglish() ? enCoverage : cnCoverage);
