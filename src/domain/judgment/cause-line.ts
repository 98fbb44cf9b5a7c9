/** All causes of a judgment on one line, the leading one first; parted by ；, as 、 stands within names of offences. */
export function causeLine({
  cause = "",
  causes,
}: {
  cause?: string;
  causes?: readonly string[] | undefined;
}): string {
  return (causes ?? [cause]).join("；");
}
