import { resolveCause } from "#domain/catalogue/resolve-cause.ts";
import { resolveCourt } from "#domain/catalogue/resolve-court.ts";
import type { ParseContext } from "#domain/judgment/parse-result.ts";
import { loadCauses } from "../catalogue/causes.ts";
import { loadCourts } from "../catalogue/courts.ts";
import { sha256 } from "./sha256.ts";

/** A parse context over the built catalogues; fails with what to do where `npm run data` has not run. */
export function catalogueContext(source: string): ParseContext {
  const courts = loadCourts();
  const causes = loadCauses();
  return {
    resolveCourt(name, caseNumber) {
      const found = resolveCourt(name, courts, caseNumber ? { caseNumber } : {});
      const court = found.kind === "found" ? courts.byId(found.id) : undefined;
      return court ? { id: court.value, label: court.label } : null;
    },
    resolveCause(texts, branch) {
      const found = resolveCause(texts, causes, branch ? { branch } : {});
      const cause = found.kind === "found" ? causes.byId(found.code) : undefined;
      return cause ? { code: cause.value, label: cause.label } : null;
    },
    sha256,
    source,
  };
}
