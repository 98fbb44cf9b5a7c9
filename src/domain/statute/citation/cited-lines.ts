import { findCitations } from "./find-citations.ts";

/** An article named in a content file. `line` is the number of the line, from 1. */
export interface CitedLine {
  law: string;
  number: number;
  branch: number;
  line: number;
}

const TITLE = /^\s*(?:-\s*)?"?title"?:\s*["']?(.+?)["']?,?\s*$/;
const ARTICLES = /^\s*(?:-\s*)?(?:"?articles"?:\s*)?["']?(第.{1,9}条.*)$/;

/**
 * The articles named in a file of the site, by line. A sentence names them with their law. In a list of
 * sources (`articles:` and the lines below it), the title of the law is above them. `isKnown` is as in
 * `findCitations`.
 */
export function citedLines(text: string, isKnown: (key: string) => boolean): CitedLine[] {
  let title = "";
  return text.split("\n").flatMap((written, at) => {
    title =
      TITLE.exec(written)?.[1]?.replace(/（\d{4} ?年[^）]*）$/, "") ?? (written.trim() === "" ? "" : title);
    const listed = title && ARTICLES.exec(written)?.[1]?.split(/[：:]/)[0];
    const found = findCitations(listed ? `《${title}》${listed}` : written, isKnown);
    return found.map(({ law, number, branch }) => ({ law, number, branch, line: at + 1 }));
  });
}
