import type { JudgmentRecord } from "../../record.ts";

/** Chinese characters beyond those that patterns for names know: extensions of all planes, compatibility forms. */
const RARE = /[\u3400-\u4dbf\uf900-\ufaff\u{20000}-\u{3ffff}]/gu;
/** The first of the characters that no text has: the last of the common block, added long after it. */
export const FIRST_FREE = 0x9fa6;
const FREE = Array.from({ length: 90 }, (_, index) => String.fromCharCode(FIRST_FREE + index));

/**
 * What a function makes of a record in which every rare Chinese character is one of the common block, so that a name is as
 * long as it looks; each is put back afterwards. The same place holds the same character before and after.
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
