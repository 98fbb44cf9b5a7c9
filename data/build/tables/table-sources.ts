import { hash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { ordinalsStamp } from "#server/catalogue/ordinals-stamp.ts";
import { corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import {
  LAWYER_FIELDS,
  lawyerRows,
  PARTY_FIELDS,
  partyRows,
} from "#server/recovery/cluster/lawyers-index.ts";
import { openParties } from "#server/recovery/find-party-counsel.ts";
import { openTableIn, type RecoveryTable } from "#server/recovery/open-table.ts";
import { openAppeals, writeAppeals } from "#server/reversal/appeal-file.ts";
import { APPEAL_FIELDS, appealRows } from "#server/reversal/cluster/appeals-index.ts";
import { appealSources } from "#server/reversal/collections.ts";
import type { PushedTable, TableRow } from "#server/search/opensearch/push/push.ts";
import { fingerprint } from "../steps/fingerprint.ts";
import { codeFingerprints } from "../steps/module-graph.ts";
import { type GatheredFrom, gatheredFrom, RECOVERY_CONTENT, writeRecoveryTables } from "./recovery-tables.ts";

/** The catalogues to whose ordinals tables refer. */
const CATALOGUES = ["data/generated/courts.json", "data/generated/causes.json"];

/** The folder of the table of appeals that is sent to a cluster. Functions do not open it. */
export const PUSHED_APPEALS_FOLDER = "data/generated/push/reversal";
const PUSHED_RECOVERY_FOLDER = "data/generated/push/recovery";

/**
 * Fingerprint of everything from which a table is made. `more` names its inputs besides judgments and
 * catalogues.
 */
function printOf(...more: string[]): string {
  const code = [...codeFingerprints([import.meta.filename]).values()];
  const parts = [fingerprint([...corpusInputs(), ...CATALOGUES, ...more]), ...code];
  return hash("sha256", parts.join(" ")).slice(0, 32);
}

/** The appeals of a corpus as a table to push. */
export const appealsSource = (corpusDir: string): PushedTable => ({
  properties: APPEAL_FIELDS,
  stamp: ordinalsStamp(),
  corpus: printOf(),
  facts: () => ({ sources: appealSources(readSources(corpusDir)) }),
  *documents() {
    writeAppealTable(corpusDir, PUSHED_APPEALS_FOLDER);
    const appeals = openAppeals(PUSHED_APPEALS_FOLDER);
    try {
      yield* appealRows(appeals);
    } finally {
      appeals.close();
    }
  },
});

/**
 * The lawyers of a corpus, and the parties that they represented, as tables to push. Corrections are applied,
 * and those who opted out are left out.
 */
export const lawyerSources = (corpusDir: string): LawyerTables =>
  lawyerTables(() => gatheredFrom(corpusDir), PUSHED_RECOVERY_FOLDER, printOf(RECOVERY_CONTENT));

/** Writes the table of appeals of a corpus into a folder. Returns the number of appeals. */
export function writeAppealTable(corpusDir: string, folder: string): number {
  mkdirSync(folder, { recursive: true });
  const catalogues = { courts: loadCourts(), causes: loadCauses() };
  return writeAppeals(readCorpus(corpusDir), readSources(corpusDir), catalogues, folder);
}

type LawyerTables = Record<"lawyers" | "parties", PushedTable>;

/**
 * The lawyers, and the parties that they represented, as tables to push. The tables are written into `folder`
 * when they are first read.
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
