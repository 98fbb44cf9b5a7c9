const CITATION = /《(?:中华人民共和国)?([^《》（）()]{2,40})(?:[（(][^》]{0,30}[)）])?》/g;
/** How names of laws, regulations and interpretations end; contracts and policies have titles too. */
const STATUTE = /(?:法典|法|条例|规定|解释|办法|规则|细则|批复|纪要|公约|决定)$/;

/** The statutes that paragraphs cite between 《 and 》, without 中华人民共和国, each once, in order of appearance. */
export function citedStatutes(paragraphs: string[]): string[] {
  const names = new Set<string>();
  for (const paragraph of paragraphs)
    for (const [, name = ""] of paragraph.matchAll(CITATION)) if (STATUTE.test(name)) names.add(name);
  return [...names];
}
