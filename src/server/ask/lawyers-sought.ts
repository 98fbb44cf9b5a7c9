import { resolveTypedCourt } from "#domain/catalogue/courts/typed/typed-court.ts";
import { AMOUNT_RANGES, findAmountRange } from "#domain/judgment/amount-ranges.ts";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { loadCauses } from "../catalogue/causes.ts";
import { loadCourts } from "../catalogue/courts.ts";
import { loadInputKnowledge } from "./input/input-files.ts";
import { placeBefore } from "./input/known-names.ts";
import { questionCauses } from "./question-causes.ts";

/** Matches the words with which people ask for a lawyer. The rest of the text names a place and a matter. */
const SEEKING =
  /(?:不要|不是|不找|不打)[^，。；\s]{1,8}的|(?<=律师|律所)(?:打|做|办|接|代理)过?|律师(?:事务所|团队|费用?|电话)?|律所|哪[里家个位有]?|有(?:哪些|没有|谁)|(?:比较|最|更)?(?:厉害|靠谱|专业|有名|便宜|有经验|擅长|出名|好)|推荐|介绍|排名|排行|排行榜|联系方式|收费|多少钱|(?:想要?|需要|急需?|帮忙?|给|求)?(?:找|请|聘|委托|咨询)(?:一?[下个位名])?|(?:专门?|主要)?(?:打|做|办|接|处理|办理|负责)(?=[^，。]*律师)|官司|案件|案子|方面|代理|[一二再]审|上诉|谁家?|多|帮我?|[一几][个位名家]|当地|本地|附近|的|吗|呢|[?？，,。、\s]/gu;
/** Matches an amount with its unit: 200万, 1.5亿元, 300000元. */
const SUM = /\d[\d,.]*(?:[万亿]元?|元)/u;
/** Maximum number of characters of a court, or of a place together with a part of it: 北京朝阳, 上海浦东. */
const MAX_PLACE_CHARS = 12;
/** Matches the kind of court after the name of a place: 广州中院, 朝阳区法院. */
const COURT_KIND = /^[市区县]?(?:(?:中级|高级)?(?:人民)?法院|[中高]院)/u;
/** Minimum dispute score of words that name a cause. The name of a person scores below 0. */
const TELLS = 1.5;
const CRIMINAL = "1";
const HIGHER = /[中高]级人民法院$/u;

/**
 * The fragment for the address of the lawyers' page, made from a typed request for a lawyer (深圳追偿律师 200万). It
 * sets the court, the cause and the range of the amount. Empty if the text names neither a court nor a cause.
 */
export function lawyersAddress(typed: string): string {
  const text = toSimplified(typed);
  const sought = text.replace(SUM, " ").replace(SEEKING, " ").trim();
  const { court, matter } = splitPlace(sought);
  const reason = causeOf(matter);
  if (court === "" && reason === "") return "";
  return new URLSearchParams({ reason, court, ...amountOf(text) }).toString();
}

/**
 * The range that contains the first amount in a text, as parameters of the lawyers' page. Empty if there is
 * no amount.
 */
function amountOf(text: string): Record<string, string> {
  const read = readAmount(SUM.exec(text)?.[0] ?? "");
  const range = read.kind === "amount" ? AMOUNT_RANGES[findAmountRange(read.yuan)] : undefined;
  if (!range) return {};
  return { amount: String(range.min), ...(range.max !== null && { amountMax: String(range.max) }) };
}

/** Finds the court of the place named in a text. `matter` is the rest of the text. */
function splitPlace(sought: string): { court: string; matter: string } {
  const knowledge = loadInputKnowledge();
  for (let from = 0; from + 1 < sought.length; from++) {
    const place = placeBefore(sought.slice(from), knowledge);
    // A district without its city identifies a court only at the beginning of the text.
    if (place === "" && from > 0) continue;
    const least = Math.max(place.length, 2);
    for (let length = Math.min(MAX_PLACE_CHARS, sought.length - from); length >= least; length--) {
      const named = sought.slice(from, from + length);
      const court = courtOf(named, place);
      const rest = sought.slice(from + length).replace(COURT_KIND, "");
      if (court !== "") return { court, matter: `${sought.slice(0, from)} ${rest}` };
    }
  }
  return { court: "", matter: sought };
}

/**
 * The court that a text means. The text must be a district alone, or a known place, perhaps with a part of it
 * (北京朝阳, but not 苏州工伤). If a place has several courts, a high or intermediate court is preferred. Empty if no
 * court is meant.
 */
function courtOf(named: string, place: string): string {
  const part = named.slice(place.length);
  if (/\s/u.test(named) || (place !== "" && part.length === 1)) return "";
  const courts = loadCourts();
  const read = resolveTypedCourt(named, courts);
  const ids = read.kind === "found" ? [read.id] : read.kind === "ambiguous" && place !== "" ? read.ids : [];
  const labels = ids
    .map((id) => courts.byId(id)!.label)
    .filter((label) => label.includes(place === "" ? named.slice(0, 2) : part || named));
  return labels.find((label) => HIGHER.test(label)) ?? labels[0] ?? "";
}

/**
 * The label of the most likely cause of a matter. If an offence is likely but uncertain, it is the label of
 * the root of all offences. Empty if the text describes no dispute.
 */
function causeOf(matter: string): string {
  const { choices, isSure, dispute } = questionCauses(matter);
  const [first] = choices;
  if (!first || (!isSure && dispute < TELLS)) return "";
  const [root] = loadCauses().path(first.code);
  return !isSure && root?.value === CRIMINAL ? root.label : first.label;
}
