import { isNameBesideRole } from "./names.ts";
import { PARTY_HEAD } from "./roles.ts";

/** Words of a sentence that states what the case is about and how it came to this court. */
const INTRODUCES =
  /(?:一|两|二|三|四|系列|等)案(?![号情件卷由])|指控[，：]?(?:原审|一审)?(?:上诉人|被告|罪犯)|指控其?犯|提起(?:公诉|自诉|附带民事|刑事附带|行政附带)|公诉(?:至|到|来)(?:本|我)院|起诉书指控|(?:起诉|上诉|诉|公诉|移送|移交)[至来到](?:本|我)院|向(?:本院|我院|本院赔偿委员会)[^，。；]{0,12}(?:申请|提出|提起|起诉|移送|报送|提交|抗诉)|不服[^。；]{2,90}(?:判决|裁定|决定|通知|仲裁|公证|行为)|(?:本院|我院)[^，。；]{0,24}(?:立案|受理)|(?:本院|我院)(?:在(?:执行|审理|诉讼)|依据|根据|依法(?:组成|受理|适用|由)|作出|审理)|申请(?:认可|承认|确认|宣告|撤销|支付令|强制执行|执行|先予|财产保全|诉前|国家赔偿|破产|再审)|提出(?:执行)?(?:异议|复议|减刑|假释)|(?:建议|报请|提请|呈报|报送)[^。；]{0,30}(?:减刑|假释|暂予监外|审理|裁定|核准)|审理终结|^[^，。；：]{4,40}(?:法院|检察院)(?:于|经|在|对|就|审理|作出|以[^，。；]{2,40}号|认定|指派|依法|受理|提起|提请)|执行过程中|执行一案/;
/** Words of a sentence that goes on about the person named before it: offences, sentences, detention. */
const RECORD =
  /(?:拘留|逮捕|判处|羁押|取保候审|取保|释放|监视居住|收监|劳动教养|劳教|处罚|抓获|服刑|刑满|传唤|到案|投案|收容|强制戒毒|戒毒|上网追逃|免予|缓刑|执行刑罚|前科|收押|押于|通缉)/;
const OWN_CASE =
  /一案(?=[，,。；]|于|由|本|已|现|向)|起诉书指控|向(?:本|我)院提起|提起公诉|审理终结|(?:本院|我院)[^，。；]{0,16}(?:立案|受理)|(?:本院|我院)依法(?:组成|适用)/;
const OPENS_RECORD =
  /^(?:[^，。；]{0,20}(?:因(?!与)|曾|涉嫌)|[0-9]{4}年|同[年月日]|次[日年月]|现[^已]|又|后[^，]|其|该|捕前|经[^审本]|于[0-9]|住|户籍)/;

/** A measure that this court took against the accused, reported beside the person's name: 本院于…决定对其取保候审. */
const DETAINS = /^本院(?:于|在|依|根)[^；。]{0,60}(?:取保候审|逮捕|监视居住)/;

/** True for a sentence in the head that reports how this court detained or released the accused. */
export function tellsDetention(sentence: string): boolean {
  return DETAINS.test(sentence) && !OWN_CASE.test(sentence);
}

/** True for the sentence that introduces the case. False for a sentence that names its people. */
export function introducesCase(sentence: string): boolean {
  if (!INTRODUCES.test(sentence)) return false;
  if (RECORD.test(sentence) && OPENS_RECORD.test(sentence)) return OWN_CASE.test(sentence);
  return (
    !/^(?:委托|辩护人|法定代表人|负责人|诉讼代理人|住|经营者|户籍)/.test(sentence) || OWN_CASE.test(sentence)
  );
}

/**
 * At the start of a sentence, a word for counsel or for a person who acts in a party's place, with the
 * brackets after the word.
 */
const REPRESENTATIVE =
  /^(?:[^，。；：（]{0,30}?)(?:委托诉讼代理人|委托代理人|特别授权代理人|诉讼代理人|委托辩护人|指定辩护人|辩护人|法律援助律师|代理律师|法定代理人|法定代表人|主要负责人|负责人|诉讼代表人|经营者|投资人|执行事务合伙人|出庭负责人|行政机关负责人|监护人|指定代理人|代理人|代表人|翻译人员|翻译)(?=[^的，。；、及和与到出提认辩诉均未在对]|：)/;

/** True if a sentence begins by naming somebody: a party by role and name, or a representative. */
export function namesSomebody(sentence: string): boolean {
  const short = sentence.length > 200 ? sentence.slice(0, 200) : sentence;
  if (opensWithParty(short)) return true;
  const head = short.match(REPRESENTATIVE)?.[0];
  return (
    head !== undefined &&
    !/一案[，。]/.test(short) &&
    !/诉称|辩称|到庭|指控/.test(short.slice(0, head.length + 6))
  );
}

/** A name with its additions in brackets. A punctuation mark or the end follows the match. */
const CALLED =
  /^([^，。；：（(\n]{1,60})(?:[（(](?:[^（）()]|[（(][^（）()]*[）)]){0,120}[）)]?(?:男|女)?){0,3}(?=[，。；：]|$)/;

/** True if a sentence opens with the role and the name of a party. */
export function opensWithParty(sentence: string): boolean {
  const head = sentence.match(PARTY_HEAD);
  if (!head) return false;
  const rest = sentence.slice(head[0].length);
  const called = rest.match(CALLED);
  if (!called) return false;
  const name = (called[1] ?? "").trim();
  if (/[：:]$/.test(head[0].trimEnd()) && name.length > 1) return true;
  return name.split(/[、\s]/).every((part) => part === "" || isNameBesideRole(part));
}
