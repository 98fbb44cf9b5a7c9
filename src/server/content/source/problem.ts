/** A fault in a content file, worded for the editor. */
export interface Problem {
  /** Path from the project root, with forward slashes. */
  file: string;
  /** Line in the file, from 1; 1 if the fault is the file itself. */
  line: number;
  /** The field as written in the file (`questions[2].q`), or the kind of place (正文, 文件). */
  field: string;
  /** What is wrong, without a full stop. */
  what: string;
  /** How to fix the problem, without a full stop. */
  remedy: string;
  /** True if the text is missing in one of the two languages, which blocks publishing but not editing. */
  mayWait?: true;
}

/** One line for the terminal: `file:line field：what。remedy。` */
export function problemToText({ file, line, field, what, remedy }: Problem): string {
  return `${file}:${line}  ${field}：${what}。${remedy}。`;
}

/** Problems by file, then by line. */
export function sortProblems(problems: Problem[]): Problem[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...problems].sort(
    (a, b) => order(a.file, b.file) || a.line - b.line || order(a.field, b.field) || order(a.what, b.what),
  );
}
