import { beijingDay } from "#domain/text/day.ts";
import type { Outcome } from "#server/corpus/import-documents.ts";
import { ImportReport } from "#server/corpus/import-report.ts";
import type { StoredSource } from "#server/corpus/read-sources.ts";
import { ImportProgress } from "./import-progress.ts";

/** What an import fills: nothing of it shows before `commit`, and `close` without it leaves all as it was. */
interface Writer {
  commit(declared: ReadonlyMap<string, StoredSource>, today: string): number;
  close(): void;
}

/**
 * Imports what `read` gives, shows how far it is, commits and tells what was taken; an interrupt before that
 * leaves the corpus as it was and ends the process with 130. `read` puts the sources it meets into the map it
 * gets; its failure closes the writer and passes on.
 */
export async function runImport(
  writer: Writer,
  paths: string[],
  read: (declared: Map<string, StoredSource>) => AsyncIterable<Outcome>,
): Promise<void> {
  const report = new ImportReport();
  const progress = new ImportProgress(paths.length);
  const interrupt = (): void => {
    progress.end();
    writer.close();
    console.error("\nStopped: the corpus is as it was before.");
    process.exit(130);
  };
  process.once("SIGINT", interrupt);
  try {
    const declared = new Map<string, StoredSource>();
    for await (const outcome of read(declared)) {
      report.add(outcome);
      progress.show(outcome.file, report.counts);
    }
    progress.end();
    process.off("SIGINT", interrupt);
    progress.summarise(report, writer.commit(declared, beijingDay(new Date())));
  } finally {
    process.off("SIGINT", interrupt);
    writer.close();
    report.close();
  }
}
