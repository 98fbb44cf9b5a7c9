import cn from "./cn/similar-report.json" with { type: "json" };
import en from "./en/similar-report.json" with { type: "json" };
import { pageLang } from "./page-lang.ts";

/**
 * The words of a report on similar cases and of its form. They are loaded with the script that creates the
 * report.
 */
export const reportWords = () => (pageLang() === "en" ? en : cn);
