import type { AmountFault } from "#domain/text/numbers/typed-amount.ts";

/** Why a typed amount cannot be used, for pages and for answers. */
export const amountFaults: Record<AmountFault, string> = {
  amount_missing: "请填写金额，例如 500000 或 50万。",
  amount_unreadable: "看不懂这个金额，请写数字，例如 500000 或 50万。",
  amount_ambiguous: "这个金额可以有几种读法，请写完整，例如 35000 或 3万5千。",
  amount_range: "请填一个金额，不能填范围，例如 200000。",
  amount_negative: "金额不能是负数。",
  amount_foreign: "这里按人民币计算，请先折算成元。",
  amount_too_large: "金额最多一万亿元。",
};
