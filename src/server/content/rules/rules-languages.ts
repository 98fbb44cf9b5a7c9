import { CONTENT_ROOT } from "#contract/content/collections.ts";
import { UNSET } from "#contract/content/schemas/field.ts";
import { INFO_PAGES } from "#contract/content/schemas/info-page.ts";
import { fileProblem, type Problem } from "../source/problem.ts";
import type { Content, ContentEntry } from "../source/read-content.ts";
import { fieldProblem, fieldsCalled } from "./schema-problems.ts";

/**
 * Faults in translations: a missing translation, a translation without an original, an English field in
 * Chinese, or a missing info page.
 */
export function languageProblems({ entries }: Content): Problem[] {
  const articles = entries.filter((entry) => entry.language);
  const find = (entry: ContentEntry, language: string) =>
    articles.find(
      (one) => one.collection === entry.collection && one.id === entry.id && one.language === language,
    );
  return [
    ...articles
      .flatMap((entry) =>
        entry.language === "cn"
          ? translationProblems(entry, find(entry, "en"))
          : orphanProblems(entry, find(entry, "cn")),
      )
      .map((problem): Problem => ({ ...problem, mayWait: true })),
    ...entries.flatMap(chineseInEnglish),
    ...missingInfoPages(entries),
  ];
}

const record = (entry: ContentEntry) => (entry.data ?? {}) as Record<string, unknown>;

function translationProblems(entry: ContentEntry, english: ContentEntry | undefined): Problem[] {
  const { collection, source } = entry;
  if (source.data === undefined) return [];
  const pending = record(entry).translation === "pending";
  const place = { file: source.file, line: source.lineOf(["translation"]), field: "translation（翻译）" };
  if (english && pending)
    return [{ ...place, what: "已经有英文版，却还写着 translation: pending", remedy: "删掉这一行" }];
  if (english) return questionProblems(entry, english);
  if (collection.translated === "or-pending" && pending) return [];
  const path = `${CONTENT_ROOT}/${collection.path}/en/${entry.id}.md`;
  const remedy =
    collection.translated === "or-pending"
      ? `补上 ${path}，或者在 ${source.file} 里加一行 translation: pending`
      : `补上 ${path}`;
  return [fileProblem(path, "缺少英文版", remedy)];
}

function orphanProblems(entry: ContentEntry, chinese: ContentEntry | undefined): Problem[] {
  if (chinese) return [];
  const path = `${CONTENT_ROOT}/${entry.collection.path}/cn/${entry.id}.md`;
  return [fileProblem(path, "只有英文版，缺少中文版", `补上 ${path}，文件名和英文版一样`)];
}

function questionIds(entry: ContentEntry): string[] {
  const questions = record(entry).questions;
  return Array.isArray(questions) ? questions.map((question) => String(question?.id)) : [];
}

function questionProblems(chinese: ContentEntry, english: ContentEntry): Problem[] {
  const compare = (from: ContentEntry, to: ContentEntry, language: string) => {
    const there = new Set(questionIds(to));
    return questionIds(from)
      .filter((id) => !there.has(id))
      .map((id) => {
        const what = `缺少编号为 ${id} 的问答的${language}`;
        const remedy = `参照 ${from.source.file} 补上，编号要一样`;
        return fieldProblem(to, ["questions"], "问答", { what, remedy });
      });
  };
  return [...compare(chinese, english, "英文"), ...compare(english, chinese, "中文")];
}

/** Faults in fields called `en`: they contain Chinese characters. */
const chineseInEnglish = (entry: ContentEntry): Problem[] =>
  fieldsCalled("en", entry.data)
    .filter(({ text }) => text.trim() !== UNSET && /\p{Script=Han}/u.test(text))
    .map(({ path }) => fieldProblem(entry, path, "英文", { what: "英文里还有中文", remedy: "换成英文翻译" }));

function missingInfoPages(entries: ContentEntry[]): Problem[] {
  const there = new Set(entries.filter((entry) => entry.collection.name === "info").map((entry) => entry.id));
  const remedy = "恢复这个文件（可以撤销最近的修改），不要改名";
  return INFO_PAGES.filter((name) => !there.has(name)).map((name) =>
    fileProblem(`${CONTENT_ROOT}/info/cn/${name}.md`, "缺少这个信息页", remedy),
  );
}
