import { hash } from "node:crypto";
import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { oncePerKey } from "#domain/once-per.ts";
import type { Pair } from "#domain/recovery/ranking/count-lawyers.ts";
import { FIRST_YEAR } from "#domain/recovery/ranking/formula.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { NO_ORDINAL, type OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import { FIELD_TYPES } from "#server/search/opensearch/indexes/index-body.ts";
import { textOfPassages } from "#server/search/opensearch/indexes/token-text.ts";
import type { TableRow } from "#server/search/opensearch/push/push.ts";
import { isNatural } from "#server/search/sources/involved-people.ts";
import type { PartyAppearances } from "../find-party-counsel.ts";
import { ALL, type NamedLawyer, shownLawyer } from "../lawyers.ts";
import type { RecoveryTable } from "../open-table.ts";
import { countedText } from "./counted-text.ts";

const { pairs, keyword, shown, kept } = FIELD_TYPES;
const whole = { type: "integer" } as const;

/**
 * A single number for a cause and a court. Each is a node of its tree, or the whole tree. A node is
 * identified by the start of its range, which is its ordinal and less than NO_ORDINAL.
 */
export const pairNumber = ([cause, court]: Pair): number =>
  nodeNumber(cause) * (NO_ORDINAL + 1) + nodeNumber(court);
const nodeNumber = ([from, to]: OrdinalRange) => (to === ALL[1] ? 0 : from + 1);

/** The fields of a lawyer's document on a cluster. */
export const LAWYER_FIELDS = {
  /** Rank of the lawyer by name, then firm. The same person has another rank in another index. */
  place: whole,
  /** Identifies the person in all indexes (see `personNumber`). */
  lawyer: { type: "long" },
  /** The ids of all judgments, and the name of the lawyer. A takedown searches these fields. */
  judgments: keyword,
  names: keyword,
  /** Ordinals of the courts of the counted cases, without duplicates. */
  court: whole,
  /** The `pairNumber` of cause and court of each counted case, and of all pairs of nodes above them. */
  counted_pair: { type: "long" },
  /** The `pairNumber` of all cases, counted or not, and of all pairs of nodes above them. */
  pair: { type: "long" },
  /** The counted cases, encoded by `countedText`. */
  counted: shown,
  /** What is displayed about the lawyer, and the facts of the counted cases, as JSON. */
  row: kept,
  /** The displayed fields of the counted cases, as JSON. */
  cells: kept,
};

/** Number of bits of an integer that a double holds exactly. */
const NUMBER_BITS = 52;
/** A number made from the displayed name and firm. If two people had the same number, a push would fail. */
export function personNumber({ lawyer, lawoffice }: NamedLawyer): number {
  const digest = hash("sha256", `${lawyer}\n${lawoffice}`, "buffer").readBigUInt64LE();
  return Number(BigInt.asUintN(NUMBER_BITS, digest));
}

/** The fields of the document for one case in which a lawyer represented a party. */
export const PARTY_FIELDS = {
  /** The name of the party if it is an organisation. It is found by any part of it. */
  tokens: pairs,
  /** The name of the party if it is a natural person. It is found only as a whole. */
  natural: keyword,
  /** 1 for the first document of each party, else 0. It serves to count parties. */
  first: { type: "byte" },
  /** Day of the judgment, in days since 1970-01-01. */
  day: whole,
  /** Index of the document among all documents of this table. */
  place: whole,
  /**
   * The id of the judgment, and the names of the lawyer and of a natural person as party. A takedown searches
   * these fields.
   */
  judgments: keyword,
  names: keyword,
  /** The displayed case as JSON. */
  row: kept,
};

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** A tree of a catalogue. */
interface Tree<Value> {
  ordered: readonly { value: Value }[];
  path(value: Value): readonly { value: Value }[];
  range(value: Value): OrdinalRange;
}

/**
 * Returns a function from the ordinal of a node to the ranges of the node, of all nodes above it and of the
 * whole tree. Results are cached.
 */
const nodesAbove = <Value>(tree: Tree<Value>) =>
  oncePerKey((ordinal: number): readonly OrdinalRange[] => {
    const node = tree.ordered[ordinal];
    return [ALL, ...(node ? tree.path(node.value).map(({ value }) => tree.range(value)) : [])];
  });

/** The lawyers of the opened tables as documents of the cluster. */
export function* lawyerRows(
  table: RecoveryTable,
  { courts, causes }: { courts: CourtIndex; causes: CauseIndex },
): Generator<TableRow> {
  const { cases, offsets, appearances } = table;
  const courtsAbove = nodesAbove(courts);
  const causesAbove = nodesAbove(causes);
  const pairsOfCase = (row: number) =>
    causesAbove(cases.cause[row]!).flatMap((cause) =>
      courtsAbove(cases.court[row]!).map((court) => pairNumber([cause, court])),
    );
  for (let place = 0; place < table.meta.lawyers; place++) {
    const own = [...appearances.subarray(offsets[place]!, offsets[place + 1]!)];
    const counted = own.filter((row) => cases.year[row]! >= FIRST_YEAR);
    const { row: person, counted: listed, caseId, caseRow } = shownLawyer(table, place);
    const rows = listed.map(({ row }) => row);
    const numbers = Object.fromEntries(
      Object.entries(cases).map(([name, column]) => [name, rows.map((row) => column[row])]),
    );
    const pairsOf = (some: number[]) => distinct(some.flatMap(pairsOfCase));
    const body = {
      place,
      lawyer: personNumber(person),
      judgments: own.map(caseId),
      names: normaliseText(person.lawyer),
      court: distinct(counted.map((row) => cases.court[row]!)),
      counted_pair: pairsOf(counted),
      pair: pairsOf(own),
      counted: countedText(table.counted, place),
      row: JSON.stringify({
        ...person,
        ...{ ...numbers, ids: rows.map(caseId), sides: listed.map(({ side }) => side) },
      }),
      cells: JSON.stringify(rows.map(caseRow)),
    };
    yield { id: String(body.lawyer), body };
  }
}

/** The cases in which lawyers represented parties, as documents of the cluster. */
export function* partyRows(table: RecoveryTable, parties: PartyAppearances | null): Generator<TableRow> {
  if (!parties) return;
  const { offsets, lawyer, row, nameOffsets, names } = parties;
  for (let index = 0; index < offsets.length - 1; index++) {
    const party = names.toString("utf8", nameOffsets[index], nameOffsets[index + 1]! - 1);
    const natural = isNatural(party);
    for (let place = offsets[index]!; place < offsets[index + 1]!; place++) {
      const { id, casename, court, case_number, casedate } = table.caseRow(row[place]!);
      const { lawyer: name, lawoffice } = table.lawyerRow(lawyer[place]!);
      const body = {
        ...(natural ? { natural: party } : { tokens: textOfPassages([party]) }),
        first: place === offsets[index] ? 1 : 0,
        day: table.cases.day[row[place]!]!,
        place,
        judgments: id,
        names: distinct([name, ...(natural ? [party] : [])].map(normaliseText)),
        row: JSON.stringify({ id, casename, court, case_number, casedate, party, lawyer: name, lawoffice }),
      };
      yield { id: String(place), body };
    }
  }
}
