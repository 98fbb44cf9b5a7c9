import { getOrInsert } from "#domain/once-per.ts";
import { articleLabel } from "#domain/statute/citation/article-label.ts";
import { statuteId } from "#domain/statute/parse/statute-id.ts";
import type { Repeal } from "#domain/statute/versions/law-status.ts";
import type { Law } from "#domain/statute/versions/merge-books.ts";
import { readRows } from "../files/read-rows.ts";
import { sha256OfText } from "../files/sha256.ts";
import { CHECKS, type Check, type CheckedFact, type LawFacts } from "./law-files.ts";

/** The facts about laws that are kept by hand, one law in each line. */
const LISTED_LAWS = "data/sources/statutes/laws.tsv";
/** The facts about repealed laws that judgments still cite, and what repealed each of them. */
const REPEALED_LAWS = "data/sources/statutes/repealed.tsv";
/** Summaries of articles in our own words. */
const DIGESTS = "data/sources/statutes/digests.tsv";

/** A law of the hand-kept list. `facts` are the facts about it. The articles of `law` are the digests. */
export interface ListedLaw {
  law: Law;
  facts: LawFacts;
  /**
   * What repealed the law, and the first day on which it was no longer in force. Absent for a law that is in
   * force.
   */
  repealed?: Repeal;
}

/**
 * Reads the hand-kept list, in order. Throws if a line has too few columns or an unknown kind of check, or if
 * a digest is of a law that is not listed.
 */
export function readListedLaws(
  lawsPath = LISTED_LAWS,
  digestsPath = DIGESTS,
  repealedPath = REPEALED_LAWS,
): ListedLaw[] {
  const digests = new Map<string, { article: number; text: string }[]>();
  for (const [title = "", version = "", article = "", text = ""] of readRows(digestsPath, 4).slice(1)) {
    getOrInsert(digests, `${title} ${version}`, () => []).push({ article: Number(article), text });
  }
  const listed = [lawsPath, repealedPath]
    .flatMap((path) => readRows(path, 10, 12).slice(1))
    .map((row): ListedLaw => {
      const [title = "", version = "", effective = "", number = "", area = "", address = "", day = ""] = row;
      const [dates = "", numbers = "", page = "", repealed = "", by = ""] = row.slice(7);
      const [byTitle = "", byVersion = ""] = by.split(" ");
      const checked = {
        day,
        dates: readCheck("dates", dates, title),
        number: number ? readCheck("number", numbers, title) : null,
        page: readCheck("page", page, title),
      };
      const own = (digests.get(`${title} ${version}`) ?? []).sort((a, b) => a.article - b.article);
      digests.delete(`${title} ${version}`);
      return {
        law: {
          id: statuteId(title, version, sha256OfText),
          title,
          version,
          effective: effective >= version ? effective : "",
          first_effective: effective,
          history: [],
          headings: [],
          units: own.map(({ article, text }) => ({
            kind: "article" as const,
            number: article,
            branch: 0,
            label: articleLabel(article),
            paragraphs: [text],
          })),
          source: "list",
        },
        facts: { number, address, checked, area },
        ...(repealed && { repealed: { by: statuteId(byTitle, byVersion, sha256OfText), date: repealed } }),
      };
    });
  if (digests.size > 0)
    throw new Error(`${digestsPath}: not in ${lawsPath}: ${[...digests.keys()].join(", ")}`);
  return listed;
}

function readCheck<Fact extends CheckedFact>(fact: Fact, written: string, title: string): Check<Fact> {
  const known: readonly string[] = CHECKS[fact];
  if (!known.includes(written))
    throw new Error(`${LISTED_LAWS}: ${title}: ${fact} is one of ${known.join(", ")}, not "${written}"`);
  return written as Check<Fact>;
}
