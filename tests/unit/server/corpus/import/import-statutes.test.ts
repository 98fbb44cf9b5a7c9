import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ImportOutcome } from "#server/corpus/import/import-documents.ts";
import { importStatutes } from "#server/corpus/import/import-statutes.ts";
import { readStatutes } from "#server/corpus/read-statutes.ts";
import { StatuteWriter } from "#server/corpus/statute-writer.ts";
import { addToTakedown } from "#server/corpus/takedown/takedown.ts";
import { KITE_LAW } from "../../../domain/statute/invented-law.ts";

const SOURCE = {
  id: "statutes",
  name: "试验",
  sampling: "selected",
  sample: false,
  coverage: "",
  imported: "",
  count: 0,
} as const;

let work = "";
let corpus = "";
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), "fasu-laws-"));
  corpus = join(work, "corpus");
  mkdirSync(join(work, "in/法律"), { recursive: true });
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

const put = (name: string, text: string | Uint8Array) => writeFileSync(join(work, "in", name), text);
const outcomes = async (path = join(work, "in"), today = "2026-01-01") => {
  const writer = new StatuteWriter(corpus);
  const all: ImportOutcome[] = [];
  for await (const outcome of importStatutes([path], writer, SOURCE.id)) all.push(outcome);
  const total = writer.commit(new Map([[SOURCE.id, SOURCE]]), today);
  return { total, all: all.map(({ kind, reason }) => `${kind} ${reason}`.trim()).sort() };
};
const stored = () =>
  Object.fromEntries(
    readdirSync(join(corpus, "statutes")).map((name) => [
      name,
      readFileSync(join(corpus, "statutes", name), "utf8"),
    ]),
  );

describe("importStatutes", () => {
  test("accounts for every file, and a second run changes no byte", async () => {
    put("风筝法.md", KITE_LAW);
    put("法律/风筝法(2011-05-06).md", KITE_LAW);
    put("_index.md", "---\nbookCollapseSection: true\n---");
    put("图.png", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1]));
    put("空题.md", "没有标题。");
    const first = await outcomes();
    expect(first).toEqual({
      total: 1,
      all: ["accepted", "duplicate same_text", "rejected empty", "rejected no_title", "rejected unsupported"],
    });
    const before = stored();
    expect(
      (await outcomes(join(work, "in"), "2026-02-02")).all.filter((line) => line.startsWith("accepted")),
    ).toEqual([]);
    expect(stored()).toEqual(before);
  });

  test("keeps two texts of one version, each under an id of its own, whatever the order", async () => {
    const other = KITE_LAW.replace("（二）没有雷电。", "（二）没有雷电；\n\n（三）有人看着。");
    const ids = new Set<string>();
    for (const [one, two] of [
      [KITE_LAW, other],
      [other, KITE_LAW],
    ] as const) {
      put("a.md", one);
      put("b.md", two);
      rmSync(corpus, { recursive: true, force: true });
      expect(await outcomes()).toEqual({ total: 2, all: ["accepted", "accepted another_text"] });
      const laws = [...readStatutes(corpus)];
      ids.add(
        laws
          .map(({ id, law, units }) => `${id} ${law} ${units.flatMap(({ paragraphs }) => paragraphs).length}`)
          .sort()
          .join(),
      );
      expect(new Set(laws.map(({ id }) => id)).size).toBe(2);
      const before = stored();
      expect((await outcomes(undefined, "2026-02-02")).total).toBe(2);
      expect(stored()).toEqual(before);
    }
    expect(ids.size).toBe(1);
  });

  test("takes copies that differ in blanks, signs and what stands around the articles for one text", async () => {
    const bare = KITE_LAW.replace("总 则", "总则").replace("飞得高，", "飞得高, ");
    put("a.md", KITE_LAW);
    put("b.md", `${bare}\n\n附表二\n\n风力与线长`);
    expect(await outcomes()).toEqual({ total: 1, all: ["accepted", "duplicate same_text"] });
    expect(JSON.stringify([...readStatutes(corpus)])).toContain("风力与线长");
  });

  test("dates one text by the copy whose history goes on", async () => {
    const later = KITE_LAW.replace(
      "<!-- INFO END -->",
      "2019年7月8日 《风院关于修改和废止部分风规的决定》第二次修订\n\n<!-- INFO END -->",
    );
    put("a.md", later);
    put("b.md", KITE_LAW);
    expect((await outcomes()).total).toBe(1);
    expect([...readStatutes(corpus)].map(({ version }) => version)).toEqual(["2019-07-08"]);
  });

  test("names in its report the dates that differ", async () => {
    put("风筝法(2019-08-09).md", KITE_LAW);
    const writer = new StatuteWriter(corpus);
    let outcome: ImportOutcome | undefined;
    for await (const one of importStatutes([join(work, "in")], writer, SOURCE.id)) outcome ??= one;
    writer.close();
    expect(outcome).toMatchObject({ kind: "accepted", reason: "dates_differ" });
    expect(outcome?.detail).toContain("2011-05-06; file 2019-08-09, heading -, text 2011-05-06");
  });

  test("tells the kind by the folder where the text names no issuer", async () => {
    mkdirSync(join(work, "in/行政法规"));
    put("行政法规/风筝办法.md", "# 风筝办法\n\n<!-- INFO END -->\n\n第一条 有风。");
    await outcomes();
    expect([...readStatutes(corpus)].map(({ kind }) => kind)).toEqual(["administrative"]);
  });

  test("reads a zip as it reads a folder", async () => {
    const path = join(work, "laws.zip");
    writeFileSync(path, zipSync({ "风筝法.md": new TextEncoder().encode(KITE_LAW) }));
    expect(await outcomes(path)).toEqual({ total: 1, all: ["accepted"] });
  });

  test("shows nothing of an import that was stopped before its end", async () => {
    put("风筝法.md", KITE_LAW);
    await outcomes();
    const before = stored();
    put("风车法.md", KITE_LAW.replaceAll("风筝", "风车"));
    const writer = new StatuteWriter(corpus);
    const running = importStatutes([join(work, "in")], writer, SOURCE.id);
    running.next();
    running.next();
    writer.close();
    expect(stored()).toEqual(before);
    expect(() => new StatuteWriter(corpus).close()).not.toThrow();
  });

  test("takes a law out for good", async () => {
    put("风筝法.md", KITE_LAW);
    await outcomes();
    const [law] = [...readStatutes(corpus)];
    addToTakedown(corpus, [law!.law], []);
    expect([...readStatutes(corpus)]).toEqual([]);
    expect(await outcomes()).toEqual({ total: 0, all: ["rejected taken_down"] });
    expect(Object.values(stored()).join("")).not.toContain("放飞");
  });

  test("takes one book of a code out for good and keeps the other", async () => {
    for (const name of ["总则", "分则"])
      put(
        `${name}.md`,
        `# 风筝法典\n\n# ${name}\n\n2020年1月2日 通过\n\n<!-- INFO END -->\n\n第七条 ${name}有风。`,
      );
    await outcomes();
    const [one, other] = [...readStatutes(corpus)];
    expect(other!.law).toBe(one!.law);
    addToTakedown(corpus, [one!.id], []);
    expect((await outcomes()).all).toContain("rejected taken_down");
    expect([...readStatutes(corpus)].map(({ id }) => id)).toEqual([other!.id]);
  });
});
