import type { Lawyers } from "../lawyers.ts";
import { localLawyers } from "../local-lawyers.ts";
import { requireTable } from "../read-claim.ts";

/** The lawyers of the collection. */
export const openLawyers = (): Lawyers => localLawyers(requireTable());
