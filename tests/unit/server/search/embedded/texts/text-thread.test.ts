import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type DocumentTexts, type StoredTexts, TextFiles } from "#server/search/embedded/texts/text-files.ts";
import { openTextStore, TextThread } from "#server/search/embedded/texts/text-thread.ts";

const root = mkdtempSync(join(tmpdir(), "fasu-texts-"));
afterAll(() => rmSync(root, { recursive: true }));
const common = Buffer.from("代位求偿");
const folderNamed = (name: string) => {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  return folder;
};
const textsOf = (at: number): DocumentTexts => ({
  passages: [[`第${at}号`], ["代位求偿".repeat(at % 5)], [], ["保险人", "被保险人"]],
  detail: JSON.stringify({ body: "保险人".repeat(at % 40) }),
});
const bytesIn = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(join(folder, name)).toString("hex")]);

describe("TextThread", () => {
  // Fewer than a batch, batches without a rest, and more than may wait.
  test.each([0, 1, 64, 500])(
    "writes of %i documents what TextFiles writes here, and tells the same places",
    async (count) => {
      const here: StoredTexts[] = [];
      const there: StoredTexts[] = [];
      const files = new TextFiles(folderNamed(`here${count}`), common);
      const thread = new TextThread(folderNamed(`there${count}`), common, (place) => there.push(place));
      for (let at = 0; at < count; at++) {
        here.push(files.add(textsOf(at)));
        await thread.add(textsOf(at));
      }
      files.finish();
      await thread.finish();
      await thread.close();
      expect(there).toEqual(here);
      expect(bytesIn(join(root, `there${count}`))).toEqual(bytesIn(join(root, `here${count}`)));
    },
  );

  test("throws what the thread threw, and ends", async () => {
    const thread = new TextThread(folderNamed("long"), common, () => {});
    const long = { passages: [["求".repeat(12_000_001)]], detail: "{}" };
    await thread.add(long);
    await expect(thread.finish()).rejects.toThrow("is too long");
    await thread.close();
  });

  test("is taken for many bytes alone", async () => {
    const few = openTextStore(folderNamed("few"), common, 1000, () => {});
    const many = openTextStore(folderNamed("many"), common, 100_000_000, () => {});
    expect([few, many].map((store) => store instanceof TextThread)).toEqual([false, true]);
    await few.finish();
    await many.close();
  });
});
