import { join } from "node:path";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { SIDES } from "#domain/judgment/record.ts";
import { getOrInsert } from "#domain/once-per.ts";
import { listPlaces, type PlaceCount, placeFirm, placeOfCourt } from "#domain/recovery/people/firm-place.ts";
import { partiesOf, sideOf } from "#domain/recovery/people/party-counsel.ts";
import type { CaseDocument } from "#domain/recovery/ranking/case-document.ts";
import type { RecoveryCorpus } from "#domain/recovery/recovery-corpus.ts";
import { RecordSorter } from "#server/files/sort/record-sorter.ts";
import { sortKey } from "#server/files/sort/sort-key.ts";
import { ColumnSpool } from "#server/generated/column-spool.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { SectionWriter } from "#server/generated/section-writer.ts";
import { writeTexts } from "#server/generated/text-file.ts";
import type { LawyerDocument, ShownLawyer } from "./gather/gather-lawyers.ts";
import { CountedCasesWriter } from "./tables/counted-cases-writer.ts";
import { PartyTable } from "./tables/party-table.ts";

/** Number of bytes of a case's id in the column `ids`. */
export const ID_BYTES = 12;

/** The folder of the tables, relative to the project's root. */
export const RECOVERY_FOLDER = "data/generated/recovery";

/** The fields of a case in texts.bin, in order. Tabs separate them. */
export const CASE_FIELDS = ["casename", "court", "case_number", "casedate", "cause"] as const;

/** The JSON at the beginning of columns.bin. */
export interface TableMeta {
  corpus: RecoveryCorpus;
  lawyers: number;
  firms: number;
  cases: number;
  /** The places of firms. The column `placeOf` refers to a place by its index. */
  places: [province: string, city: string][];
}

interface TableInput {
  /** The lawyers, sorted by name, then firm. */
  lawyers: Iterable<ShownLawyer>;
  corpus: RecoveryCorpus;
  courts: CourtIndex;
}

/** The columns of columns.bin. */
export const TABLE_COLUMNS = {
  offsets: "u32",
  appearances: "u32",
  sides: "u8",
  textOffsets: "u32",
  ids: "u8",
  firmOf: "u32",
  placeOf: "u16",
  day: "i32",
  court: "u16",
  cause: "u16",
  year: "u16",
  level: "u8",
  amount: "u8",
  reference: "u8",
} as const;

/** A case of a lawyer while cases are sorted by id. */
interface Appearance {
  document: Omit<LawyerDocument, "counsel">;
  lawyer: number;
  /** Index of the document among the lawyer's documents in their given order. */
  nth: number;
  /** Index of this appearance among all appearances. */
  at: number;
  side: number;
  parties: string[];
}

/**
 * Writes columns.bin, counted.bin, texts.bin and parties.bin. Returns the numbers of lawyers and of cases.
 * Cases are written in the order of their ids; they are sorted on disk.
 */
