import { allMatches } from "../../text/all-matches.ts";
import { MASK, type MaskedKind, type Span } from "./printed/kinds.ts";

/**
 * A run of seven or more digits, Chinese numerals or masked places, with an X at its end or single separators inside, and no
 * letter beside it.
 */
const SIGN = "[0-9０-９一二三四五六七八九〇零○幺壹贰叁肆伍陆柒捌玖]";
const LONG_NUMBER = new RegExp(
  `${SIGN}(?<![0-9０-９A-Za-z.．×#].)(?:[ ·\\-－—–]{0,2}(?:${SIGN}|[*＊]|(?<=${SIGN}.{0,12})[Xx×](?=[Xx×*＊]|.{0,12}${SIGN}))){5,32}[ ]?[XxＸｘ]?(?![0-9A-Za-z])`,
  "g",
);
const NUMERALS = "〇一二三四五六七八九零壹贰叁肆伍陆柒捌玖";
const IDENTITY_18 =
  /^[1-8][0-9]{5}(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]$/;
const IDENTITY_15 = /^[1-6][0-9]{5}[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}$/;
const MOBILE = /^(?:86)?1[3-9][0-9]{9}$/;
const LANDLINE = /^0[1-9][0-9]{1,2}[ \-－—–]?[2-8][0-9]{6,7}(?:[-－—–][0-9]{1,4})?$/;
const CARD = /^(?:6[0-9]|[3459][0-9])[0-9]{14,17}$/;

/** Papers whose numbers art. 10 removes: of identity, of travel, of service, of insurance, of patients. */
const PAPERS =
  "身份证?件?|公民身份|居民证|护照|通行证|居留(?:许可|证)|居住证|军官证|士官证|士兵证|警官证|人民警察证|警察证|执法证|警号|警员(?:编)?号|回乡证|台胞证|驾驶证|驾照|档案编号|证件|社会?保障?(?:卡|号|号码)|社保(?:卡|账户|个人编号)?|医保卡?|个人编号|残疾人?证|学生证|学号|工作证|住院(?:病案)?号?|病案号?|病历号?|门诊号?|就诊(?:卡)?号?|登记号|影像号|检查号|床位号|军籍号|执业证|边民证|海员证|结婚证|离婚证|参保编号|病理号|证明书编号|病案|诊疗卡号?|参保号";
const CODE_OF_PAPER =
  "[A-Z]{0,4}[-－]?[（(]?[0-9一二三四五六七八九〇零]{2}[0-9A-Z一二三四五六七八九〇零 \\-－*＊]{1,22}[）)]?";
const PAPER = new RegExp(
  `((?:${PAPERS})(?:信息|证)?(?:号码?|编号|卡号|号)?(?:分别)?(?:为|是|系|：|:)?\\s?[“（(]?(?:[\\u4e00-\\u9fff]{0,6}字?第|(?<=边民证|军官证|士官证|警官证|号)[\\u4e00-\\u9fff]{1,4}(?<![年月日元在于到])(?=[0-9]{6}))?)(${CODE_OF_PAPER}(?:[、和及]${CODE_OF_PAPER})*)(?![0-9A-Za-z×元年月日时])`,
  "g",
);
/** Labels of numbers that belong to a thing, a deed or a business, not to a person. */
const OF_THINGS =
  /案号|文号|字号|合同|协议|发票|票|订单|运单|快递|保单|保险单|信用代码|机构代码|注册|执照|营业|纳税|税务|税号|商标|专利|备案|批号|批次|型号|规格|产品|设备|机身|序列|串号|IMEI|交易|流水|凭证|单据|回单|单号|提单|项目|工程|地块|标段|图号|标准|鉴定(?!人)|评估|报告|意见|函|决定|通知|告知|裁|判|批准|许可证(?<!工作许可证)|登记证|资质|证书编|物证|检材|样品|文书|仲裁|公证|刊号|书号|条形?码|组织|公司|机构|单位|单据|货|柜|箱|封|铅封|运输证|彩票|警情|接警|受案|立案|卷|版本|接口|端口|IP|井|矿|股票|基金|证券代码/;
