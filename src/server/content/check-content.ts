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

/** Options of the check. */
export interface CheckOptions {
  /** The project folder, which contains src/content. */
  root: string;
  /** Whether the content is checked for a production build, in which no setting may be unset. */
  production: boolean;
}

/** All faults in a project's content, by file and line, and the content itself. */
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
    // An unreadable file still counts as a translation.
    ...languageProblems(content),
    ...linkProblems(content),
    ...imageProblems(readable),
    ...wordingProblems(readable),
    ...bodyProblems(readable),
    ...(production ? launchProblems(readable) : []),
  ];
  return { problems: sortProblems(problems), content };
}
