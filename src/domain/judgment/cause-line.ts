/**
 * All causes of a judgment on one line, the principal one first. The separator is ；, because 、 occurs inside
 * the names of some offences.
 */
export function causeLine({
  cause = "",
  causes,
}: {
  cause?: string;
  causes?: readonly string[] | undefined;
}): string {
  return (causes ?? [cause]).join("；");
}
