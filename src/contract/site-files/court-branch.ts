/** A court below a high court, as the selector needs it. `area` is the name of its area on the map. */
export interface CourtBranchNode {
  value: number;
  label: string;
  area: string;
  children: CourtBranchNode[];
}

/**
 * GET, a static file: the courts below the high court with this id, as an array of CourtBranchNode. It is
 * made at build. It has no schema, because its content comes from this project.
 */
export function courtBranchPath(highCourtId: number): string {
  return `/catalogue/courts/${highCourtId}.json`;
}
