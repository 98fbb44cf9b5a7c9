import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { matchAllPlan, planQuery } from "#domain/search/query/query-plan.ts";
import { FaultyFile } from "#server/generated/faulty-file.ts";
import { scopeFolder } from "#server/generated/index-files.ts";
import { CurrentEngine } from "#server/search/embedded/delta/current-engine.ts";
import { deltaFolder, deltaRoot, noteFile } from "#server/search/embedded/delta/delta-note.ts";
import { deltaState } from "#server/search/embedded/delta/delta-state.ts";
import {
  type BaseChanges,
  dropDelta,
  hideTakenDown,
  writeDelta,
} from "#server/search/embedded/delta/write-delta.ts";
import { writeIndex } from "#server/search/embedded/index-writer.ts";
import { openTakenDown } from "#server/search/open/open-taken-down.ts";
import type { SearchDocument } from "#server/search/sources/document.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { strangeDocuments, TEST_CAUSES, TEST_COURTS } from "../../../../../fixtures/search/documents.ts";
import { pick, seededRandom } from "../../../../../fixtures/search/random.ts";
import { randomQueries } from "../../../../../fixtures/search/random-queries.ts";
import { ScanEngine } from "../../../../../fixtures/search/scan-engine.ts";

const work = scratchFolder();

const trees = { courts: TEST_COURTS, causes: TEST_CAUSES };
const vocabulary = ["保险", "法院", "人", "ab", "的"];
const terms = { vocabulary, knows: () => false };
const none: BaseChanges = { documents: [], gone: [], corpus: "test" };
let made = 0;

/** An index of documents. */
async function base(documents: readonly SearchDocument[]): Promise<string> {
  const root = join(work, `index${made++}`);
  const folder = scopeFolder(root, 1);
  writeIndex(folder, documents, trees, vocabulary);
  return root;
}
const ids = async (root: CurrentEngine) =>
  (await root.engine().find(matchAllPlan(1))).rows.map(({ id }) => id).sort();

/** Text that many documents contain literally. */
const STOCK = ["由某市中级人民法院依法审理", "区人民法院依法审理认为", "人民法院 2020 年的判决"];

/** STOCK split into pairs of characters: a candidate for a phrase of STOCK that does not contain it. */
const TORN = STOCK.map((text) => [...text].map((first, at) => first + (text[at + 1] ?? "")).join("，"));

/** Three or more characters from anywhere in a text. */
function pieceOf(text: string, random: () => number): string {
  const start = Math.floor(random() * (text.length - 2));
  return text.slice(start, start + 3 + Math.floor(random() * 6));
}

/** Documents with courts and causes outside every tree, each set with names of its own. */
function drawn(random: () => number): SearchDocument[] {
  const pool = strangeDocuments(60);
  const stock = () => (random() < 0.6 ? [pick(STOCK, random)] : random() < 0.3 ? [pick(TORN, random)] : []);
  return pool.map((one) => ({
    ...one,
    title: one.title + (random() < 0.2 ? stock().join("") : ""),
    detail: { ...one.detail, body_text: [...stock(), ...one.detail.body_text, ...stock()] },
    ...(random() < 0.3 && { court_id: null, court: `某地第${Math.floor(random() * 9)}法院` }),
    ...(random() < 0.2 && { causes: [{ code: null, label: `某种纠纷${Math.floor(random() * 5)}` }] }),
    date: random() < 0.5 ? "2020-02-02" : one.date,
  }));
}

test("what lies over a base is told in numbers", async () => {
  const documents = strangeDocuments(6);
  const [kept, replaced, gone, hidden] = documents;
  const root = await base([kept!, replaced!, gone!, hidden!]);
  expect(deltaState(root)).toBeUndefined();
  hideTakenDown(root, [hidden!.id], "list");
  expect(deltaState(root)).toEqual({ documents: 0, gone: 0, taken_down: 1 });
  // The note is the same for every order of the ids.
  hideTakenDown(root, ["zz", "aa"], "list");
  const [, ids] = /"takenDown":(\[[^\]]*\])/.exec(readFileSync(noteFile(root), "utf8")) ?? [];
  expect(ids).toBe(JSON.stringify([hidden!.id, "zz", "aa"].sort()));
  const changed = [{ ...replaced!, title: "改过的标题" }, ...documents.slice(4)];
  await writeDelta(root, { documents: changed, gone: [gone!.id], corpus: "test" }, terms);
  expect(deltaState(root)).toEqual({ documents: 3, gone: 2, taken_down: 3 });
  dropDelta(root);
  expect(deltaState(root)).toBeUndefined();
});

