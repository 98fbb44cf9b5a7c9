import type { Lang } from "../lang.ts";

const WAN = 10_000;
const YI = 100_000_000;
const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

/** With thousands separators; at most `digits` decimals, without trailing zeros. */
const plain = (value: number, digits: number) =>
  value.toLocaleString("en-US", { maximumFractionDigits: digits });

/**
 * An amount in yuan for display: 1234.5 -> "1,234.5元", 1_250_000 -> "125万元", 120_000_000 -> "1.2亿元". English
 * has no unit 万: "¥1.25 million". Two decimals, or with `exact` as many as the fen need: 123_456.78 ->
 * "12.345678万元".
 */
export function formatAmount(yuan: number, lang: Lang, { exact = false } = {}): string {
  const size = Math.abs(yuan);
  if (lang === "en") {
    // An amount with many decimals in millions is easier to check in full.
    if (size < MILLION || (exact && yuan % WAN !== 0)) return `¥${plain(yuan, 2)}`;
    return size < BILLION
      ? `¥${plain(yuan / MILLION, 2)} million`
      : `¥${plain(yuan / BILLION, exact ? 5 : 2)} billion`;
  }
  if (size >= YI) return `${plain(yuan / YI, exact ? 10 : 2)}亿元`;
  if (size >= WAN) return `${plain(yuan / WAN, exact ? 6 : 2)}万元`;
  return `${plain(yuan, 2)}元`;
}
