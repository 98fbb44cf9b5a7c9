/** A share for display: 0.1234 -> "12.3%". */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Yuan with thousands separators; no cents if they are zero. */
export const formatYuan = (amount: number): string =>
  amount.toLocaleString("en-US", { maximumFractionDigits: 2 });
