/** Names that lawyers use for longer ones; both sides without 中华人民共和国. */
const ALIASES: Record<string, string> = {
  民诉法: "民事诉讼法",
  民诉: "民事诉讼法",
  刑诉法: "刑事诉讼法",
  刑诉: "刑事诉讼法",
  行诉法: "行政诉讼法",
  行诉: "行政诉讼法",
  海诉法: "海事诉讼特别程序法",
  海事诉讼法: "海事诉讼特别程序法",
  海诉特别程序法: "海事诉讼特别程序法",
  消法: "消费者权益保护法",
  消保法: "消费者权益保护法",
  道交法: "道路交通安全法",
  道路交通法: "道路交通安全法",
  破产法: "企业破产法",
  劳动争议仲裁法: "劳动争议调解仲裁法",
  反法: "反不正当竞争法",
  个保法: "个人信息保护法",
  食安法: "食品安全法",
  治安处罚法: "治安管理处罚法",
  治安法: "治安管理处罚法",
  涉外法律适用法: "涉外民事关系法律适用法",
  招投标法: "招标投标法",
  土地承包法: "农村土地承包法",
  房地产管理法: "城市房地产管理法",
  国赔法: "国家赔偿法",
  交强险条例: "机动车交通事故责任强制保险条例",
  房地产开发条例: "城市房地产开发经营管理条例",
  特许经营条例: "商业特许经营管理条例",
  收养登记办法: "中国公民收养子女登记办法",
  民法典总则编: "民法典",
  民法典物权编: "民法典",
  民法典合同编: "民法典",
  民法典人格权编: "民法典",
  民法典婚姻家庭编: "民法典",
  民法典继承编: "民法典",
  民法典侵权责任编: "民法典",
};

