import { GuideIndex } from "#domain/ask/guides/rank-guides.ts";
import { SameWords } from "#domain/ask/question/same-words.ts";
import { offersOf, offerText } from "#server/ask/offers.ts";
import { readSameWords } from "#server/ask/read-words.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { contentTables } from "#server/content/tables.ts";
import { drawParts } from "./random-of-seed.ts";

const FOLDS = 5;
const SEED = 3;
/** Number of guides shown in an answer. */
const SHOWN = 3;

/**
 * Cross-validation of how well our own texts are found from people's phrasings: each text is searched by
 * phrasings that were removed from it.
 */
export function measureGuides(): string {
  const offers = offersOf(contentTables(readContent(process.cwd()), "9999-12-31"));
  const texts = offers.map(offerText);
  const same = new SameWords(readSameWords());
  const lines = texts.flatMap(({ asked }, offer) => asked.map((line) => ({ offer, line })));
  const folds = drawParts(lines.length, FOLDS, SEED);
  let first = 0;
  let shown = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const out = lines.filter((_, at) => folds[at] === fold);
    const left = new Set(out.map(({ line }) => line));
    const index = new GuideIndex(
      texts.map((text) => ({ ...text, asked: text.asked.filter((line) => !left.has(line)) })),
      same,
    );
    for (const { offer, line } of out) {
      const place = index.rank(line, SHOWN).findIndex((one) => one.guide === offer);
      if (place === 0) first++;
      if (place >= 0) shown++;
    }
  }
  const share = (count: number) => (count / lines.length).toFixed(3).replace(/^0/, "");
  return `${offers.length} offers, ${lines.length} ways to ask: first ${share(first)}, among ${SHOWN} ${share(shown)}`;
}