describe("a base and a delta", () => {
  test("answer as one index of what is left, whatever was added, changed, gone and taken down", async () => {
    const random = seededRandom(21);
    for (let run = 0; run < 8; run++) {
      const [old, now] = [drawn(random), drawn(random)];
      // The shares in the base, in the delta, removed and taken down; some runs have none of some.
      const share = run === 0 ? 0 : run === 1 ? 1 : random();
      const inBase = old.filter(() => random() < share);
      const held = new Set(inBase.map(({ id }) => id));
      const changed = now.filter(() => random() < (run === 2 || run === 3 ? 0 : random()));
      const replaced = new Set(changed.map(({ id }) => id));
      const gone = inBase
        .map(({ id }) => id)
        .filter((id) => !replaced.has(id) && run !== 3 && random() < 0.3);
      const takenDown = [...held, ...replaced].filter(() => random() < 0.1);
      const hidden = new Set([...gone, ...takenDown]);
      const left = [...inBase.filter(({ id }) => !replaced.has(id)), ...changed].filter(
        ({ id }) => !hidden.has(id),
      );

      const root = await base(inBase);
      const half = takenDown.length >> 1;
      hideTakenDown(root, takenDown.slice(0, half), "list");
      if (run !== 3) await writeDelta(root, { documents: changed, gone, corpus: "test" }, terms);
      hideTakenDown(root, takenDown.slice(half), "list");
      const engine = new CurrentEngine(root).engine();
      const catalogue = engine.catalogue(1);
      const scan = new ScanEngine(left, catalogue, vocabulary);
      const draw = randomQueries(drawn(random), catalogue, random);
      for (let turn = 0; turn < 20; turn++) {
        const asked = draw();
        if (turn % 2 === 1) asked.qr = [pieceOf(pick(STOCK, random), random), ...asked.qr.slice(1)];
        const planned = planQuery(asked, catalogue.courts, catalogue.causes);
        if (planned.kind === "faults") continue;
        const { plan } = planned;
        const said = JSON.stringify([run, plan]);
        expect(await engine.find(plan), said).toEqual(await scan.find(plan));
        expect(await engine.facets(plan), said).toEqual(await scan.facets(plan));
        expect(await engine.statistics(plan), said).toEqual(await scan.statistics(plan));
        expect(await engine.counts([plan, matchAllPlan(1)]), said).toEqual(
          await scan.counts([plan, matchAllPlan(1)]),
        );
      }
      for (const { id, number } of [...old, ...now].filter(() => random() < 0.2)) {
        expect(await engine.detail(1, id)).toEqual(await scan.detail(1, id));
        expect(await engine.numbers(1, number.slice(1, 5), 4)).toEqual(
          await scan.numbers(1, number.slice(1, 5), 4),
        );
        expect(await engine.findByCaseNumber(1, number)).toEqual(await scan.findByCaseNumber(1, number));
        expect(await engine.causeLabels(1, [id])).toEqual(await scan.causeLabels(1, [id]));
      }
      const text = pick(now, random).detail.body_text.join("");
      const query = { text, causes: [], articles: [], outside: [] };
      expect(await engine.similar(1, query, 9)).toEqual(await scan.similar(1, query, 9));
    }
  }, 60_000);

  test("are looked at anew when there is another delta, while who asked before goes on with the old one", async () => {
    const [one, two, three] = strangeDocuments(3) as [SearchDocument, SearchDocument, SearchDocument];
    const root = await base([one]);
    writeIndex(scopeFolder(root, 2), [{ ...three, type: 2 }], trees, []);
    const current = new CurrentEngine(root, 0);
    expect(await ids(current)).toEqual([one.id]);
    await writeDelta(root, { ...none, documents: [two] }, terms);
    const before = current.engine();
    expect(await ids(current)).toEqual([one.id, two.id]);
    // The delta covers judgments only.
    expect((await before.find(matchAllPlan(2))).rows.map(({ id }) => id)).toEqual([three.id]);
    for (const _ of [1, 2, 3]) await writeDelta(root, { ...none, documents: [three] }, terms);
    expect(await ids(current)).toEqual([one.id, three.id]);
    hideTakenDown(root, [one.id], "list");
    expect(await ids(current)).toEqual([three.id]);
    expect([...openTakenDown(root)]).toEqual([one.id]);
    expect(JSON.parse((await before.detail(1, two.id))!)).toEqual(two.detail);
    expect(await current.engine().detail(1, one.id)).toBeNull();
    dropDelta(root);
    expect(await ids(current)).toEqual([one.id]);
    // Tables that were built before stay open unchanged.
    expect([...openTakenDown(root)]).toEqual([one.id]);
  });

  test("go on in a running host as they were where the base is made anew", async () => {
    const [one, two, three] = strangeDocuments(3) as [SearchDocument, SearchDocument, SearchDocument];
    const root = await base([one, two]);
    await writeDelta(root, { ...none, documents: [three] }, terms);
    hideTakenDown(root, [one.id], "list");
    const current = new CurrentEngine(root, 0);
    const before = [two.id, three.id].sort();
    expect(await ids(current)).toEqual(before);
    renameSync(scopeFolder(root, 1), `${root}-before`);
    writeIndex(scopeFolder(root, 1), [two], trees, vocabulary);
    dropDelta(root);
    expect(await ids(current)).toEqual(before);
    expect(await ids(new CurrentEngine(root))).toEqual([two.id]);
    // The open index does not hide a judgment that is taken down later.
    hideTakenDown(root, [two.id], "list");
    expect(() => current.engine()).toThrow(FaultyFile);
    expect(await ids(new CurrentEngine(root))).toEqual([]);
  });

  test("leave the delta before where a new one was stopped, and go on from there", async () => {
    const [one, two, three] = strangeDocuments(3) as [SearchDocument, SearchDocument, SearchDocument];
    const root = await base([one]);
    await writeDelta(root, { ...none, documents: [two] }, terms);
    // Killed while writing the next delta: its files exist, without a note.
    mkdirSync(deltaFolder(root, 2));
    writeFileSync(join(deltaFolder(root, 2), "rows.bin"), "half");
    writeFileSync(join(deltaRoot(root), "current.json.7.new"), "half");
    expect(await ids(new CurrentEngine(root))).toEqual([one.id, two.id]);
    await writeDelta(root, { ...none, documents: [two, three] }, terms);
    expect(await ids(new CurrentEngine(root))).toEqual([one.id, two.id, three.id].sort());
  });

  const faults: [name: string, harm: (root: string) => unknown][] = [
    [
      "of another base",
      async (root) => writeIndex(scopeFolder(root, 1), strangeDocuments(2), trees, vocabulary),
    ],
    ["without its folder", (root) => rmSync(deltaFolder(root, 1), { recursive: true })],
    [
      "with a file of another one",
      (root) => renameSync(join(deltaFolder(root, 1), "columns.bin"), join(deltaFolder(root, 1), "rows.bin")),
    ],
    [
      "with a changed byte",
      (root) => {
        const path = join(deltaFolder(root, 1), "overlay.bin");
        const bytes = readFileSync(path);
        bytes[bytes.length - 1]! ^= 1;
        writeFileSync(path, bytes);
      },
    ],
    [
      "with a note that was changed",
      (root) =>
        writeFileSync(
          noteFile(root),
          readFileSync(noteFile(root), "utf8").replace('"takenDown":[]', '"takenDown":["x1"]'),
        ),
    ],
    [
      "with half a note",
      (root) => writeFileSync(noteFile(root), readFileSync(noteFile(root)).subarray(0, 30)),
    ],
  ];
  test.each(faults)("is refused with the command %s", async (_name, harm) => {
    const [one, two] = strangeDocuments(2) as [SearchDocument, SearchDocument];
    const root = await base([one]);
    await writeDelta(root, { ...none, documents: [two] }, terms);
    await harm(root);
    const current = new CurrentEngine(root);
    expect(() => current.engine()).toThrow(FaultyFile);
    // The same on a second call.
    expect(() => current.engine()).toThrow("run npm run data");
    dropDelta(root);
    expect((await new CurrentEngine(root).engine().find(matchAllPlan(1))).total).toBeGreaterThan(0);
  });
});