/** What courts call their own texts, by a part of the title that is unique. */
const INTERPRETATION_ALIASES: Record<string, string> = {
  民诉证据规定: "关于民事诉讼证据的若干规定",
  民事证据规定: "关于民事诉讼证据的若干规定",
  证据规定: "关于民事诉讼证据的若干规定",
  民间借贷司法解释: "关于审理民间借贷案件适用法律若干问题的规定",
  民间借贷规定: "关于审理民间借贷案件适用法律若干问题的规定",
  买卖合同司法解释: "关于审理买卖合同纠纷案件适用法律问题的解释",
  买卖合同解释: "关于审理买卖合同纠纷案件适用法律问题的解释",
  人身损害赔偿司法解释: "关于审理人身损害赔偿案件适用法律若干问题的解释",
  人身损害解释: "关于审理人身损害赔偿案件适用法律若干问题的解释",
  人损解释: "关于审理人身损害赔偿案件适用法律若干问题的解释",
  道路交通事故司法解释: "关于审理道路交通事故损害赔偿案件适用法律若干问题的解释",
  交通事故解释: "关于审理道路交通事故损害赔偿案件适用法律若干问题的解释",
  诉讼时效规定: "关于审理民事案件适用诉讼时效制度若干问题的规定",
  诉讼时效司法解释: "关于审理民事案件适用诉讼时效制度若干问题的规定",
  执行异议复议规定: "关于人民法院办理执行异议和复议案件若干问题的规定",
  变更追加规定: "关于民事执行中变更追加当事人若干问题的规定",
  执行规定: "关于人民法院执行工作若干问题的规定试行",
  财产保全规定: "关于人民法院办理财产保全案件若干问题的规定",
  建工解释一: "关于审理建设工程施工合同纠纷案件适用法律问题的解释一",
  建设工程司法解释一: "关于审理建设工程施工合同纠纷案件适用法律问题的解释一",
  劳动争议解释一: "关于审理劳动争议案件适用法律问题的解释一",
  劳动争议解释二: "关于审理劳动争议案件适用法律问题的解释二",
  精神损害赔偿解释: "关于确定民事侵权精神损害赔偿责任若干问题的解释",
  合同编通则解释: "关于适用民法典合同编通则若干问题的解释",
  担保制度解释: "关于适用民法典有关担保制度的解释",
  担保解释: "关于适用民法典有关担保制度的解释",
  民法典担保制度解释: "关于适用民法典有关担保制度的解释",
  民法典时间效力规定: "关于适用民法典时间效力的若干规定",
  婚姻家庭编解释一: "关于适用民法典婚姻家庭编的解释一",
  婚姻家庭编解释二: "关于适用民法典婚姻家庭编的解释二",
  继承编解释一: "关于适用民法典继承编的解释一",
  物权编解释一: "关于适用民法典物权编的解释一",
  总则编解释: "关于适用民法典总则编若干问题的解释",
  诈骗案件解释: "关于办理诈骗刑事案件具体应用法律若干问题的解释",
  盗窃案件解释: "关于办理盗窃刑事案件适用法律若干问题的解释",
  信用卡刑事解释: "关于办理妨害信用卡管理刑事案件具体应用法律若干问题的解释",
  拒执解释: "关于办理拒不执行判决裁定刑事案件适用法律若干问题的解释",
  拒不支付劳动报酬解释: "关于审理拒不支付劳动报酬刑事案件适用法律若干问题的解释",
  网络诽谤解释: "关于办理利用信息网络实施诽谤等刑事案件适用法律若干问题的解释",
  网络犯罪帮助解释: "关于办理非法利用信息网络帮助信息网络犯罪活动等刑事案件适用法律若干问题的解释",
  个人信息刑案解释: "关于办理侵犯公民个人信息刑事案件适用法律若干问题的解释",
  刑事裁判涉财产规定: "关于刑事裁判涉财产部分执行的若干规定",
  彩礼规定: "关于审理涉彩礼纠纷案件适用法律若干问题的规定",
  施工合同解释一: "关于审理建设工程施工合同纠纷案件适用法律问题的解释一",
  道路交通事故解释: "关于审理道路交通事故损害赔偿案件适用法律若干问题的解释",
  建筑物区分所有权解释: "关于审理建筑物区分所有权纠纷案件适用法律若干问题的解释",
  物业服务解释: "关于审理物业服务纠纷案件适用法律若干问题的解释",
  商品房买卖解释: "关于审理商品房买卖合同纠纷案件适用法律若干问题的解释",
  房屋租赁解释: "关于审理城镇房屋租赁合同纠纷案件具体应用法律若干问题的解释",
  土地承包解释: "关于审理涉及农村土地承包纠纷案件适用法律问题的解释",
  预付式消费解释: "关于审理预付式消费民事纠纷案件适用法律若干问题的解释",
  网络消费规定: "关于审理网络消费纠纷案件适用法律若干问题的规定一",
  银行卡规定: "关于审理银行卡民事纠纷案件若干问题的规定",
  旅游纠纷规定: "关于审理旅游纠纷案件适用法律若干问题的规定",
  食品安全民事解释: "关于审理食品安全民事纠纷案件适用法律若干问题的解释一",
  食品药品规定: "关于审理食品药品纠纷案件适用法律若干问题的规定",
  食品药品惩罚性赔偿解释: "关于审理食品药品惩罚性赔偿纠纷案件适用法律若干问题的解释",
  医疗损害解释: "关于审理医疗损害责任纠纷案件适用法律若干问题的解释",
  网络侵害人身权益规定: "关于审理利用信息网络侵害人身权益民事纠纷案件适用法律若干问题的规定",
  人身安全保护令规定: "关于办理人身安全保护令案件适用法律若干问题的规定",
  人脸识别规定: "关于审理使用人脸识别技术处理个人信息相关民事案件适用法律若干问题的规定",
  工伤保险行政案件规定: "关于审理工伤保险行政案件若干问题的规定",
  行政赔偿规定: "关于审理行政赔偿案件若干问题的规定",
  被告资格规定: "关于正确确定县级以上地方人民政府行政诉讼被告资格若干问题的规定",
  侵权责任编解释一: "关于适用民法典侵权责任编的解释一",
};

const ISSUER = /^(?:最高人民法院|最高人民检察院|公安部|国家安全部|司法部)+/;

