import { hash } from "node:crypto";
import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
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
 * One number for a cause and a court, each a node of its tree or the whole tree. A node is identified by the
 * start of its range, its own ordinal, which is below NO_ORDINAL.
 */
export const pairNumber = ([cause, court]: Pair): number =>
  nodeNumber(cause) * (NO_ORDINAL + 1) + nodeNumber(court);
const nodeNumber = ([from, to]: OrdinalRange) => (to === ALL[1] ? 0 : from + 1);

/** The fields of a lawyer on a cluster. */
export const LAWYER_FIELDS = {
  /** Rank in the order of name, then firm; it differs between indexes. */
  place: whole,
  /** Identifies a person across indexes: `personNumber`. */
  lawyer: { type: "long" },
  /** Fields for takedowns: ids of all judgments, and the name. */
  judgments: keyword,
  names: keyword,
  /** Ordinals of the courts of the counted cases. */
  court: whole,
  /**
   * `pairNumber` of cause and court, including all nodes above both, for the counted cases; `pair` is for all
   * cases.
   */
  counted_pair: { type: "long" },
  pair: { type: "long" },
  /** The ranking's data: `countedText`. */
  counted: shown,
  /** The displayed data as JSON: the row with the counted cases in numbers, and the fields of the case rows. */
  row: kept,
  cells: kept,
};

/** Bits of a number that a double holds exactly. */
const NUMBER_BITS = 52;
/** A number from the displayed name and firm. If two people ever share one, a push fails. */
export function personNumber({ lawyer, lawoffice }: NamedLawyer): number {
  const digest = hash("sha256", `${lawyer}\n${lawoffice}`, "buffer").readBigUInt64LE();
  return Number(BigInt.asUintN(NUMBER_BITS, digest));
}

/** The fields of an appearance for a party. */
export const PARTY_FIELDS = {
  /**
   * The name of an organisation, which can be found by a part of it; `natural` is the name of a natural
   * person, found only by the whole of it.
   */
  tokens: pairs,
  natural: keyword,
  /** 1 for the first appearance of each party, else 0. */
  first: { type: "byte" },
  /** Days since 1970-01-01, and the index among appearances. */
  day: whole,
  place: whole,
  /** Fields for takedowns: id of the judgment; the lawyer, and a natural person as party. */
  judgments: keyword,
  names: keyword,
  /** The appearance as shown, as JSON. */
  row: kept,
};

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** A tree of the catalogue. */
interface Tree<Value> {
  ordered: readonly { value: Value }[];
  path(value: Value): readonly { value: Value }[];
  range(value: Value): OrdinalRange;
}

/** By ordinal of a node: the ranges of the node, of all its ancestors and of the whole tree; cached. */
function nodesAbove<Value>(tree: Tree<Value>): (ordinal: number) => readonly OrdinalRange[] {
  const known = new Map<number, readonly OrdinalRange[]>();
  return (ordinal) => {
    const found = known.get(ordinal);
    if (found) return found;
    const node = tree.ordered[ordinal];
    const ranges = [ALL, ...(node ? tree.path(node.value).map(({ value }) => tree.range(value)) : [])];
    known.set(ordinal, ranges);
    return ranges;
  };
}

/** The lawyers of a table as the cluster stores them. */
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

/** The appearances for parties as the cluster stores them. */
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
