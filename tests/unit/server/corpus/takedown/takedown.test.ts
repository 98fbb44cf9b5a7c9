import { describe, expect, test } from "vitest";
import { addToTakedown, mergeTakedown, readTakedown } from "#server/corpus/takedown/takedown.ts";
import { CorpusLockedError, lockCorpus } from "#server/files/corpus-lock.ts";
import { scratchFolder } from "../scratch.ts";

describe("addToTakedown", () => {
  test("adds to what is listed, and lists a name once", () => {
    const folder = scratchFolder();
    addToTakedown(folder, ["bbbbbbbbbbbb"], ["张例"]);
    const list = addToTakedown(folder, ["aaaaaaaaaaaa"], ["张 例", "样例"]);
    expect(list.judgments).toEqual(["aaaaaaaaaaaa", "bbbbbbbbbbbb"]);
    expect(list.names).toHaveLength(2);
    expect(readTakedown(folder)).toEqual(list);
  });

  test("waits for nobody: while somebody else writes the corpus it adds nothing and says so", () => {
    const folder = scratchFolder();
    const list = addToTakedown(folder, ["aaaaaaaaaaaa"], []);
    const release = lockCorpus(folder);
    expect(() => addToTakedown(folder, ["bbbbbbbbbbbb"], [])).toThrow(CorpusLockedError);
    release();
    expect(readTakedown(folder)).toEqual(list);
    expect(addToTakedown(folder, ["bbbbbbbbbbbb"], []).judgments).toHaveLength(2);
  });
});

describe("mergeTakedown", () => {
  test("keeps the salt of each name, and changes nothing the second time", () => {
    const [folder, other] = [scratchFolder(), scratchFolder()];
    addToTakedown(folder, ["aaaaaaaaaaaa"], ["张例"]);
    const more = addToTakedown(other, ["bbbbbbbbbbbb"], ["样例"]);
    mergeTakedown(folder, more);
    const list = readTakedown(folder);
    expect(list.judgments).toEqual(["aaaaaaaaaaaa", "bbbbbbbbbbbb"]);
    expect(list.names.map(({ salt }) => salt ?? list.salt).sort()).toEqual([list.salt, more.salt].sort());
    mergeTakedown(folder, more);
    mergeTakedown(folder, list);
    expect(readTakedown(folder)).toEqual(list);
  });
});
