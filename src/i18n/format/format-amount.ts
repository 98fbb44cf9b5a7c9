import type { Lang } from "../lang.ts";

const WAN = 10_000;
const YI = 100_000_000;
const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

/** Formats a number with thousands separators and at most `digits` decimals, without zeros at the end. */
const plain = (value: number, digits: number) =>
  value.toLocaleString("en-US", { maximumFractionDigits: digits });

/**
 * Formats an amount in yuan: 1234.5 -> "1,234.5元", 1_250_000 -> "125万元", 120_000_000 -> "1.2亿元". English has
 * no unit 万: "¥1.25 million". The number has at most two decimals. With `exact` it has as many as are needed
 * to show the fen: 123_456.78 -> "12.345678万元".
 */
export function formatAmount(yuan: number, lang: Lang, { exact = false } = {}): string {
  const size = Math.abs(yuan);
  if (lang === "en") {
    // An exact amount that is not a multiple of 10,000 is written in full, because it would have many
    // decimals in millions.
    if (size < MILLION || (exact && yuan % WAN !== 0)) return `¥${plain(yuan, 2)}`;
    return size < BILLION
      ? `¥${plain(yuan / MILLION, 2)} million`
      : `¥${plain(yuan / BILLION, exact ? 5 : 2)} billion`;
  }
  if (size >= YI) return `${plain(yuan / YI, exact ? 10 : 2)}亿元`;
  if (size >= WAN) return `${plain(yuan / WAN, exact ? 6 : 2)}万元`;
  return `${plain(yuan, 2)}元`;
}
