import type { JudgmentRecord } from "../../record.ts";

/**
 * Rare characters, which the patterns for names do not match: those of the Chinese extension blocks,
 * compatibility forms, and the signs 々, 〆 and ヶ of Japanese names.
 */
const RARE = /[々〆ヶ\u3400-\u4dbf\uf900-\ufaff\u{20000}-\u{3ffff}]/gu;
/**
 * The first of the 90 characters at the end of the common block. They were added late and occur in no text,
 * so they can stand for rare ones.
 */
export const FIRST_FREE = 0x9fa6;
const FREE = Array.from({ length: 90 }, (_, index) => String.fromCharCode(FIRST_FREE + index));

/**
 * Calls `use` with a copy of the record in which characters of the common block replace the rare ones, so
 * that each character is one UTF-16 unit. Then restores the rare characters in the result. In one record, a
 * rare character always has the same replacement.
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
