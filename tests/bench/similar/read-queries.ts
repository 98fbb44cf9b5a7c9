import { readFileSync } from "node:fs";

/** A description of facts, with cases to rank. */
export interface GradedQuery {
  id: string;
  text: string;
  /** Causes of action of the described case, as a visitor would choose them. */
  causes: string[];
  /** Ids of the cases to rank; the relevance of cases without a grade is unknown. */
  candidates: string[];
  /** 0 to 3: 3 is similar in key facts and key law. */
  grades: Record<string, number>;
}

/** A query as published with the expert-graded criminal judgments. */
interface PublishedQuery extends Pick<GradedQuery, "id" | "text" | "grades"> {
  offences: string[];
  candidates: (string | number)[];
}

/** A civil dispute; each candidate has the grades of all graders, in the same order throughout. */
interface CivilQuery extends Pick<GradedQuery, "id" | "text" | "causes"> {
  grades: Record<string, number[]>;
}

/** Civil disputes with the grades of the set, and the individual grades from which they were computed. */
export interface CivilSet {
  queries: GradedQuery[];
  given: number[][];
}

/** The queries of a file in the published format. */
export function readQueries(file: string): GradedQuery[] {
  return readLines<PublishedQuery>(file).map(({ offences, candidates, ...query }) => ({
    ...{ ...query, causes: offences },
    candidates: candidates.map(String),
  }));
}

/**
 * The civil disputes of a file. A case's grade is the mean of the graders' grades: it is 3, and the case
 * relevant, only if all graders call it similar in key facts and key law, and differing grades are both
 * counted.
 */
export function readCivilSet(file: string): CivilSet {
  const lines = readLines<CivilQuery>(file);
  const mean = (given: number[]) => given.reduce((sum, grade) => sum + grade, 0) / given.length;
  return {
    queries: lines.map(({ grades, ...query }) => ({
      ...{ ...query, candidates: Object.keys(grades) },
      grades: Object.fromEntries(Object.entries(grades).map(([id, given]) => [id, mean(given)])),
    })),
    given: lines.flatMap(({ grades }) => Object.values(grades)),
  };
}

function readLines<Line>(file: string): Line[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}
