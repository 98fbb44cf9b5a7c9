import { allMatches } from "../../text/all-matches.ts";
import { countMasked, MASK, type MaskCounts, type MaskedKind } from "./kinds.ts";

/**
 * A run of seven or more digits, with an X at its end or single separators inside, and no letter beside it.
 */
const LONG_NUMBER =
  /[0-9０-９](?<![0-9０-９A-Za-z.．×*＊#].)(?:[ \-－—–]?[0-9０-９]){5,32}[ ]?[XxＸｘ]?(?![0-9０-９A-Za-z×*＊])/g;
/** Digits that are already partly masked stay as they are. */
const IDENTITY_18 =
  /^[1-8][0-9]{5}(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]$/;
const IDENTITY_15 = /^[1-6][0-9]{5}[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}$/;
const MOBILE = /^(?:86)?1[3-9][0-9]{9}$/;
const LANDLINE = /^0[1-9][0-9]{1,2}[ \-－—–]?[2-8][0-9]{6,7}(?:[-－—–][0-9]{1,4})?$/;
const CARD = /^(?:6[0-9]|[3459][0-9])[0-9]{14,17}$/;

/** Words before a number of each kind; the nearest word decides. */
const WORDS: [RegExp, MaskedKind | "keep"][] = [
  [
    /身份证?件?(?:号码|号|编号)?|公民身份|居民证|护照|通行证|军官证|士兵证|回乡证|台胞证|驾驶证|证件号码?|社会?保障?号|医保卡/g,
    "identity",
  ],
  [/电话|手机|联系方式|传真|座机|热线|致电|拨打|短信|移动|联通|电信|小灵通/g, "telephone"],
  [
    /账号|帐号|账户|帐户|卡号|银行卡|信用卡|储蓄卡|借记卡|存折|存单|开户|户名|银行|工行|农行|建行|中行|信用社|支行|卡/g,
    "bank",
  ],
  [/QQ号?码?|微信号?|支付宝|旺旺|陌陌|钉钉|微博|邮箱/gi, "contact"],
  [
    /信用代码|机构代码|注册号|执照|纳税人|税号|识别号|案号|文号|字第|合同|协议|编号|单号|订单|运单|快递|发票|票号|票据|汇票|支票|流水|交易号|保单|保险单|批号|批次|专利|商标|许可证|备案|登记号|序列号|串号|IMEI|车架|发动机|识别代号|型号|条码|条形码|金额|人民币|[￥¥＄$]|价款|共计|合计|总计|面积|日期|时间|第|凭证|回单|数额|净重|单据|接警|工单|代码|IP|彩票|质押|款|元|票|罚没/gi,
    "keep",
  ],
];
const AMOUNT =
  /^(?:\.[0-9])?[0-9]*\s?(?:元|万|亿|美元|港元|欧元|日元|股|份|千克|公斤|克|吨|平方|㎡|张|条|枚|个|人次|包|盒|件|米|公里|年|月|日|号(?!码)|余|多)/;
const LOOK_BACK = 60;
/** Earlier numbers of the same list, whose word also applies to this one. */
const LISTED = /(?:(?:×××|[0-9Xx-]{5,})(?:（[^（）]{0,12}）)?[、，,和及与／/；]\s?)+$/;

/**
 * The text with identity numbers, telephones, bank accounts and cards masked; numbers of companies,
 * contracts, cases, sums and dates stay. A number's form decides where it can (18 digits with a date of
 * birth, 11 digits from 13 to 19), else the nearest word before it.
 */
export function maskNumbers(text: string, counts: MaskCounts): string {
  let shown = "";
  let done = 0;
  for (const match of allMatches(text, LONG_NUMBER)) {
    const to = match.index + match[0].length;
    shown += text.slice(done, match.index);
    const kind = kindOfNumber(match[0], shown, text.slice(to, to + 8));
    shown += kind === "keep" ? match[0] : MASK;
    if (kind !== "keep") countMasked(counts, kind);
    done = to;
  }
  return shown + text.slice(done);
}

/** The kind, by the number, the already masked text before it and the text after it. */
function kindOfNumber(printed: string, before: string, after: string): MaskedKind | "keep" {
  const digits = printed.replace(/[０-９]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  const plain = digits.replace(/[^0-9Xx]/g, "");
  if (IDENTITY_18.test(plain)) return "identity";
  if (AMOUNT.test(after) || plain.length < 7) return "keep";
  const word = wordBefore(before.slice(-LOOK_BACK));
  if (MOBILE.test(plain))
    return word === "bank" || word === "contact" || word === "identity" ? word : "telephone";
  if (IDENTITY_15.test(plain) && (word === null || word === "identity")) return "identity";
  if (word === "keep") return "keep";
  if (LANDLINE.test(digits)) return "telephone";
  if (CARD.test(plain)) return "bank";
  if (word === "telephone") return plain.length <= 12 && !isDay(plain) ? "telephone" : "keep";
  if (word === "bank") return plain.length >= 9 && plain.length <= 25 ? "bank" : "keep";
  return word ?? "keep";
}

/** The kind that the nearest word before a number names. */
function wordBefore(before: string): MaskedKind | "keep" | null {
  const clause =
    before
      .replace(LISTED, "")
      .split(/[。；;，,]/)
      .at(-1) ?? "";
  let found: MaskedKind | "keep" | null = null;
  let end = -1;
  for (const [words, kind] of WORDS)
    for (const match of allMatches(clause, words)) {
      const to = match.index + match[0].length;
      if (to > end) {
        end = to;
        found = kind;
      }
    }
  return found;
}

/** True for a date like 20140509. */
function isDay(digits: string): boolean {
  return /^(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])[0-3][0-9]$/.test(digits);
}

const PLATE =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z](?=[·\-－.． ]?[A-Z0-9]{0,5}[0-9])[·\-－.． ]?[A-Z0-9]{4,6}(?![A-Z0-9×*\-－])/g;

/** The text with number plates masked after the characters of their place (蒙A×××). */
export function maskPlates(text: string, counts: MaskCounts): string {
  return text.replace(PLATE, (printed) => {
    // 陕GXXX12: already masked by the court.
    if (/X{2}/.test(printed)) return printed;
    countMasked(counts, "plate");
    return printed.slice(0, 2) + MASK;
  });
}

/** 房权证…第123号, 国用（2012）第0102号, 不动产权证号：…: the words for a certificate, then its number. */
const CODE = "[A-Za-z0-9][A-Za-z0-9\\-－—.]{2,24}";
const CERTIFICATE = new RegExp(
  `((?:不动产权|房权|(?<!知识)产权|房地权|房地产权|房地|房屋所有权|土地使用权|土地所有权|林权|他项权|宅基地使用权|登记证书|国用|集用|房产|土地)(?:证书?|字|[（(][0-9]{2,4}[）)])?(?:[^，。；、：:0-9×第评司告函审判决约同]{0,12}?(?:字|证|[（(][0-9]{2,4}[）)]))?[^，。；、0-9×评司告函审判决约同]{0,8}?(?:第|字|号码?[：:为是]?|编号[：:为是]?))(${CODE}(?:号?[、和及／/]第?${CODE})*)(?![0-9A-Za-z×])`,
  "g",
);

/** The text with the numbers of property certificates masked. */
export function maskCertificates(text: string, counts: MaskCounts): string {
  if (!/证|国用|集用|不动产权/.test(text)) return text;
  return text.replace(CERTIFICATE, (printed: string, words: string, codes: string) => {
    if (!/[0-9]/.test(codes)) return printed;
    countMasked(counts, "certificate");
    return words + MASK;
  });
}

const MAIL = /[A-Za-z0-9][A-Za-z0-9._+-]{0,40}[@＠][A-Za-z0-9-]{1,30}(?:[.．][A-Za-z]{2,8}){1,3}/g;
const ACCOUNT =
  /((?:(?:微信|支付宝|陌陌|旺旺|微博)(?:号码?|账号|帐号)|QQ(?:号码?|账号|帐号)?)(?:分别)?(?:为|是|：|:)?“?)([A-Za-z][A-Za-z0-9_-]{4,30}|[0-9]{5,11})(?![0-9A-Za-z_×*＊元万])/gi;

/** The text with email addresses and the numbers of online accounts masked. */
export function maskContacts(text: string, counts: MaskCounts): string {
  const shown = /[@＠]/.test(text)
    ? text.replace(MAIL, () => {
        countMasked(counts, "contact");
        return MASK;
      })
    : text;
  return shown.replace(ACCOUNT, (_, words: string) => {
    countMasked(counts, "contact");
    return words + MASK;
  });
}
