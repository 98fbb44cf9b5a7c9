import { toChineseNumeral } from "../../text/numbers/chinese-numeral.ts";

/** The citation of an article: (120, 1) -> 第一百二十条之一. */
export function articleLabel(number: number, branch = 0): string {
  return `第${toChineseNumeral(number)}条${branch > 0 ? `之${toChineseNumeral(branch)}` : ""}`;
}

/** The anchor of an article or item within its law, and the last part of its document id: a60, a120-1. */
export function articleAnchor(number: number, branch = 0): string {
  return branch > 0 ? `a${number}-${branch}` : `a${number}`;
}
