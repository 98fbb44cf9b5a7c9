import { join, resolve } from "node:path";
import { type CourtFacts, type CourtIndex, indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { FaultyFile } from "../generated/faulty-file.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";

const loaded = new Map<string, CourtIndex>();

/**
 * The index of courts from the generated catalogue, read once per process. Throws if `npm run data` has not
 * run.
 */
export function loadCourts(folder = "data/generated"): CourtIndex {
  const path = resolve(folder);
  const known = loaded.get(path);
  if (known) return known;
  const tree = readGeneratedJson<CourtNode[]>(join(path, "courts.json"));
  let facts: CourtFacts | undefined;
  const courts: CourtIndex = {
    ...indexCourts(tree),
    // Read only to resolve a name that is not a label, since most requests use labels.
    get facts() {
      facts ??= readFacts(join(path, "catalogue"));
      return facts;
    },
  };
  loaded.set(path, courts);
  return courts;
}

/**
 * The facts in the generated files; throws FaultyFile if the files are of an older version without some
 * facts.
 */
function readFacts(folder: string): CourtFacts {
  const path = join(folder, "court-names.json");
  const facts = readGeneratedJson<Partial<CourtFacts>>(path);
  if (facts.soundAlikes === undefined) throw new FaultyFile(path, "version");
  let towns: string | undefined;
  return {
    ...(facts as CourtFacts),
    // Read only for names that no other rule resolves.
    get towns() {
      towns ??= readGeneratedJson<string>(join(folder, "town-names.json"));
      return towns;
    },
  };
}
