/** What sort of text a law is; the order is that of force, so that lists and sorting follow it. */
export const LAW_KINDS = ["constitution", "law", "change", "decision", "interpretation"] as const;
export type LawKind = (typeof LAW_KINDS)[number];

/**
 * The kind that a title tells: 宪法 and its amendments; amending acts and decisions (修正案, 修改…的决定); other
 * decisions of congress; interpretations and replies of the courts; everything else is a law.
 */
export function lawKind(title: string): LawKind {
  if (/^最高人民(?:法院|检察院)|^关于.*(?:解释|规定|批复)/.test(title)) return "interpretation";
  if (/^(?:中华人民共和国)?宪法(?:修正案.*)?$/.test(title)) return "constitution";
  if (/修正案|关于修改.*的决定/.test(title)) return "change";
  if (/^全国人民代表大会.*(?:决定|决议|解释)$/.test(title)) return "decision";
  return "law";
}
