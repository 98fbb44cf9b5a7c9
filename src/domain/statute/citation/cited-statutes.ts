const CITATION = /《(?:中华人民共和国)?([^《》（）()]{2,40})(?:[（(][^》]{0,30}[)）])?》/g;
/**
 * Endings of names of laws, regulations and interpretations. The titles of contracts and policies are also
 * printed in 《》, but do not end so.
 */
const STATUTE = /(?:法典|法|条例|规定|解释|办法|规则|细则|批复|纪要|公约|决定)$/;

/**
 * The statutes that the paragraphs cite in 《》, in order of appearance. 中华人民共和国 and duplicates are left out.
 */
export function citedStatutes(paragraphs: string[]): string[] {
  const names = new Set<string>();
  for (const paragraph of paragraphs)
    for (const [, name = ""] of paragraph.matchAll(CITATION)) if (STATUTE.test(name)) names.add(name);
  return [...names];
}
