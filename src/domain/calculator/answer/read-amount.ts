import { parseChineseNumeral } from "../../text/chinese-numeral.ts";

/** Why a typed amount cannot be used. */
export type AmountFault = "amount_missing" | "amount_unreadable" | "amount_negative" | "amount_too_large";
/** An amount in yuan, or why there is none. */
export type ReadAmount = { kind: "amount"; yuan: number } | { kind: "fault"; code: AmountFault };

/** Above this no court has ever charged a fee; beyond it sums lose their fen. */
const LARGEST_YUAN = 1e12;
const UNITS: Record<string, number> = { 百: 100, 千: 1e3, 万: 1e4, 十万: 1e5, 百万: 1e6, 千万: 1e7, 亿: 1e8 };
const DIGITS = /^(-?)(\d+(?:,\d{3})*(?:\.\d*)?|\.\d+)(百|千|万|十万|百万|千万|亿)?$/;

/**
 * The amount in yuan that somebody typed: 500000, 500,000.50, ５０万, ¥1.2亿, 五十万元. At least 0, at most a
 * trillion; anything else is a fault with its code.
 */
export function readAmount(typed: string): ReadAmount {
  const text = typed
    .normalize("NFKC")
    .replace(/[\s，]/g, (sign) => (sign === "，" ? "," : ""))
    .replace(/^(?:人民币|RMB|CNY|[¥￥])/i, "")
    .replace(/(?:元整?|圆整?|yuan)$/i, "")
    .replace(/^[−–]/, "-");
  if (text === "") return { kind: "fault", code: "amount_missing" };
  const [, sign, digits, unit = ""] = DIGITS.exec(text) ?? [];
  const yuan = digits ? Number(digits.replaceAll(",", "")) * (UNITS[unit] ?? 1) : parseChineseNumeral(text);
  if (yuan === null || !Number.isFinite(yuan)) return { kind: "fault", code: "amount_unreadable" };
  if (sign && yuan > 0) return { kind: "fault", code: "amount_negative" };
  if (yuan > LARGEST_YUAN) return { kind: "fault", code: "amount_too_large" };
  return { kind: "amount", yuan: Math.round(yuan * 100) / 100 };
}
