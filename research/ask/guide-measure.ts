import { GuideIndex } from "#domain/ask/guides/rank-guides.ts";
import { SameWords } from "#domain/ask/question/same-words.ts";
import { StreetWords } from "#domain/ask/question/street-words.ts";
import { guideText } from "#server/ask/guides.ts";
import { readSameWords, readStreetWords } from "#server/ask/read-words.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { contentTables } from "#server/content/tables.ts";
import { drawParts } from "./random-of-seed.ts";

const FOLDS = 5;
const SEED = 3;
/** Guides that an answer shows. */
const SHOWN = 3;

/**
 * How well guides are found by the ways people ask, by cross-validation: a guide is asked for by lines that were taken out of
 * it. By words alone, for the articles that a guide cites are proposed by these lines too.
 */
export function measureGuides(): string {
  const { guides } = contentTables(readContent(process.cwd()), "9999-12-31");
  const chinese = guides.filter(({ language }) => language === "cn");
  const lexicon = { same: new SameWords(readSameWords()), street: new StreetWords(readStreetWords()) };
  const lines = chinese.flatMap(({ asked }, guide) => asked.map((line) => ({ guide, line })));
  const folds = drawParts(lines.length, FOLDS, SEED);
  let first = 0;
  let shown = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const out = new Set(lines.filter((_, at) => folds[at] === fold).map(({ line }) => line));
    const index = new GuideIndex(
      chinese.map((guide) =>
        guideText({ ...guide, asked: guide.asked.filter((line) => !out.has(line)) }, []),
      ),
      lexicon,
    );
    for (const { guide, line } of lines.filter((_, at) => folds[at] === fold)) {
      const place = index.rank(line, SHOWN).findIndex((one) => one.guide === guide);
      if (place === 0) first++;
      if (place >= 0) shown++;
    }
  }
  const share = (count: number) => (count / lines.length).toFixed(3).replace(/^0/, "");
  return `${chinese.length} guides, ${lines.length} ways to ask: first ${share(first)}, among ${SHOWN} ${share(shown)}`;
}
