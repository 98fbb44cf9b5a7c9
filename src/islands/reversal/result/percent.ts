/** A share for display: "12.3%" for 0.1234. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** An amount in yuan with commas between groups of three, and without decimals if they are 0. */
export const formatYuan = (amount: number): string =>
  amount.toLocaleString("en-US", { maximumFractionDigits: 2 });
