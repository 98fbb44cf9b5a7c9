import type { KnownNames } from "#domain/ask/input-kind.ts";
import { resolveTypedCourt } from "#domain/catalogue/courts/typed-court.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { loadCauses } from "../catalogue/causes.ts";
import { loadCourts } from "../catalogue/courts.ts";
import { knowsLaw } from "../statutes/suggest-articles.ts";

/** Names as the catalogues of courts, causes and laws know them. */
export const knownNames = (): KnownNames => ({
  isCourt: (text) => resolveTypedCourt(toSimplified(text), loadCourts()).kind !== "unknown",
  isCause: (text) => loadCauses().byLabel(toSimplified(text)) !== undefined,
  isLaw: knowsLaw,
});
