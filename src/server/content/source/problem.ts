/** A fault in a content file, worded for the editor. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Line in the file, counted from 1. It is 1 if the fault is about the whole file. */
  line: number;
  /** The field as the file has it (`questions[2].q`), or the kind of place (正文, 文件). */
  field: string;
  /** What is wrong. No full stop at the end. */
  what: string;
  /** How to correct it. No full stop at the end. */
  remedy: string;
  /**
   * True if the text is only missing in one of the two languages. Such a fault prevents publishing, not
   * editing.
   */
  mayWait?: true;
}

/** A problem of a whole file. */
export const fileProblem = (file: string, what: string, remedy: string, field = "文件"): Problem => ({
  ...{ file, line: 1, field, what, remedy },
});

/** The fault as one line for the terminal: `file:line field：what。remedy。` */
export function problemToText({ file, line, field, what, remedy }: Problem): string {
  return `${file}:${line}  ${field}：${what}。${remedy}。`;
}

/** Sorts faults by file, then by line. */
export function sortProblems(problems: Problem[]): Problem[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...problems].sort(
    (a, b) => order(a.file, b.file) || a.line - b.line || order(a.field, b.field) || order(a.what, b.what),
  );
}
