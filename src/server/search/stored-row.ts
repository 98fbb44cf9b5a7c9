import type { Instance, Outcome } from "#domain/judgment/record.ts";
import type { SearchHit } from "./search-engine.ts";

/**
 * The members of a stored row, in order. Only articles have an address, only judgments have an instance, and
 * only appeals have an outcome.
 */
type Members = [
  ...[id: string, title: string, court: string, number: string, date: string],
  ...[url?: string, instance?: Instance | "", outcome?: Outcome],
];

/** Encodes a search hit as both engines store it: JSON without empty members at the end. */
export function encodeRow(row: Omit<SearchHit, "outcome"> & { outcome?: Outcome | null }): string {
  const { id, title, court, number, date, url = "", instance = "", outcome } = row;
  const members: unknown[] = [id, title, court, number, date, url, instance, outcome || ""];
  while (members.at(-1) === "" && members.length > REQUIRED) members.pop();
  return JSON.stringify(members);
}

/** Number of members that every stored row has. */
const REQUIRED = 5;

/** Decodes a row that `encodeRow` encoded. */
export function decodeRow(stored: string): SearchHit {
  const [id, title, court, number, date, url, instance, outcome]: Members = JSON.parse(stored);
  return {
    ...{ id, title, court, number, date },
    ...(url && { url }),
    ...(instance && { instance }),
    ...(outcome && { outcome }),
  };
}
