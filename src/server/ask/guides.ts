import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { GUIDE_PATH } from "#contract/content/schemas/routes.ts";
import { MOST_PROPOSED } from "#contract/search/ask-limits.ts";
import type { ProposedGuide } from "#contract/search/search-ask.ts";
import { GuideIndex } from "#domain/ask/rank-guides.ts";
import type { GuideRecord } from "../content/tables.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import type { AnswerLanguage } from "../http/language.ts";

const GUIDES_FILE = "data/generated/content/guides.json";
/** Guides less like the question than this, or than this share of the first, are left out. */
const LEAST_LIKE = 0.13;
const SHARE_OF_FIRST = 0.45;

interface Guides {
  index: GuideIndex;
  /** In the order of the index. */
  chinese: GuideRecord[];
  english: ReadonlyMap<string, GuideRecord>;
}
let guides: Guides | undefined;

function openGuides(): Guides {
  if (guides) return guides;
  const path = resolve(GUIDES_FILE);
  const all = existsSync(path) ? readGeneratedJson<GuideRecord[]>(path) : [];
  const chinese = all.filter(({ language }) => language === "cn");
  const english = new Map(all.filter(({ language }) => language === "en").map((one) => [one.slug, one]));
  const index = new GuideIndex(
    chinese.map(({ title, asked, summary, causes, sections }) => ({
      ...{ title, asked, summary, causes },
      body: sections.map(({ heading, text }) => `${heading}\n${text}`).join("\n"),
    })),
  );
  guides = { index, chinese, english };
  return guides;
}

/** A guide near a question, and the causes that it names. */
export interface NearGuide {
  shown: ProposedGuide;
  score: number;
  causes: readonly string[];
}

/**
 * The guides that come near a question, best first, with title and summary in the language of the answer if
 * translated; none without a word in common that tells something. Throws FaultyFile if the file is damaged.
 */
export function nearGuides(question: string, language: AnswerLanguage): NearGuide[] {
  const { index, chinese, english } = openGuides();
  const ranked = index.rank(question, MOST_PROPOSED.guides);
  const least = Math.max(LEAST_LIKE, (ranked[0]?.score ?? 0) * SHARE_OF_FIRST);
  return ranked
    .filter(({ score, words }) => score >= least && words.length > 0)
    .map(({ guide, score, words }) => {
      const own = chinese[guide]!;
      const { title, summary } = (language === "en" && english.get(own.slug)) || own;
      const url = `${language === "en" ? "/en" : ""}${GUIDE_PATH}${own.slug}`;
      return {
        shown: { title, summary, url, reviewed: (own.reviewedBy ?? "") !== "", words },
        score,
        causes: own.causes,
      };
    });
}
