import { type ArticleToRead, articlesToRead } from "../statutes/articles-to-read.ts";
import { readCitable, readLawText } from "../statutes/law-files.ts";
import { type DeskAnswer, done } from "./desk-calls.ts";
import { entryName } from "./entry-name.ts";

const REASONS: Record<ArticleToRead["reason"], (since: string) => string> = {
  ended: () => "这部法规已经失效，请找出取代它的规定",
  not_yet: () => "这部法规还没有施行",
  missing: (since) => `${since} 起施行的现行文本没有这一条`,
  changed: (since) => `条文自 ${since} 起有改动，本文核对在此之前`,
};

/**
 * The places where the texts below `root` cite an article that editors must read again (see
 * `articlesToRead`), as sentences for the CMS. By default the imported laws are compared.
 */
export function readAgain(root: string, laws = readCitable(), readText = readLawText): DeskAnswer {
  if (!laws.some((law) => !law.is_listed && law.articles !== ""))
    return done({ sentence: "这里没有导入法规全文，不能核对所引条文。", articles: [] });
  const articles = articlesToRead(root, { laws, readText }).map(
    ({ file, line, article, reason, since }) =>
      `${article}：${REASONS[reason](since)}（${entryName(root, file)}，第 ${line} 行）`,
  );
  const sentence =
    articles.length > 0 ? `所引条文有 ${articles.length} 处要重读：` : "所引条文都是现行的，没有要重读的。";
  return done({ sentence, articles });
}
