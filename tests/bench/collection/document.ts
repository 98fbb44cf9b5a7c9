import type { Instance } from "#domain/judgment/record.ts";
import { type Day, dayParts, numeralDate } from "./calendar.ts";
import { personName } from "./names.ts";
import type { Random } from "./random.ts";
import type { Seat } from "./seat.ts";
import type { Person, World } from "./world.ts";

/** What a row's generator knows about its document before any dirt: what a reader should end up with. */
export interface Truth {
  source_id: string;
  court: string;
  case_number: string;
  text_type: string;
  casedate: string;
  kind: string;
  procedure: string;
  instance: Instance;
  causes: string[];
  parties: { name: string; role: string }[];
  counsel: { name: string; firm: string }[];
  panel: string[];
  clerk: string;
  /** Why there is no text, or empty. */
  reason: string;
  /** The id of the row with the same document, or empty. */
  same_as: string;
}

/** What a document is made from. */
export interface Plan {
  world: World;
  random: Random;
  seat: Seat;
  decided: Day;
  /** Running number of the case. */
  serial: number;
  kind: string;
  procedure: string;
  /** Approximate length of the text, in characters. */
  characters: number;
}

/** A document with its paragraphs, and the facts of its row. */
export interface Draft {
  paragraphs: string[];
  casename: string;
  text_type: string;
  case_number: string;
  instance: Instance;
  causes: string[];
  parties: { person: Person; role: string }[];
  counsel: { name: string; firm: string }[];
  panel: string[];
  clerk: string;
  laws: string[];
}

/** A case number under the court's code of that year: since 2016 today's. */
export function caseNumber({ seat, decided, serial }: Plan, code: string): string {
  const { year } = dayParts(decided);
  return year >= 2016
    ? `（${year}）${seat.sign}${code}${serial}号`
    : `（${year}）${seat.oldSign}${code}字第${serial}号`;
}

/** Names of the bench and how the document ends. */
export function closing(
  random: Random,
  decided: Day,
  alone: boolean,
): { panel: string[]; clerk: string; lines: string[] } {
  const panel = alone ? [personName(random)] : [personName(random), personName(random), personName(random)];
  const clerk = personName(random);
  const first = alone ? "审判员" : "审判长";
  const lines = panel.map((name, at) => `${at === 0 ? first : "审判员"}　${name}`);
  return { panel, clerk, lines: [...lines, numeralDate(decided), `书记员　${clerk}`] };
}
