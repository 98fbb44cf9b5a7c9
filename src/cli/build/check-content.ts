import { cn } from "#i18n/cn.ts";
import { en } from "#i18n/en.ts";
import { missingKeys } from "#i18n/missing-keys.ts";
import { checkSiteContent } from "#server/content/check-content.ts";
import { dictionaryProblems } from "#server/content/rules/dictionary-problems.ts";
import { wordingRules } from "#server/content/rules/rules-wording.ts";
import { problemToText } from "#server/content/source/problem.ts";
import type { Content } from "#server/content/source/read-content.ts";
import { CommandFailure, runCommand } from "../command.ts";

/**
 * Checks the content and returns it. If it has faults, prints each in Chinese and fails. With `loud`, a line
 * is printed if there are none. With `preview`, missing translations are listed but are no failure. With
 * CONTEXT=production or `--production`, unset settings are faults too.
 */
export function assertContent({ loud, preview = false }: { loud: boolean; preview?: boolean }): Content {
  const production = process.env.CONTEXT === "production" || process.argv.includes("--production");
  const { problems: found, content } = checkSiteContent({ root: process.cwd(), production });
  const missing = { cn: missingKeys(en, cn), en: missingKeys(cn, en) };
  const waits = found.filter(({ mayWait }) => preview && !production && mayWait);
  for (const problem of waits) console.error(`发布前：${problemToText(problem)}`);
  const stops = found.filter((problem) => !waits.includes(problem));
  const problems = [...stops, ...dictionaryProblems({ cn, en }, missing, wordingRules(content))];
  if (problems.length > 0) {
    for (const problem of problems) console.error(problemToText(problem));
    throw new CommandFailure(`内容里有 ${problems.length} 处要修改，见上面各行。改好以后再运行一次。`);
  }
  if (loud) console.log(`内容检查通过：${content.entries.length} 项。`);
  return content;
}

if (import.meta.main) await runCommand(() => void assertContent({ loud: true }));
