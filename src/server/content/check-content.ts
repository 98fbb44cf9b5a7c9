import { type Problem, sortProblems } from "./problem.ts";
import { bodyProblems } from "./rules/rules-body.ts";
import { idProblems } from "./rules/rules-ids.ts";
import { imageProblems } from "./rules/rules-images.ts";
import { languageProblems } from "./rules/rules-languages.ts";
import { launchProblems } from "./rules/rules-launch.ts";
import { linkProblems } from "./rules/rules-links.ts";
import { wordingProblems } from "./rules/rules-wording.ts";
import { schemaProblems } from "./rules/schema-problems.ts";
import { type Content, readContent } from "./source/read-content.ts";

/** What is checked: the project at `root`, and whether settings left unset are faults. */
export interface CheckOptions {
  /** Folder of the project, which holds src/content. */
  root: string;
  /** A build for the public: settings may not be left unset. */
  production: boolean;
}

/** Everything wrong with the content of a project, all at once, by file and line, and the content itself. */
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
    // A file that cannot be read still counts as a translation.
    ...languageProblems(content),
    ...linkProblems(content),
    ...imageProblems(readable),
    ...wordingProblems(readable),
    ...bodyProblems(readable),
    ...(production ? launchProblems(readable) : []),
  ];
  return { problems: sortProblems(problems), content };
}
