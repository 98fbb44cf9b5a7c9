import { AskIndex } from "#domain/ask/index/ask-index.ts";
import { GramIndexBuilder } from "#domain/ask/index/gram-index-builder.ts";
import { countBigrams } from "#domain/ask/question/bigrams.ts";

/** A law with its articles by heading, in order from 1. */
export interface SmallLaw {
  title: string;
  sections: { heading: string; articles: string[] }[];
}

/** Two laws of three and two articles, some of which have words in common. */
export const CRAFT_LAWS: SmallLaw[] = [
  {
    title: "工匠法",
    sections: [
      { heading: "工钱", articles: ["给付工钱", "限期给付"] },
      { heading: "歇业", articles: ["告知工匠"] },
    ],
  },
  { title: "河渡法", sections: [{ heading: "摆渡", articles: ["渡船载客", "船家赔偿乘客"] }] },
];

/** A case: its text and the numbers of the articles that it cites, from 0 over all laws. */
export interface SmallCase {
  text: string;
  cites: number[];
}

/** Text of guides on an article, by the article's number from 0 over all laws. */
export interface SmallGuided {
  article: number;
  text: string;
}

/** An index of a few laws and cases; all texts are folded already. */
export function smallIndex(laws: SmallLaw[], cases: SmallCase[] = [], guided: SmallGuided[] = []): AskIndex {
  const sections = laws.flatMap(({ sections: own }, law) => own.map((section) => ({ ...section, law })));
  const articles = sections.flatMap(({ articles: own, law }, section) =>
    own.map((text) => ({ text, section, law })),
  );
  const gramIndex = (texts: readonly string[]) => {
    const builder = new GramIndexBuilder();
    for (const text of texts) builder.add(countBigrams([{ text, weight: 1 }]), text.length);
    return builder.columns();
  };
  const numbers = articles.map(
    ({ law }, at) => articles.slice(0, at + 1).filter((one) => one.law === law).length,
  );
  const ends = (lengths: number[]) =>
    Uint32Array.from([0, ...lengths], (_, at) => lengths.slice(0, at).reduce((a, b) => a + b, 0));
  const all = articles.map(({ text }) => text).join("");
  return new AskIndex({
    laws: laws.map(({ title }, at) => ({ id: `law${at}`, title, key: title, kind: 0 })),
    sectionLaw: Uint16Array.from(sections, ({ law }) => law),
    section: Uint32Array.from(articles, ({ section }) => section),
    number: Uint16Array.from(numbers),
    branch: new Uint8Array(articles.length),
    cited: Uint32Array.from(articles, (_, at) => cases.filter(({ cites }) => cites.includes(at)).length),
    textOffsets: ends(articles.map(({ text }) => text.length)),
    text: Uint16Array.from(all.split(""), (character) => character.charCodeAt(0)),
    articles: gramIndex(articles.map(({ text }) => text)),
    cases: gramIndex(cases.map(({ text }) => text)),
    guideWords: gramIndex(guided.map(({ text }) => text)),
    guidedArticles: Uint32Array.from(guided, ({ article }) => article),
    caseOffsets: ends(cases.map(({ cites }) => cites.length)),
    caseArticles: Uint32Array.from(cases.flatMap(({ cites }) => cites)),
  });
}
