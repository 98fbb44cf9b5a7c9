const DIGITS = "零一二三四五六七八九";

/** A number from 1 to 9999 in Chinese as laws write it: 10 -> 十, 60 -> 六十, 110 -> 一百一十, 1005 -> 一千零五. */
export function toChineseNumeral(value: number): string {
  const units = ["千", "百", "十", ""];
  const digits = String(Math.trunc(value)).padStart(4, "0");
  let text = "";
  let isGap = false;
  for (const [at, digit] of [...digits].entries()) {
    if (digit === "0") {
      isGap = text !== "";
      continue;
    }
    text += `${isGap ? "零" : ""}${DIGITS[Number(digit)]}${units[at]}`;
    isGap = false;
  }
  return text.replace(/^一十/, "十");
}

/** The citation of an article: (120, 1) -> 第一百二十条之一. */
export function articleLabel(number: number, branch = 0): string {
  return `第${toChineseNumeral(number)}条${branch > 0 ? `之${toChineseNumeral(branch)}` : ""}`;
}

/** The anchor of an article or item within its law, and the last part of its document id: a60, a120-1. */
export function articleAnchor(number: number, branch = 0): string {
  return branch > 0 ? `a${number}-${branch}` : `a${number}`;
}
