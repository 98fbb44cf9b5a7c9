const AMOUNT =
  /\d[\d,.]*\s*(?:多|来|余)?\s*[万千百亿wWkK]?\s*(?:元|块|圆|万)|[一二三四五六七八九十百千万两几半]+(?:多|来|余)?(?:元|块|万|千)/u;
const WHEN =
  /(?:19|20)\d\d|\d+\s*(?:年|个月|月|天|日|号|小时|周)|[一二三四五六七八九十两半几]+(?:多|来)?(?:年|个月|月份|天|号|小时|周|个星期)|昨[天晚]|前[天年]|去年|今年|上个?[月周]|上星期|刚刚?|最近|当天|当年/u;
/** A place that its ending shows. 小区 and 市场 do not match. */
const PLACE =
  /[\p{Script=Han}]{1,6}(?:省|自治区|特别行政区|自治州|(?<!小|社|景|城|厂|校|片|园)区|[市县](?!场|价|面|民|政|长|委|里)|镇(?!静|痛|压)|街道)/u;

/** Facts that would narrow the answer if the question stated them. */
export const UNTOLD = ["amount", "place", "when"] as const;
export type Untold = (typeof UNTOLD)[number];

/** The facts that the question does not state. `isPlace` recognises places without an ending such as 市. */
export function untoldOf(question: string, isPlace: (text: string) => boolean): Untold[] {
  const untold: Untold[] = [];
  if (!AMOUNT.test(question)) untold.push("amount");
  if (!PLACE.test(question) && !isPlace(question)) untold.push("place");
  if (!WHEN.test(question)) untold.push("when");
  return untold;
}
