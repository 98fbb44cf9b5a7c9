import { articlesOf, type CitingSource } from "./guide-articles.ts";

/** The laws and causes that a rule without a checked text concerns. */
interface UnreadRule {
  laws?: readonly string[] | undefined;
  causes?: readonly string[] | undefined;
}

const bare = (title: string) => title.replace(/（\d{4} ?年[^）]*）$/, "").replace(/^中华人民共和国/, "");
const articleKey = (source: CitingSource) =>
  articlesOf(source).map(({ law, number, branch }) => `${bare(law)} ${number} ${branch}`);

/**
 * The unchecked rules that concern a text. A rule concerns a text that cites one of the rule's laws, or names
 * one of its causes. If the rule names articles of the law, the text must cite one of them. `sources` are
 * those of the Chinese text.
 */
export function unreadFor<Rule extends UnreadRule>(
  { sources, causes = [] }: { sources: readonly CitingSource[]; causes?: readonly string[] | undefined },
  rules: readonly Rule[],
): Rule[] {
  const titles = new Set(sources.map(({ title }) => bare(title)));
  const articles = new Set(sources.flatMap(articleKey));
  const cites = (law: string) => {
    const at = law.search(/第[零一二三四五六七八九十百千]+条/u);
    if (at < 0) return titles.has(bare(law));
    return articleKey({ title: law.slice(0, at), articles: law.slice(at) }).some((key) => articles.has(key));
  };
  return rules.filter(
    (rule) => rule.laws?.some(cites) || rule.causes?.some((cause) => causes.includes(cause)),
  );
}
