import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { type JudgmentRecord, SIDES } from "#domain/judgment/record.ts";
import { type FirmPlace, listPlaces, placeFirm, placeOfCourt } from "#domain/recovery/people/firm-place.ts";
import type { PractisingLawyer } from "#domain/recovery/people/lawyer-identity.ts";
import { partiesOf, sideOf } from "#domain/recovery/people/party-counsel.ts";
import type { CaseDocument } from "#domain/recovery/ranking/case-document.ts";
import { tabulateCases } from "#domain/recovery/ranking/counted-cases.ts";
import type { CaseColumns } from "#domain/recovery/ranking/lawyer-table.ts";
import type { RecoveryCorpus } from "#domain/recovery/recovery-corpus.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { writeSections } from "#server/generated/section-file.ts";
import { packTexts } from "#server/generated/text-file.ts";

/** Bytes of a case's id in the column `ids`. */
export const ID_BYTES = 12;

/** Where the tables are, from the project's root. */
export const RECOVERY_FOLDER = "data/generated/recovery";

/** Fields of a case row in texts.bin, joined by tabs. */
export const CASE_FIELDS = ["casename", "court", "case_number", "casedate", "cause"] as const;

/** The JSON head of columns.bin. */
export interface TableMeta {
  corpus: RecoveryCorpus;
  lawyers: number;
  firms: number;
  cases: number;
  /** Province and city; a firm refers to one by its index. */
  places: [province: string, city: string][];
}

interface TableInput {
  /** In order of name, then firm; `documents` are those that count, one per case. */
  lawyers: readonly (PractisingLawyer & { documents: readonly JudgmentRecord[] })[];
  documents: ReadonlyMap<string, CaseDocument>;
  corpus: RecoveryCorpus;
  courts: CourtIndex;
}

/** Writes columns.bin, counted.bin, texts.bin and parties.bin and returns the number of cases in them. */
export function writeTable(input: TableInput, folder = RECOVERY_FOLDER): number {
  const { lawyers, documents, corpus } = input;
  const records = new Map(lawyers.flatMap((lawyer) => lawyer.documents).map((record) => [record.id, record]));
  const rows = [...records.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const place = new Map(rows.map(({ id }, index) => [id, index]));
  const offsets = new Uint32Array(lawyers.length + 1);
  for (const [index, lawyer] of lawyers.entries())
    offsets[index + 1] = offsets[index]! + lawyer.documents.length;
  const byDay = (a: JudgmentRecord, b: JudgmentRecord) =>
    documents.get(a.id)!.day - documents.get(b.id)!.day || (a.id < b.id ? 1 : -1);
  const oldestFirst = lawyers.map((lawyer) => [...lawyer.documents].sort(byDay));
  const appearances = Uint32Array.from(oldestFirst.flat(), ({ id }) => place.get(id)!);
  const sides = Uint8Array.from(
    lawyers.flatMap((lawyer, at) =>
      oldestFirst[at]!.map((document) => SIDES.indexOf(sideOf(lawyer, document))),
    ),
  );
  const { firms, firmOf, places, placeOf } = packFirms(input);
  const flat = (text: string) => text.replaceAll("\t", " ");
  const texts = packTexts([
    ...lawyers.map(({ name }) => name),
    ...firms,
    ...rows.map((row) => CASE_FIELDS.map((field) => flat(row[field])).join("\t")),
  ]);
  const facts = rows.map(({ id }) => documents.get(id)!);
  const cases: CaseColumns = {
    day: Int32Array.from(facts, ({ day }) => day),
    court: Uint16Array.from(facts, ({ court }) => court),
    cause: Uint16Array.from(facts, ({ cause }) => cause),
    year: Uint16Array.from(facts, ({ year }) => year),
    level: Uint8Array.from(facts, ({ level }) => level),
    amount: Uint8Array.from(facts, ({ amount }) => amount),
    reference: Uint8Array.from(facts, ({ reference }) => reference),
  };
  const meta: TableMeta = {
    corpus,
    lawyers: lawyers.length,
    firms: firms.length,
    cases: rows.length,
    places,
  };
  writeFileSync(join(folder, "texts.bin"), texts.bytes);
  writeSections(join(folder, "columns.bin"), meta, {
    offsets,
    appearances,
    sides,
    textOffsets: texts.offsets,
    ids: new Uint8Array(Buffer.from(rows.map(({ id }) => id.padEnd(ID_BYTES)).join(""), "latin1")),
    firmOf,
    placeOf,
    ...cases,
  });
  writeSections(
    join(folder, "counted.bin"),
    {},
    { ...tabulateCases({ offsets, appearances, cases }, corpus.today) },
  );
  writeParties(join(folder, "parties.bin"), lawyers, place);
  sealFiles(["texts.bin", "columns.bin", "counted.bin", "parties.bin"].map((name) => join(folder, name)));
  return rows.length;
}

/** Each firm once with its city, and the firm of every lawyer. */
function packFirms({ lawyers, documents, courts }: TableInput) {
  const firms = [...new Set(lawyers.map(({ firm }) => firm))].sort();
  const index = new Map(firms.map((firm, at) => [firm, at]));
  const names = listPlaces(courts);
  const met = new Map<string, FirmPlace[]>(firms.map((firm) => [firm, []]));
  for (const lawyer of lawyers) {
    for (const { id } of lawyer.documents) {
      const court = courts.ordered[documents.get(id)!.court];
      if (court) met.get(lawyer.firm)!.push(placeOfCourt(court.value, courts));
    }
  }
  const places: [string, string][] = [];
  const known = new Map<string, number>();
  const placeOf = Uint16Array.from(firms, (firm) => {
    const { province, city } = placeFirm(firm, met.get(firm)!, names);
    const key = `${province}\t${city}`;
    if (!known.has(key)) known.set(key, places.push([province, city]) - 1);
    return known.get(key)!;
  });
  return { firms, firmOf: Uint32Array.from(lawyers, ({ firm }) => index.get(firm)!), places, placeOf };
}

/** Who represented whom: party names in order, with pairs of lawyer and case for each. */
function writeParties(
  path: string,
  lawyers: TableInput["lawyers"],
  place: ReadonlyMap<string, number>,
): void {
  const pairs = new Map<string, [lawyer: number, row: number][]>();
  for (const [index, lawyer] of lawyers.entries()) {
    for (const document of lawyer.documents) {
      for (const party of partiesOf(lawyer, document)) {
        const held = pairs.get(party);
        const pair: [number, number] = [index, place.get(document.id)!];
        if (held) held.push(pair);
        else pairs.set(party, [pair]);
      }
    }
  }
  const names = [...pairs.keys()].sort();
  const offsets = new Uint32Array(names.length + 1);
  for (const [index, name] of names.entries()) offsets[index + 1] = offsets[index]! + pairs.get(name)!.length;
  const all = names.flatMap((name) => pairs.get(name)!);
  const text = packTexts(names.map((name) => `${name}\n`));
  writeSections(
    path,
    {},
    {
      offsets,
      lawyer: Uint32Array.from(all, ([lawyer]) => lawyer),
      row: Uint32Array.from(all, ([, row]) => row),
      nameOffsets: text.offsets,
      names: new Uint8Array(text.bytes),
    },
  );
}
