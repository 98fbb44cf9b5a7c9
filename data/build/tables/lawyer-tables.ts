import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { ordinalsStamp } from "#server/catalogue/ordinals-stamp.ts";
import {
  LAWYER_FIELDS,
  lawyerRows,
  PARTY_FIELDS,
  partyRows,
} from "#server/recovery/cluster/lawyers-index.ts";
import { openParties } from "#server/recovery/find-party-counsel.ts";
import { openTableIn, type RecoveryTable } from "#server/recovery/open-table.ts";
import type { PushedTable, TableRow } from "#server/search/opensearch/push/push.ts";
import { type GatheredFrom, writeRecoveryTables } from "./recovery-tables.ts";

export type LawyerTables = Record<"lawyers" | "parties", PushedTable>;

/**
 * The lawyers and the parties they appeared for, for a push. The tables are written into a folder when they
 * are first read.
 */
export function lawyerTables(from: () => GatheredFrom, folder: string, corpus: string): LawyerTables {
  let written = false;
  function* fromTables(read: (table: RecoveryTable) => Iterable<TableRow>): Generator<TableRow> {
    if (!written) writeRecoveryTables(from(), folder);
    written = true;
    const table = openTableIn(folder);
    try {
      yield* read(table);
    } finally {
      table.close();
    }
  }
  const shared = { stamp: ordinalsStamp(), corpus };
  return {
    lawyers: {
      ...{ ...shared, properties: LAWYER_FIELDS },
      documents: () =>
        fromTables((table) => lawyerRows(table, { courts: loadCourts(), causes: loadCauses() })),
      facts: () => {
        const { meta, close } = openTableIn(folder);
        close();
        return { corpus: meta.corpus, lawyers: meta.lawyers };
      },
    },
    parties: {
      ...{ ...shared, properties: PARTY_FIELDS },
      documents: () => fromTables((table) => partyRows(table, openParties(folder))),
      facts: () => null,
    },
  };
}
