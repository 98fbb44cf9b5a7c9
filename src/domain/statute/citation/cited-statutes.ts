const CITATION = /《(?:中华人民共和国)?([^《》（）()]{2,40})(?:[（(][^》]{0,30}[)）])?》/g;
/**
 * Endings of the names of laws, regulations and interpretations; contracts and policies are also printed with
 * title marks.
 */
const STATUTE = /(?:法典|法|条例|规定|解释|办法|规则|细则|批复|纪要|公约|决定)$/;

/** The statutes that paragraphs cite in 《》, without 中华人民共和国, without duplicates, in order of appearance. */
export function citedStatutes(paragraphs: string[]): string[] {
  const names = new Set<string>();
  for (const paragraph of paragraphs)
    for (const [, name = ""] of paragraph.matchAll(CITATION)) if (STATUTE.test(name)) names.add(name);
  return [...names];
}
