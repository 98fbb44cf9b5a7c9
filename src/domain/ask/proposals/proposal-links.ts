/** Addresses of pages for a question. `prefix` is the language of the site: "" or "/en". */
export function proposalLinks(prefix: string) {
  const hash = (cause: string) => `reason=${encodeURIComponent(cause)}`;
  return {
    guides: `${prefix}/layout/guide`,
    lawyers: `${prefix}/layout`,
    tools: `${prefix}/layout/toolbox`,
    coverage: `${prefix}/layout/coverage#laws`,
    judgmentsOf: (cause: string) => `${prefix}/layout/serachList#${hash(cause)}`,
    feeOf: (kind: string) => `${prefix}/layout/toolbox/court-fee#kind=${kind}`,
    lawyersFor: (cause: string) => `${prefix}/layout#${hash(cause)}`,
  };
}
