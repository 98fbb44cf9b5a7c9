/**
 * All causes of a judgment on one line, the principal one first. They are separated by ；, since 、 occurs
 * within names of offences.
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
