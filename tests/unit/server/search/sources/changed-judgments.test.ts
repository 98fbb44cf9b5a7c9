import { join } from "node:path";
import { expect, test } from "vitest";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import type { StoredSource } from "#server/corpus/store/read-sources.ts";
import { addToTakedown } from "#server/corpus/takedown/takedown.ts";
import { changedJudgments, noteStored, takedownPrint } from "#server/search/sources/changed-judgments.ts";
import { DisputeLinks } from "#server/search/sources/dispute-links.ts";
import { judgmentDocuments } from "#server/search/sources/judgment-documents.ts";
import { pick, seededRandom } from "../../../../fixtures/search/random.ts";
import { invented } from "../../../domain/judgment/invented-record.ts";
import { scratchFolder } from "../../corpus/scratch.ts";

const source: StoredSource = {
  ...{ id: "test", name: "test", sampling: "selected", sample: false, coverage: "", imported: "", count: 0 },
};
const NUMBERS = Array.from({ length: 12 }, (_, at) => `（2021）内0102民初${at}号`);

function importAll(folder: string, records: JudgmentRecord[]): void {
  const writer = new CorpusWriter(folder);
  for (const record of records) writer.add(record);
  writer.commit(new Map([["test", source]]), "2026-01-02");
}

/** A judgment that may name another one, and may be imported again with other fields. */
function drawn(random: () => number): JudgmentRecord {
  const named = { ...invented(), case_number: pick(NUMBERS, random) };
  const { court, court_id, case_number, text_type, casedate, instance } = named;
  const ref = { court, court_id, case_number, text_type, casedate, instance };
  return invented({
    case_number: pick(NUMBERS, random),
    clerk: pick(["例某", "样某", "范某"], random),
    earlier_cases: random() < 0.4 ? [ref] : [],
  });
}

const everything = (folder: string) =>
  new Map([...judgmentDocuments(folder)].map((document) => [document.id, document]));

test("what changed, laid over what was, is the corpus read anew, whatever was imported", () => {
  const random = seededRandom(11);
  let told = 0;
  for (let corpus = 0; corpus < 6; corpus++) {
    const folder = scratchFolder();
    const links = new DisputeLinks();
    importAll(folder, [drawn(random)]);
    const held = new Map([...judgmentDocuments(folder, links)].map((document) => [document.id, document]));
    noteStored(folder, links);
    for (let step = 0; step < 6; step++) {
      importAll(
        folder,
        Array.from({ length: Math.floor(random() * 3) }, () => drawn(random)),
      );
      const changes = changedJudgments(folder, links)!;
      for (const id of changes.gone) held.delete(id);
      for (const document of changes.documents) held.set(document.id, document);
      told += changes.documents.length;
      const anew = everything(folder);
      expect(new Map([...held].sort())).toEqual(new Map([...anew].sort()));
      expect(changes.count).toBe(anew.size);
      noteStored(folder, links);
    }
    links.close();
  }
  expect(told).toBeGreaterThan(30);
});

test("tells nothing where names were taken down, which every document may hold", () => {
  const folder = scratchFolder();
  const links = new DisputeLinks();
  importAll(folder, [invented({ case_number: NUMBERS[1]! }), invented({ case_number: NUMBERS[2]! })]);
  const [first] = judgmentDocuments(folder, links);
  noteStored(folder, links);
  addToTakedown(folder, [first!.id], []);
  importAll(folder, []);
  expect(changedJudgments(folder, links)).toBeNull();
  links.close();
});

test("tells what changed besides documents taken down, if it is told all of these", () => {
  const random = seededRandom(13);
  let linked = 0;
  for (let corpus = 0; corpus < 5; corpus++) {
    const folder = scratchFolder();
    const kept = join(scratchFolder(), "links.db");
    const links = DisputeLinks.anewFor(kept);
    importAll(
      folder,
      Array.from({ length: 6 }, () => drawn(random)),
    );
    const base = new Map([...judgmentDocuments(folder, links)].map((document) => [document.id, document]));
    noteStored(folder, links);
    links.keep();
    const hidden: string[] = [];
    for (let step = 0; step < 4; step++) {
      importAll(folder, [drawn(random)]);
      const ids = [...everything(folder).keys()];
      if (step === 1 || random() < 0.3) hidden.push(pick(ids, random));
      addToTakedown(folder, hidden, []);
      if (random() < 0.7) importAll(folder, []);
      // Changes are always relative to the base, which is not modified.
      const list = takedownPrint(folder);
      const since = new DisputeLinks(kept);
      if (hidden.length > 0)
        expect(changedJudgments(folder, since, { ids: hidden, list: "another" })).toBeNull();
      const changes = changedJudgments(folder, since, { ids: hidden, list })!;
      since.close();
      const laid = new Map(base);
      for (const id of [...changes.gone, ...hidden]) laid.delete(id);
      for (const document of changes.documents) laid.set(document.id, document);
      linked += changes.documents.length;
      const anew = everything(folder);
      expect(new Map([...laid].sort())).toEqual(new Map([...anew].sort()));
    }
  }
  expect(linked).toBeGreaterThan(30);
});