const VERSION =
  /\((?:\d{4}年?(?:\d{1,2}月\d{1,2}日)?\s*(?:第[^()]{1,3}次)?\s*(?:修正|修订|修改|公布|发布|施行)?(?:本|版|文本)?|(?:现?已)?(?:废止|失效))\)/g;

/** What most names are: the pattern of all letters takes a millisecond in a fresh process. */
const CHARACTERS = /^[\u4e00-\u9fff]*$/;

/**
 * A name without punctuation, blanks, 中华人民共和国 and a version in brackets: what two spellings of one title
 * share. The year of an amendment (宪法修正案（1999年）) is part of its name, not a version.
 */
export function lawKey(name: string): string {
  const folded = name.normalize("NFKC");
  if (CHARACTERS.test(folded)) return folded.replaceAll("中华人民共和国", "");
  return (folded.includes("修正案") ? folded : folded.replace(VERSION, ""))
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .replaceAll("中华人民共和国", "");
}

/**
 * All keys under which a law is looked up: its title, without the issuing courts, and for an interpretation
 * of a law the short form that people type (关于适用《保险法》若干问题的解释（二） -> 保险法解释二).
 */
export function lawKeys(title: string): string[] {
  const full = lawKey(title);
  const bare = full.replace(ISSUER, "");
  const keys = new Set([full, bare]);
  const applied = /^关于适用(.{2,30}?)(?:若干问题)?的?(解释|规定)(.{0,3})$/.exec(bare);
  if (applied) {
    const [, law = "", kind = "", part = ""] = applied;
    keys.add(`${law}${kind}${part}`);
    keys.add(`${law}司法${kind}${part}`);
    // 公司法解释三, though it calls itself 规定（三）.
    keys.add(`${law}解释${part}`);
    keys.add(`${law}司法解释${part}`);
  }
  return [...keys].filter((key) => key.length > 1);
}

/** What keys of laws end with, the numbers of interpretations and amendments included. */
const KEY_END = /[典法例则规办定决释答复见知令约编章程案排准诉要行年一二三四五六七八九十]$/u;

/** False for a key that no law has, told by its end alone: reading the names of laws takes milliseconds. */
export const endsLikeLaw = (key: string): boolean => KEY_END.test(key);

/**
 * The keys that a typed or printed name may mean, best first: itself, and what its abbreviation stands for.
 */
export function nameKeys(name: string): string[] {
  const key = lawKey(name).replace(ISSUER, "");
  const keys = [key];
  const known = ALIASES[key] ?? INTERPRETATION_ALIASES[key];
  if (known) keys.push(known);
  // 民诉法解释, 破产法规定二: the law's abbreviation precedes the kind of text made for it. A book of the 民法典 has its
  // own.
  const made = /^(.{2,8}?)((?:司法)?(?:解释|规定).{0,3})$/.exec(key);
  const law = made?.[1] && !made[1].endsWith("编") && ALIASES[made[1]];
  if (law) keys.push(`${law}${made[2]}`);
  return [...new Set(keys)];
}

/**
 * The one name under which the articles of a law are searched, however it was typed or printed: 民诉法解释,
 * 民事诉讼法司法解释 and the full title are all 民事诉讼法解释.
 */
export function citedName(name: string): string {
  const key = nameKeys(name).at(-1)!;
  const bare = /^关于适用(.{2,30}?)(?:若干问题)?的?(?:解释|规定)(.{0,3})$/.exec(key);
  const [, law, part] = bare ?? /^((?!关于).{2,12}?)(?:司法)?(?:解释|规定)(.{0,3})$/.exec(key) ?? [];
  return law ? `${law}解释${part}` : key;
}

/** The name of a law in citations: without 中华人民共和国 and issuing courts, brackets kept. */
export function shortName(title: string): string {
  return title
    .replaceAll("中华人民共和国", "")
    .replace(/^(?:最高人民法院|最高人民检察院|[、\s　])+(?=关于|.{4,})/, "")
    .replace(/\s+/g, "");
}