const LABEL_CODE =
  "(?:[A-Za-z]{0,4}[-－]?[0-9](?:[ \\-－/]?[A-Za-z0-9*]){3,24}|[A-Z](?:[-－]?[A-Z0-9]){4,24}|[一二三四五六七八九〇零十百千万壹贰叁肆伍陆柒捌玖]{4,16})";
/** X线片号DR-1…, 职工号：…, 档案（卡）编号为…第…: a label for a number of somebody, whatever paper it is on, and the number. */
const LABELLED = new RegExp(
  `((?:(?:[\\u4e00-\\u9fff]|CT|MR|B超)[\\u4e00-\\u9fff]{0,8}?(?<![0-9一二三四五六七八九十第字型同本分总零牌编型])号码?|(?:工|警|个人|病人|患者|会员|用户|客户|学员|学籍|保|检|档案|执业|从业|资格|鉴定人|许可|证|证书|处方)编号|[员警人某][（(]编号|(?:证券|股东|资金|公积金|社保|个人)账户)(?:[（(][^（）()]{1,8}[）)])?(?:分别)?[：:为是系]?\\s?“?(?:[\\u4e00-\\u9fff]{0,5}字?第|[\\u4e00-\\u9fff]{1,3}(?<![年月日元在于到为是])(?=[A-Z0-9]))?)(${LABEL_CODE}(?:[、和及]${LABEL_CODE})*)(?:([（(])(${LABEL_CODE})(?=[）)]))?(?![0-9A-Za-z×元年月日时%.]|万元)`,
  "g",
);
/** 工牌0552, 超声号U-5521, 职称证书第2009-0182号: what somebody wears, or is known by at work, at school or in a hospital. */
const WORN =
  /((?:工牌|胸[卡牌]|手卡|厂牌|工号|员工编?号|接送卡|饭卡|超声|影像片?|X[光线]片?|检验条码|急诊(?:登记)?|抢救登记|病历本|(?:资格|从业|执业|职称|推销员|军人|上岗)证书?|一本通|鉴定人编码)(?:编?号码?|编码)?[：:为是（(“№\s]{0,2}(?:[\u4e00-\u9fff]{0,4}第|[\u4e00-\u9fff]{1,3}(?<![后于在自从至到年月日])(?=[A-Z0-9]))?)([A-Z]{0,4}(?:[\u4e00-\u9fff](?=[-－]))?[-－]?[0-9][0-9A-Z \-－/]{1,20}[0-9A-Z])(?![0-9A-Za-z×%.年月日元名人])/g;
/** 6231.3503.8820.14571: an account in groups of four. */
const GROUPED = /(?<![0-9.])[0-9]{4}(?:[.．][0-9]{4}){2,3}[.．]?[0-9]{1,5}(?![0-9.])/g;
/** 一五八，七三一一，四零二五: a mobile telephone as it is spoken. */
const SPOKEN_MOBILE = new RegExp(
  `[1一幺][3-9三四五六七八九]${SIGN}(?:[，,、. ·-]{1,2}${SIGN}{4}){2}(?!${SIGN})`,
  "g",
);
/** 农行“…2290”: the end of a card. */
const CUT_CARD = /((?:银行|[工农中建交招]行|卡|账户)[“（(]?(?:…{1,2}|\.{3,6}|[＊*]{2,}))([0-9]{4})(?![0-9])/g;
/** E12345678号护照: the code before the word. */
const CODE_BEFORE_PAPER =
  /[A-Z]{1,2}[0-9]{4}[ ]?[0-9]{3,4}(?=[）)]?(?:号)?的?[^，。；]{0,8}(?:护照|通行证))/g;
/** 后四位为4321, 尾号1234、5678: the end of a number that somebody has. */
const TAIL =
  /((?:后|末|最后|尾)[四六4][位个]?(?:数字?|号码?)?|尾号|尾数)((?:分别)?(?:为|是|系|：|:)?\s?[“（]?)([0-9０-９一二三四五六七八九〇零壹贰叁肆伍陆柒捌玖]{3,6}(?:[、，和及与][0-9０-９]{3,6})*)(?![0-9年月日])/g;

/** Words before a number of each kind; the nearest word decides. */
const WORDS: [RegExp, MaskedKind | "keep"][] = [
  [new RegExp(PAPERS, "g"), "identity"],
  [/电话|手机|联系方式|传真|座机|热线|致电|拨打|短信|移动|联通|电信|小灵通/g, "telephone"],
  [
    /账号|帐号|账户|帐户|卡号|银行卡|信用卡|储蓄卡|借记卡|存折|存单|开户|户名|银行|工行|农行|建行|中行|招行|信用社|支行|卡/g,
    "bank",
  ],
  [/QQ群?号?码?|微信号?|支付宝|旺旺|陌陌|钉钉|微博|邮箱|抖音|快手|小红书|UID/gi, "contact"],
  [
    /信用代码|机构代码|注册号|执照|纳税人|税号|识别号|案号|文号|字第|合同|协议|(?<!档案|个人|警员|警)编号|单号|订单|运单|快递|发票|票号|票据|汇票|支票|流水|交易号|保单|保险单|批号|批次|专利|商标|许可证|备案|登记号|序列号|串号|IMEI|型号|条码|条形码|金额|人民币|[￥¥＄$]|价款|共计|合计|总计|面积|日期|时间|第|凭证|回单|数额|净重|单据|接警|工单|代码|IP|彩票|质押|款|元|票|罚没/gi,
    "keep",
  ],
];
const AMOUNT =
  /^(?:\.[0-9])?[0-9]*\s?(?:元|万|亿|美元|港元|欧元|日元|股|份|千克|公斤|克|吨|平方|㎡|张|条|枚|个|人次|包|盒|件|米|公里|年|月|日|号(?!码)|余|多)/;
const LOOK_BACK = 60;
/** Earlier numbers of the same list, whose word also applies to this one. */
const LISTED = /(?:(?:×××|[0-9Xx-]{5,})(?:（[^（）]{0,12}）)?[、，,和及与／/；]\s?)+$/;

/** Identity numbers, telephones, bank accounts and cards, numbers of papers, and the ends of such numbers. */
export function numberSpans(text: string): Span[] {
  const spans: Span[] = [];
  const add = (from: number, to: number, kind: MaskedKind): void => {
    spans.push({ from, to, shown: MASK, kind });
  };
  for (const { 0: printed, index } of allMatches(text, LONG_NUMBER)) {
    const end = index + printed.length;
    const kind = kindOfNumber(
      printed,
      text.slice(Math.max(0, index - LOOK_BACK), index),
      text.slice(end, end + 8),
    );
    if (kind !== "keep") add(index, end, kind);
  }
  for (const { 0: whole, 1: words = "", 2: code = "", index } of allMatches(text, PAPER)) {
    const end = index + whole.length;
    if (
      (code.match(/[0-9一二三四五六七八九〇零]/g)?.length ?? 0) < MIN_DIGITS ||
      /^[一二三四五六七八九]{1,3}$/.test(code)
    )
      continue;
    add(
      index + words.length,
      end - (/^[^（(]*[）)]$/.test(code) ? 1 : 0) - (code.length - code.trimEnd().length),
      "identity",
    );
  }
  for (const { 0: whole, 1: label = "", 2: code = "", 4: again = "", index } of allMatches(text, LABELLED)) {
    const clause =
      text
        .slice(Math.max(0, index - 6), index)
        .split(/[，。；、：]/)
        .at(-1) ?? "";
    if (OF_THINGS.test(clause + label) || isDay(code)) continue;
    add(index + label.length, index + label.length + code.length, "identity");
    if (again) add(index + whole.length - again.length, index + whole.length, "identity");
  }
  for (const { 1: label = "", 2: code = "", index } of allMatches(text, WORN))
    if (!isDay(code)) add(index + label.length, index + label.length + code.length, "identity");
  for (const { 1: label = "", 2: code = "", index } of allMatches(text, CUT_CARD))
    add(index + label.length, index + label.length + code.length, "bank");
  for (const { 0: whole, index } of allMatches(text, GROUPED)) add(index, index + whole.length, "bank");
  for (const { 0: whole, index } of allMatches(text, SPOKEN_MOBILE))
    add(index, index + whole.length, "telephone");
  for (const { 0: whole, index } of allMatches(text, CODE_BEFORE_PAPER))
    add(index, index + whole.length, "identity");
  for (const { 0: whole, 3: code = "", index } of allMatches(text, TAIL))
    if (wordBefore(text.slice(Math.max(0, index - LOOK_BACK), index)) !== "keep")
      add(index + whole.length - code.length, index + whole.length, "bank");
  return spans;
}
const MIN_DIGITS = 4;
const MIN_LEFT_DIGITS = 10;

/** A number's kind, by its form where that decides (18 digits with a date of birth, 11 from 13 to 19), else by the words before. */
function kindOfNumber(printed: string, before: string, after: string): MaskedKind | "keep" {
  const digits = printed
    .replace(/[０-９]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/○/g, "〇")
    .replace(/幺/g, "一")
    .replace(/[〇一二三四五六七八九零壹贰叁肆伍陆柒捌玖]/g, (sign) => String(NUMERALS.indexOf(sign) % 10));
  const plain = digits.replace(/[^0-9Xx]/g, "");
  if (IDENTITY_18.test(plain)) return "identity";
  if (/[*＊]|[Xx×]{2}/.test(printed)) return ofMasked(digits, before);
  if (AMOUNT.test(after) || plain.length < 7) return "keep";
  const word = wordBefore(before);
  if (MOBILE.test(plain))
    return word === "bank" || word === "contact" || word === "identity" ? word : "telephone";
  if (IDENTITY_15.test(plain) && (word === null || word === "identity")) return "identity";
  if (word === "keep") return "keep";
  if (LANDLINE.test(digits.replace(/(?<=[0-9]) (?=[0-9])/g, ""))) return "telephone";
  if (CARD.test(plain)) return "bank";
  if (word === "telephone") return plain.length <= 12 && !isDay(plain) ? "telephone" : "keep";
  if (word === "bank") return plain.length >= 7 && plain.length <= 25 ? "bank" : "keep";
  return word ?? "keep";
}

/** 110101********1234: what a court left of a number is still somebody's. */
function ofMasked(digits: string, before: string): MaskedKind | "keep" {
  const word = wordBefore(before);
  const shown = digits.replace(/[^0-9]/g, "").length;
  // 62×××28: what the court itself left.
  if (
    shown < (digits.includes("×") || /X{2}/i.test(digits) ? MIN_LEFT_DIGITS : MIN_DIGITS) ||
    word === "keep"
  )
    return "keep";
  return word ?? (shown > MIN_DIGITS ? "identity" : "keep");
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
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-ZＡ-Ｚ](?=[·•\-－.． 临]?[A-Z0-9Ａ-Ｚ０-９ ]{0,6}[0-9０-９])[·•\-－.． ]?(?:临 ?)?(?:[A-Z0-9Ａ-Ｚ０-９][ ·]?){4,6}(?<![ ·])(?![A-Z0-9×*\-－])/g;

/** 苏E吴江39271: the plate of an electric bicycle names its county. */
const COUNTY_PLATE =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][-－·]?[\u4e00-\u9fff]{2}[-－·]?[A-Z]?[0-9]{4,6}(?![0-9])/g;

