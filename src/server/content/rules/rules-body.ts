import { ARTICLE_CHARS } from "#contract/content/schemas/article.ts";
import { GUIDE_CHARS } from "#contract/content/schemas/guide.ts";
import { findTokens, TOKEN_NAMES } from "#contract/content/schemas/tokens.ts";
import { partGloss } from "#domain/ask/guides/guide-articles.ts";
import { scanBody } from "../source/markdown.ts";
import type { Problem } from "../source/problem.ts";
import type { Content, ContentEntry } from "../source/read-content.ts";
import { fieldProblem } from "./schema-problems.ts";

/**
 * Faults in Markdown texts: a missing, too short or too long text, a second title, raw HTML, an unknown
 * token, or an incomplete review.
 */
export function bodyProblems({ entries }: Content): Problem[] {
  return entries.flatMap((entry) => [
    ...textProblems(entry),
    ...lengthProblems(entry),
    ...reviewProblems(entry),
  ]);
}

/**
 * The minimum and maximum number of Chinese characters of a text, by collection. Lawyers review the texts of
 * these collections.
 */
const LENGTHS: Readonly<Record<string, { min: number; max: number }>> = {
  knowledge: ARTICLE_CHARS,
  guides: GUIDE_CHARS,
};

function textProblems(entry: ContentEntry): Problem[] {
  const { body, bodyLine, file } = entry.source;
  if (body === undefined) return [];
  const at = (line: number, what: string, remedy: string) => ({ file, line, field: "正文", what, remedy });
  if (body.trim() === "") return [at(bodyLine, "没有正文", "在第二个 --- 下面写正文")];
  const scan = scanBody(entry.source);
  const tokens = body.split("\n").flatMap((text, index) =>
    findTokens(text)
      .filter(({ name }) => entry.collection.name !== "info" || !TOKEN_NAMES.includes(name))
      .map(({ name }) =>
        entry.collection.name === "info"
          ? at(
              bodyLine + index,
              `不认识 {${name}}`,
              `可以写的有：${TOKEN_NAMES.map((one) => `{${one}}`).join("、")}`,
            )
          : at(bodyLine + index, `{${name}} 只能写在信息页里`, "直接写文字"),
      ),
  );
  return [
    ...scan.headings
      .filter((heading) => heading.depth === 1)
      .map((heading) =>
        at(heading.line, "正文里又写了一级标题（# ）", "改成两个井号（## ），大标题写在上面的 title 里"),
      ),
    ...scan.html.map((line) => at(line, "正文里写了 HTML 标签", "删掉尖括号里的内容，用 Markdown 的写法")),
    ...tokens,
  ];
}

function lengthProblems(entry: ContentEntry): Problem[] {
  const { body, bodyLine, file } = entry.source;
  const draft = (entry.data as { draft?: unknown } | undefined)?.draft === true;
  const length = LENGTHS[entry.collection.name];
  if (!length || entry.language !== "cn" || draft || !body?.trim()) return [];
  const chars = [body, ...glossesOf(entry.data)].join("").match(/\p{Script=Han}/gu)?.length ?? 0;
  const { min, max } = length;
  if (chars >= min && chars <= max) return [];
  const words =
    chars > max
      ? { what: `太长，最多 ${max} 个汉字，现在 ${chars} 个`, remedy: "删短，或者拆成两篇" }
      : {
          what: `太短，至少 ${min} 个汉字，现在 ${chars} 个`,
          remedy: "写完整，或者先标为草稿（draft: true）",
        };
  return [{ file, line: bodyLine, field: "正文", ...words }];
}

/** The explanations that a guide gives for articles outside its text. They are checked like its text. */
function glossesOf(data: unknown): string[] {
  const { sources } = (data ?? {}) as { sources?: unknown };
  return (Array.isArray(sources) ? sources : []).flatMap((source) => {
    const { also } = (source ?? {}) as { also?: unknown };
    return (Array.isArray(also) ? also : []).map((line) => partGloss(String(line)).gives);
  });
}

function reviewProblems(entry: ContentEntry): Problem[] {
  if (!LENGTHS[entry.collection.name]) return [];
  const { reviewedBy, reviewedOn } = (entry.data ?? {}) as { reviewedBy?: unknown; reviewedOn?: unknown };
  const by = typeof reviewedBy === "string" && reviewedBy.trim() !== "";
  const on = reviewedOn !== undefined && reviewedOn !== null && reviewedOn !== "";
  if (by === on) return [];
  const [field, label] = by ? ["reviewedOn", "审核日期"] : ["reviewedBy", "审核人"];
  const words = { what: "审核人和审核日期只填了一个", remedy: "两个都填，或者两个都留空" };
  return [fieldProblem(entry, [field!], label, words)];
}
