import type { Lang } from "./lang.ts";

const WAN = 10_000;
const YI = 100_000_000;

/** Thousands separated; at most `digits` behind the point, none that are zero. */
const plain = (value: number, digits: number) =>
  value.toLocaleString("en-US", { maximumFractionDigits: digits });

/**
 * An amount in yuan for reading: 1234.5 -> "1,234.5元", 1_250_000 -> "125万元", 120_000_000 -> "1.2亿元"; in
 * English "CNY 1,250,000", because 万 means nothing there. Two digits behind the point, or with `exact` as many as
 * the fen need: 123_456.78 -> "12.345678万元".
 */
export function formatAmount(yuan: number, lang: Lang, { exact = false } = {}): string {
  if (lang === "en") return `CNY ${plain(yuan, 2)}`;
  const size = Math.abs(yuan);
  if (size >= YI) return `${plain(yuan / YI, exact ? 10 : 2)}亿元`;
  if (size >= WAN) return `${plain(yuan / WAN, exact ? 6 : 2)}万元`;
  return `${plain(yuan, 2)}元`;
}