/** Number plates behind the characters of their place (蒙A×××). */
export function plateSpans(text: string): Span[] {
  return [...allMatches(text, PLATE), ...allMatches(text, COUNTY_PLATE)].flatMap(({ 0: printed, index }) =>
    // 陕GXXX12: already masked by the court.
    /X{2}/.test(printed)
      ? []
      : [{ from: index + 2, to: index + printed.length, shown: MASK, kind: "plate" as const }],
  );
}

/** 房权证…第123号, 国用（2012）第0102号, 不动产权证号：…: the words for a certificate, then its number. */
const CODE = "[A-Za-z0-9][A-Za-z0-9\\-－—.]{2,24}";
const CERTIFICATE = new RegExp(
  `((?:不动产权|房权|(?<!知识)产权|房地权|房地产权|房地|房屋所有权|[\\u4e00-\\u9fff]房字|土地使用权|土地所有权|林权|他项权|宅基地使用权|登记证书|国用|集用|房产|土地)(?:证书?|字|[（(]?[0-9]{4}[）)]?)?(?:[^，。；、：:0-9×第评司告函审判决约同]{0,12}?(?:字|证|[（(][0-9]{2,4}[）)]))?[^，。；、0-9A-Z×评司告函审判决约同]{0,12}?(?:第|字|号码?[：:为是]?|编号[：:为是]?))(${CODE}(?:号?[、和及／/]第?${CODE})*)(?![0-9A-Za-z×])`,
  "g",
);

