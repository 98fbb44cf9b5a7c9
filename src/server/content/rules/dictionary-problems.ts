import type { ForbiddenWording } from "#contract/content/schemas/wording.ts";
import type { Problem } from "../source/problem.ts";
import { forbiddenIn } from "./rules-wording.ts";

type Language = "cn" | "en";
/** For each language, the keys (`place.key`) that it lacks and the other language has. */
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
    ...sentences(words[language], "").flatMap(({ key, text }) =>
      forbiddenIn(text, rules).map(({ word, rule }) => ({
        ...place(language, key),
        what: `出现了不能用于推广的说法“${word}”（${rule.reason}）`,
        remedy: rule.instead,
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

function sentences(value: unknown, key: string): { key: string; text: string }[] {
  if (typeof value === "string") return [{ key, text: value }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => sentences(inner, key ? `${key}.${name}` : name));
}
