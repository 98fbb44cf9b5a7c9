import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { catalogueContext } from "#domain/catalogue/lookup/parse-context.ts";
import type { ParseContext } from "#domain/judgment/parse-result.ts";
import { loadCauses } from "../../catalogue/causes.ts";
import { loadCourts } from "../../catalogue/courts.ts";
import { readOfferedTerms } from "../../catalogue/offered-terms.ts";
import { sha256OfText } from "../../files/sha256.ts";

/**
 * The parse context of an import on a day (yyyy-MM-dd). By default it uses the catalogues that `npm run data`
 * builds, and throws if they are missing.
 */
export const importContext = (
  source: string,
  today: string,
  courts: CourtIndex = loadCourts(),
  causes: CauseIndex = loadCauses(),
): ParseContext =>
  catalogueContext(
    { courts, causes, offeredTerms: readOfferedTerms() },
    { sha256: sha256OfText, today, source },
  );
