import type { ForbiddenWording } from "#contract/content/schemas/wording.ts";
import type { Problem } from "../source/problem.ts";
import { forbiddenIn, wordsOf } from "./rules-wording.ts";
import { textFields } from "./schema-problems.ts";

type Language = "cn" | "en";
/** For each language, the keys (`place.key`) that only the other language has. */
export type MissingWords = Record<Language, string[]>;

const NAMES: Record<Language, string> = { cn: "中文", en: "英文" };

/**
 * Faults in the texts of the interface: texts without a translation, and wording that the promotion rules
 * forbid.
 */
export function dictionaryProblems(
  words: Record<Language, object>,
  missing: MissingWords,
  rules: ForbiddenWording[],
): Problem[] {
  const languages = ["cn", "en"] as const;
  return languages.flatMap((language) => [
    ...missing[language].map((key) => ({
      ...place(language, key),
      what: `缺少${NAMES[language]}`,
      remedy: `参照 ${place(language === "cn" ? "en" : "cn", key).file} 补上这个字段`,
    })),
    ...textFields(words[language]).flatMap(({ path, text }) =>
      forbiddenIn(text, rules).map((found) => ({
        ...place(language, path.join(".")),
        ...wordsOf(found),
      })),
    ),
  ]);
}

/**
 * Where a text of the interface is. Each top-level key has a file in kebab case: `notFound.title` is in
 * not-found.json.
 */
function place(language: Language, key: string): { file: string; line: number; field: string } {
  const [first = "", ...rest] = key.split(".");
  const file = first.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { file: `src/i18n/${language}/${file}.json`, line: 1, field: rest.join(".") || first };
}
