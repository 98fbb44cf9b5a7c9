import type { Lang } from "./lang.ts";

const WAN = 10_000;
const YI = 100_000_000;

/** At most two digits behind the point, none that are zero, thousands separated. */
const plain = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 2 });

/**
 * An amount in yuan for reading: 1234.5 -> "1,234.5元", 1_250_000 -> "125万元", 120_000_000 -> "1.2亿元"; in
 * English "CNY 1,250,000", because 万 means nothing there.
 */
export function formatAmount(yuan: number, lang: Lang): string {
  if (lang === "en") return `CNY ${plain(yuan)}`;
  const size = Math.abs(yuan);
  if (size >= YI) return `${plain(yuan / YI)}亿元`;
  if (size >= WAN) return `${plain(yuan / WAN)}万元`;
  return `${plain(yuan)}元`;
}
