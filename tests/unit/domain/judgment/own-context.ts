import { importContext } from "#server/corpus/import/parse-context.ts";
import { ownCauses } from "../catalogue/own-causes.ts";
import { ownCourts } from "../catalogue/own-courts.ts";

/** A parse context for the last day of 2026 over the project's own catalogues, built from their sources. */
export const ownContext = importContext("test", "2026-12-31", ownCourts, ownCauses);
