import type { AppealOutcome } from "../judgment/record.ts";

/** Results of appeals in the order in which they are counted and shown. */
export const APPEAL_OUTCOMES = [
  "upheld",
  "changed",
  "remanded",
  "withdrawn",
  "other",
] as const satisfies readonly AppealOutcome[];

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

/** A typed name without the office that people write beside it: 审判长某某, 某某律师. */
export function bareName(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/\s/g, "")
    .replace(/^(?:审判长|审判员|代理审判员|人民陪审员|陪审员|主审法官|法官|律师|书记员)[:：]?/u, "")
    .replace(/(?:法官|审判长|审判员|律师|先生|女士)$/u, "");
}
