import { allMatches } from "../../text/all-matches.ts";
import { MASK, type Span } from "./printed/kinds.ts";

/**
 * Diseases by the endings of their names. Injuries are not included, since they are facts of the case rather
 * than a state of health.
 */
const DISEASE =
  "(?!病|过)[^，。；：:、（）()×“”\\s]{0,14}?(?:(?<!疾|生|患|伤|看|治|重|大|毛|发|得|有|职业|疾)病(?!原|史|历|房|例|床|情|因|假|危|人|故|亡|休|退|死|理)|(?<!适应|并发|后遗|各种|急|重)症(?!状|候)|炎(?!热|黄|帝|症反应)|癌|肿?瘤|结核|硬化|梗死|梗塞|衰竭|尿毒症|癫痫|梅毒|淋病|艾滋|乙肝|丙肝|糖尿|高血压|高血糖|高血脂|心绞痛|中风|偏瘫|帕金森|痴呆|精神障碍|心理障碍|焦虑障碍|双相障碍|智障|智力(?:低下|障碍|缺陷|残疾)|边缘智力|发育迟滞|弱智|静脉曲张|脑瘫|白血病|抑郁|HIV)(?:病|毒|症)?(?:失代偿期|[早中晚末]期)?(?!医院|科)";
const ILLNESS = new RegExp(
  `((?:(?:系|是|为)(?=[^，。；：（）×]{1,12}(?:患者|病人))|身患|罹患|患有|患上|患了|患|确诊为?|诊断(?:结果)?(?:为|是|患有|：|:)|感染了?(?!的|致|性)|查出|检出|病史[：:]|得了|[又突复]发)(?!者))(${DISEASE})(?:(?:、|和|及|，伴|伴|并)(${DISEASE}))*`,
  "g",
);

/** Finds illnesses that the text says a person has: 患有×××. */
export function illnessSpans(text: string): Span[] {
  return allMatches(text, ILLNESS).flatMap(({ 0: printed, 1: words = "", index }) =>
    /职业病|疾病预防|防治|传染病|严重性病/.test(printed) ||
    // The illness of no particular person: the text states a rule or is about an animal.
    /^(?:病?毒|可能|的后果|等严重)|^的(?:人|[，、；]|家畜|动物|牲畜|或者)/.test(
      text.slice(index + printed.length),
    ) ||
    /人感染/.test(text.slice(Math.max(0, index - 1), index + 2))
      ? []
      : [{ from: index + words.length, to: index + printed.length, shown: MASK, kind: "illness" as const }],
  );
}