export function writeTable(
  { lawyers, corpus, courts }: TableInput,
  folder = RECOVERY_FOLDER,
): { lawyers: number; cases: number } {
  const file = new SectionWriter(join(folder, "columns.bin"), TABLE_COLUMNS);
  const { columns } = file;
  const texts = writeTexts(join(folder, "texts.bin"), columns.textOffsets);
  const firms = new FirmTable(courts, join(folder, "firms.tmp"));
  const byId = new RecordSorter<Appearance>();
  columns.offsets.push(0);
  let size = 0;
  let appearances = 0;
  for (const lawyer of lawyers) {
    texts.add(lawyer.name);
    firms.add(lawyer);
    for (const { document, nth } of oldestFirst(lawyer.documents)) {
      const { counsel, ...facts } = document;
      const [side, parties] = [SIDES.indexOf(sideOf(lawyer, { counsel })), partiesOf(lawyer, { counsel })];
      const appearance = { document: facts, lawyer: size, nth, at: appearances++, side, parties };
      byId.add(sortKey(document.id), appearance);
    }
    columns.offsets.push(appearances);
    size++;
  }
  const { names, places } = firms.write(columns.firmOf, columns.placeOf);
  for (const name of names) texts.add(name);

  const counted = new CountedCasesWriter(join(folder, "counted.bin"), corpus.today);
  const parties = new PartyTable(join(folder, "parties.bin"));
  let cases = 0;
  let last = "";
  for (const { value } of byId.sorted()) {
    const { document, lawyer, nth, at, side, parties: acted } = value;
    if (document.id !== last) {
      cases++;
      last = document.id;
      texts.add(CASE_FIELDS.map((field) => document[field].replaceAll("\t", " ")).join("\t"));
      columns.ids.pushAll(Buffer.from(document.id.padEnd(ID_BYTES), "latin1"));
      for (const [name, fact] of Object.entries(document.facts))
        columns[name as keyof CaseDocument].push(fact);
    }
    counted.add(at, { row: cases - 1, side, facts: document.facts });
    for (const party of acted) parties.add(party, lawyer, nth, cases - 1);
  }
  byId.close();
  texts.close();
  counted.finish(columns);
  parties.finish();
  const meta: TableMeta = { corpus, lawyers: size, firms: names.length, cases, places };
  file.finish(meta);
  sealFiles(["texts.bin", "columns.bin", "counted.bin", "parties.bin"].map((name) => join(folder, name)));
  return { lawyers: size, cases };
}

/**
 * Sorts the documents of a lawyer by day, oldest first, and those of one day by descending id. `nth` is the
 * index of a document in the given order.
 */
function oldestFirst(documents: readonly LawyerDocument[]): { document: LawyerDocument; nth: number }[] {
  return documents
    .map((document, nth) => ({ document, nth }))
    .sort(({ document: a }, { document: b }) => a.facts.day - b.facts.day || (a.id < b.id ? 1 : -1));
}

/** Collects the distinct firms with their places, and the firm of each lawyer. */
class FirmTable {
  readonly #courts: CourtIndex;
  /**
   * Maps a firm to its number, in the order of first occurrence, and to the places where its lawyers
   * appeared.
   */
  readonly #met = new Map<string, { number: number; places: Map<string, PlaceCount> }>();
  readonly #firmOf: ColumnSpool<"u32">;

  /** `scratch` is the path of a temporary file. */
  constructor(courts: CourtIndex, scratch: string) {
    this.#courts = courts;
    this.#firmOf = new ColumnSpool(scratch, "u32");
  }

  /** Adds the next lawyer. */
  add({ firm, documents }: ShownLawyer): void {
    const met = getOrInsert(this.#met, firm, () => ({ number: this.#met.size, places: new Map() }));
    this.#firmOf.push(met.number);
    for (const { facts } of documents) {
      const court = this.#courts.ordered[facts.court];
      if (!court) continue;
      const place = placeOfCourt(court.value, this.#courts);
      const key = placeKey(place.province, place.city);
      getOrInsert(met.places, key, () => ({ ...place, count: 0 })).count++;
    }
  }

  /**
   * Writes the columns. Returns the names of the firms in order, and the places to which `placeOf` refers.
   */
  write(firmOf: ColumnSpool, placeOf: ColumnSpool): { names: string[]; places: [string, string][] } {
    const names = [...this.#met.keys()].sort();
    const known = listPlaces(this.#courts);
    const ordinals = new Map<number, number>();
    const places: [string, string][] = [];
    const numbers = new Map<string, number>();
    for (const [ordinal, name] of names.entries()) {
      const { number, places: met } = this.#met.get(name)!;
      ordinals.set(number, ordinal);
      const { province, city } = placeFirm(name, [...met.values()], known);
      const key = placeKey(province, city);
      placeOf.push(getOrInsert(numbers, key, () => places.push([province, city]) - 1));
    }
    for (const number of this.#firmOf.values()) firmOf.push(ordinals.get(number)!);
    this.#firmOf.close();
    return { names, places };
  }
}

const placeKey = (province: string, city: string) => `${province}\t${city}`;
