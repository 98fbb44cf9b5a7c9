import type { JudgmentRecord } from "../../record.ts";

/**
 * Characters of names outside the block that the name patterns cover: extensions of all planes, compatibility
 * forms, and the signs 々, 〆 and ヶ of Japanese names.
 */
const RARE = /[々〆ヶ\u3400-\u4dbf\uf900-\ufaff\u{20000}-\u{3ffff}]/gu;
/** The first of the characters at the end of the common block, which were added late and occur in no text. */
export const FIRST_FREE = 0x9fa6;
const FREE = Array.from({ length: 90 }, (_, index) => String.fromCharCode(FIRST_FREE + index));

/**
 * Applies a function to a record in which every rare Chinese character is replaced by one of the common
 * block, so that each takes one UTF-16 unit, and restores the characters afterwards. One replacement stands
 * for one rare character throughout.
 */
export function withPlainSigns(
  record: JudgmentRecord,
  use: (record: JudgmentRecord) => JudgmentRecord | null,
): JudgmentRecord | null {
  const whole = JSON.stringify(record);
  const rare = [...new Set(whole.match(RARE))];
  if (rare.length === 0) return use(record);
  const free = FREE.filter((sign) => !whole.includes(sign));
  const there = new Map(rare.map((sign, index) => [sign, free[index] ?? sign]));
  const back = new Map([...there].map(([sign, plain]) => [plain, sign]));
  const used = use(JSON.parse(whole.replace(RARE, (sign) => there.get(sign) ?? sign)));
  return (
    used && JSON.parse(JSON.stringify(used).replace(/[\u9fa6-\u9fff]/g, (sign) => back.get(sign) ?? sign))
  );
}
