import { toChineseNumeral } from "../../text/numbers/chinese-numeral.ts";

/** The label of an article: 第一百二十条之一 for (120, 1). */
export function articleLabel(number: number, branch = 0): string {
  return `第${toChineseNumeral(number)}条${branch > 0 ? `之${toChineseNumeral(branch)}` : ""}`;
}

/**
 * The anchor of an article or item on the page of its law (a60, a120-1). It is also the last part of the
 * article's document id.
 */
export function articleAnchor(number: number, branch = 0): string {
  return branch > 0 ? `a${number}-${branch}` : `a${number}`;
}
