import { type NumeralSigns, numeralBelow10000, PLAIN } from "./chinese-numeral.ts";

const FORMAL = { digits: "零壹贰叁肆伍陆柒捌玖", units: ["", "拾", "佰", "仟"] };
const LARGE = ["", "万", "亿"];
/** Sums below this number of fen have usual spellings. */
const MAX_FEN = 1e14;

/**
 * The spellings of one sum. Those in `digits` have Arabic digits and end with 元. Those in `chinese` have
 * Chinese numerals; the everyday form is first.
 */
export interface AmountSpellings {
  digits: string[];
  chinese: string[];
}

/**
 * The usual spellings of a sum in yuan, to the fen: 500000元, 500,000元, 500000.00元, 50万元 …, 五十万元, 伍拾万元. Empty
 * unless the sum is above 0 and below a trillion.
 */
export function amountSpellings(yuan: number): AmountSpellings {
  const fen = Math.round(yuan * 100);
  if (!(fen > 0 && fen < MAX_FEN)) return { digits: [], chinese: [] };
  const inWan = fen < 100_000 ? [] : decimals(fen / 1e6).map((text) => `${text}万`);
  const digits = [...decimals(fen / 100), ...inWan].map((text) => `${text}元`);
  return { digits: [...new Set(digits)], chinese: [inChinese(fen, PLAIN), inChinese(fen, FORMAL)] };
}

/**
 * A value with at most six decimals: as it is, and padded to two decimals if it has fewer; each with and
 * without commas.
 */
function decimals(value: number): string[] {
  const text = String(value);
  const behind = text.split(".")[1]?.length ?? 0;
  return [text, ...(behind < 2 ? [value.toFixed(2)] : [])].flatMap((each) => [each, grouped(each)]);
}

/** The number with commas between groups of three digits. */
function grouped(text: string): string {
  const [whole = "", behind] = text.split(".");
  const groups = whole.replace(/\d(?=(?:\d{3})+$)/g, "$&,");
  return behind === undefined ? groups : `${groups}.${behind}`;
}

function inChinese(fen: number, { digits, units }: NumeralSigns): string {
  const whole = Math.floor(fen / 100);
  let text = "";
  let isGap = false;
  for (let place = LARGE.length - 1; place >= 0; place--) {
    const section = Math.floor(whole / 1e4 ** place) % 1e4;
    if (section === 0) isGap = text !== "";
    else {
      text += `${text !== "" && (isGap || section < 1000) ? "零" : ""}${numeralBelow10000(section, { digits, units })}${LARGE[place]}`;
      isGap = false;
    }
  }
  const jiao = Math.floor(fen / 10) % 10;
  const cents = fen % 10;
  const yuan = text === "" ? "" : `${text.replace(/^一十/, "十")}元`;
  return `${yuan}${jiao ? `${digits[jiao]}角` : ""}${cents ? `${digits[cents]}分` : ""}`;
}