/** The numbers of property certificates, of people and organisations alike (art. 10 items 1 and 2). */
export function certificateSpans(text: string): Span[] {
  if (!/证|国用|集用|房字|不动产权/.test(text)) return [];
  return allMatches(text, CERTIFICATE).flatMap(({ 0: printed, 1: words = "", 2: codes = "", index }) =>
    /[0-9]/.test(codes)
      ? [
          {
            from: index + words.length,
            to: index + printed.length,
            shown: MASK,
            kind: "certificate" as const,
          },
        ]
      : [],
  );
}

const MAIL =
  /[A-Za-z0-9][A-Za-z0-9._+*-]{0,40}(?:[@＠]|[（(【[]at[）)】\]]| ?[#＃] ?)[A-Za-z0-9-]{1,30}(?:[.．][A-Za-z]{2,8}){1,3}/g;
const SERVICES =
  "微信(?:找我|联系)?|V信|薇信|VX|拼多多|京东|美团|当当|微博|微视|支付宝|陌陌|旺旺|钉钉|抖音|快手|小红书|视频号|闲鱼|淘宝|探探|飞信|米聊|易信|豆瓣|知乎|贴吧|哔哩哔哩|B站|百度网盘|Q ?Q群?|YY|Weibo|WeChat|Telegram|WhatsApp|Skype|Facebook|Twitter|飞机|电报|纸飞机|网易|游戏|社交(?:软件)?|(?<![A-Za-z])(?:UID|ID|wxid)";
const ACCOUNT_CODE =
  "@?(?:[A-Za-z][A-Za-z0-9_＿.\\-]{1,30}[一二三四五六七八九零〇]{3,8}|[A-Za-z][A-Za-z0-9_＿.\\-]{4,30}|[0-9]{5,14}|(?<=“)[A-Za-z0-9_]{2,12}[\\u4e00-\\u9fff]{1,10}[0-9]{0,6}(?=”)|(?<=“)[\\u4e00-\\u9fff]{1,10}[A-Za-z0-9_]{4,20}(?=”)|[@＠][\\u4e00-\\u9fffA-Za-z0-9_-]{2,20}|[A-Za-z0-9_＿\\-]*[0-9_＿][A-Za-z0-9_＿\\-]{4,30}|[一二三四五六七八九零〇]{6,12})";
const ACCOUNT = new RegExp(
  `((?:${SERVICES})(?:平台|直播间?|聊天|好友|会员|账户|帐户|号码?|账号|帐号|昵称|用户名?|名|UID|ID|\\s){0,3}(?:“[^“”]{1,16}”)?(?:分别)?(?:[（(](?:UID|ID|号码|号|账号|微信号|用户名|昵称)?)?(?:[：:为是系即叫“（(\\s]){0,3})(${ACCOUNT_CODE}(?:[、和及]${ACCOUNT_CODE})*)(?![0-9A-Za-z_×*＊元万])`,
  "gi",
);
/** “都例”（dl_92）, wxid_…: a code behind a name in quotes, and what only accounts look like. */
const BARE_ACCOUNT =
  /wxid_[A-Za-z0-9]{6,20}|(?<=”[（(])(?=[A-Za-z0-9_-]*[0-9_])[A-Za-z][A-Za-z0-9_-]{4,30}(?=[）)])/g;

/** Mail addresses and the numbers and names of online accounts. */
export function contactSpans(text: string): Span[] {
  const spans: Span[] = allMatches(text, MAIL).map(({ 0: printed, index }) => ({
    from: index,
    to: index + printed.length,
    shown: MASK,
    kind: "contact",
  }));
  const codes = new Set<string>();
  const add = (code: string, from: number): void => {
    codes.add(code);
    spans.push({ from, to: from + code.length, shown: MASK, kind: "contact" });
  };
  for (const { 0: printed, 2: code = "", index } of allMatches(text, ACCOUNT))
    add(code, index + printed.length - code.length);
  for (const { 0: code, index } of allMatches(text, BARE_ACCOUNT)) add(code, index);
  return spans;
}
