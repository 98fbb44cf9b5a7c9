/** Endings of organisations; a party's name with one of them is no person's. */
const ORGANISATION =
  /(?:公司|集团|银行|支行|分行|工厂|厂|店|馆|场|社|院|校|学|局|部|厅|府|会|所|处|中心|队|站|企业|基金|村|组|户|室|办|署|行|园|矿|港|司)$/u;

/** Whether a party's name is that of a natural person: two to four Han characters, more only around a dot. */
export function isPersonName(name: string): boolean {
  return (
    /^(?:\p{Script=Han}{2,4}|\p{Script=Han}+(?:[·•．.]\p{Script=Han}+)+)$/u.test(name) &&
    !ORGANISATION.test(name)
  );
}
