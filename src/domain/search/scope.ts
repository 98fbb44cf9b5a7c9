/** The collections that can be searched. The numbers are the values of `type` in requests. */
export const SCOPE = { cases: 1, statutes: 2, knowledge: 3 } as const;
export const SCOPES = [SCOPE.cases, SCOPE.statutes, SCOPE.knowledge] as const;
export type SearchScope = (typeof SCOPES)[number];
