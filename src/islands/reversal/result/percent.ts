/** A share for reading: 0.1234 -> "12.3%". */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Yuan with thousands set apart; no cents where there are none. */
export const formatYuan = (amount: number): string =>
  amount.toLocaleString("en-US", { maximumFractionDigits: 2 });
