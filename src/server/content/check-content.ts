import { bodyProblems } from "./rules/rules-body.ts";
import { causeProblems } from "./rules/rules-causes.ts";
import { idProblems } from "./rules/rules-ids.ts";
import { imageProblems } from "./rules/rules-images.ts";
import { languageProblems } from "./rules/rules-languages.ts";
import { launchProblems } from "./rules/rules-launch.ts";
import { linkProblems } from "./rules/rules-links.ts";
import { wordingProblems } from "./rules/rules-wording.ts";
import { schemaProblems } from "./rules/schema-problems.ts";
import { type Problem, sortProblems } from "./source/problem.ts";
import { type Content, readContent } from "./source/read-content.ts";

/** What is checked, and how strictly. */
export interface CheckOptions {
  /** The project's folder. It contains src/content. */
  root: string;
  /** If true, the check is for a production build, and no setting may be unset. */
  production: boolean;
}

/** Reads the content of a project. Returns it with all faults, sorted by file and line. */
export function checkSiteContent({ root, production }: CheckOptions): {
  problems: Problem[];
  content: Content;
} {
  const content = readContent(root);
  const read = content.entries.filter((entry) => entry.data !== undefined);
  const readable = { ...content, entries: read };
  const problems = [
    ...content.problems,
    ...read.flatMap((entry) => schemaProblems(entry.source, entry.collection.schema, entry.data, entry.base)),
    ...idProblems(readable),
    ...causeProblems(readable),
    // These checks take all files: a translation that cannot be read is faulty, but not missing.
    ...languageProblems(content),
    ...linkProblems(content),
    ...imageProblems(readable),
    ...wordingProblems(readable),
    ...bodyProblems(readable),
    ...(production ? launchProblems(readable) : []),
  ];
  return { problems: sortProblems(problems), content };
}
