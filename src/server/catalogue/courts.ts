import { join } from "node:path";
import { type CourtFacts, type CourtIndex, indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { oncePerPath } from "../files/once-per-path.ts";
import { FaultyFile } from "../generated/faulty-file.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";

/**
 * The index of courts, from the generated catalogue. Read once per process. Throws if `npm run data` has not
 * run.
 */
export const loadCourts = oncePerPath((folder): CourtIndex => {
  const tree = readGeneratedJson<CourtNode[]>(join(folder, "courts.json"));
  let facts: CourtFacts | undefined;
  return {
    ...indexCourts(tree),
    // This file is read only when a name that is no label must be resolved. Most requests use labels.
    get facts() {
      facts ??= readFacts(join(folder, "catalogue"));
      return facts;
    },
  };
}, "data/generated");

/**
 * Reads the generated facts about courts. Throws FaultyFile if an older version made the files, which then
 * lack some facts.
 */
function readFacts(folder: string): CourtFacts {
  const path = join(folder, "court-names.json");
  const facts = readGeneratedJson<Partial<CourtFacts>>(path);
  if (facts.soundAlikes === undefined) throw new FaultyFile(path, "version");
  let towns: string | undefined;
  return {
    ...(facts as CourtFacts),
    // Read only for a name that no other rule resolves.
    get towns() {
      towns ??= readGeneratedJson<string>(join(folder, "town-names.json"));
      return towns;
    },
  };
}
