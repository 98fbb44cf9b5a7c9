import { type Appeal, appealOpening, appealRoles, camps, originOf } from "../course/appeal.ts";
import { inIntroduction, names, type Proceeding, partyParagraphs, type Role } from "../course/proceeding.ts";
import { type JudgmentDraft, tailLines } from "../print/document.ts";
import { chineseDate, dayOf, later } from "../world/calendar.ts";
import { citeArticles, procedureOn, type SampleArticle } from "../world/law.ts";
import { firstRoles, shell } from "./first-instance.ts";
import { acceptanceFee } from "./operative.ts";

/**
 * A ruling that ends an appeal without deciding it: withdrawn, abandoned, remanded, or the suit withdrawn.
 */
export function appealRuling(proceeding: Proceeding, appeal: Appeal): JudgmentDraft {
  const { style, seat, story, formation } = proceeding;
  const roles = appealRoles(appeal, proceeding);
  const listed = partyParagraphs(proceeding, roles);
  const origin = originOf(appeal, proceeding);
  const opening = appealOpening(appeal, roles, proceeding, origin.printed);
  const rest = {
    withdrawn: () => withdrawn(proceeding, roles),
    abandoned: () => abandoned(proceeding, roles),
    remanded: () => remanded(proceeding, appeal, roles),
    "suit-withdrawn": () => suitWithdrawn(proceeding, appeal),
    "suit-dismissed": () => suitDismissed(proceeding, appeal),
    judgment: () => {
      throw new RangeError("a judgment is no ruling");
    },
  }[appeal.way]();
  return {
    ...shell(proceeding),
    seat,
    style,
    instance: "second",
    textType: "民事裁定书",
    parties: listed.parties,
    counsel: listed.counsel,
    body: [...listed.lines, opening + rest.opening, ...rest.body],
    tail: tailLines(style, proceeding.decided, formation.judges, formation.staff),
    postscript: [],
    outcome: appeal.outcome,
    earlier: [origin.ref],
    claim: rest.claim ? story.claim : null,
  };
}

/** A first-instance ruling that lets the plaintiff withdraw. */
export function suitRuling(proceeding: Proceeding): JudgmentDraft {
  const { random, style, seat, story, formation, filed, decided, money } = proceeding;
  const roles = firstRoles(proceeding);
  const listed = partyParagraphs(proceeding, roles);
  const side = (name: Role["side"], word: string) =>
    roles
      .filter((role) => role.side === name)
      .map((role) => word + inIntroduction(proceeding.style, role.litigant))
      .join("、");
  const day = chineseDate(later(random, filed, 10, Math.max(12, decided - filed - 4)));
  const why = random.pick([
    "以双方已自行达成和解为由",
    "以需要补充证据为由",
    "因被告已履行完毕",
    "以庭外和解为由",
    "",
  ]);
  const plaintiffs = names(story.plaintiffs);
  const fee = acceptanceFee(story);
  const procedure = procedureOn(decided);
  const body = [
    ...listed.lines,
    `${style.old ? "本院在审理" : ""}${side("plaintiff", "原告")}${style.old ? "诉" : "与"}${side("defendant", "被告")}${story.cause}一案${style.old ? `中，` : `，本院于${chineseDate(filed)}立案。`}原告${plaintiffs}于${day}${why}向本院提出撤诉申请。`,
    `${random.pick([
      `本院认为，原告${plaintiffs}的撤诉申请系其真实意思表示，不违反法律规定，亦不损害他人合法权益，应予准许。`,
      "本院认为，是否继续诉讼由当事人自行决定，原告申请撤诉符合法律规定，应予准许。",
    ])}依照${citeArticles([procedure.withdrawSuit])}规定，裁定如下：`,
    `准许原告${story.plaintiffs.map((each) => each.name).join("、")}撤${random.pick(["诉", "回起诉"])}。`,
    `案件受理费${money(fee)}，减半收取${money(fee / 2)}，由原告${plaintiffs}负担。`,
  ];
  return {
    ...shell(proceeding),
    seat,
    style,
    instance: "first",
    textType: "民事裁定书",
    parties: listed.parties,
    counsel: listed.counsel,
    body,
    tail: tailLines(style, decided, formation.judges, formation.staff),
    postscript: [],
    outcome: null,
    earlier: [],
    claim: null,
  };
}

interface Rest {
  /** What follows the opening in its paragraph. */
  opening: string;
  body: string[];
  /** Whether the text states the claim. */
  claim: boolean;
}

const FINAL = "本裁定为终审裁定。";

function received(proceeding: Proceeding): string {
  const { random, filed } = proceeding;
  return `本院于${chineseDate(filed)}${random.pick(["立案后", "受理后"])}，依法组成合议庭进行了审理。`;
}

function withdrawn(proceeding: Proceeding, roles: Role[]): Rest {
  const { random, filed, decided, story, money } = proceeding;
  const { appellants } = camps(roles);
  const day = chineseDate(later(random, filed, 8, Math.max(10, decided - filed - 3)));
  const fee = acceptanceFee(story);
  const why = random.pick(["以双方已达成和解协议为由", "自愿", "因双方已自行和解", "以服从一审判决为由"]);
  return {
    opening: received(proceeding),
    claim: false,
    body: [
      `${random.pick(["本院审理过程中", "二审审理期间", "在本院审理过程中"])}，${appellants}于${day}${why}向本院${random.pick(["提出撤回上诉的申请", "申请撤回上诉"])}。`,
      `${random.pick([
        `本院认为，${appellants}在本案审理期间提出撤回上诉的请求，不违反法律规定，本院予以准许。`,
        `本院认为，上诉人${appellants}申请撤回上诉，系其对自身诉讼权利的处分，未损害国家、集体和他人利益，应予准许。`,
        `本院经审查认为，${appellants}撤回上诉的申请符合法律规定，予以准许。`,
      ])}依照${citeArticles([procedureOn(decided).withdrawAppeal])}规定，裁定如下：`,
      `准许${appellants}撤回上诉。${random.pick(["一审判决自本裁定书送达之日起发生法律效力。", "双方均按原审判决执行。", "一审判决自本裁定书送达之日起发生法律效力。"])}`,
      `二审案件受理费${money(fee)}，减半收取${money(fee / 2)}，由${appellants}负担。`,
      FINAL,
    ],
  };
}

function abandoned(proceeding: Proceeding, roles: Role[]): Rest {
  const { random, decided } = proceeding;
  const { appellants } = camps(roles);
  const procedure = procedureOn(decided);
  const unpaid = random.chance(0.6);
  const cites: SampleArticle[] = [
    { ...procedure.withdrawSuit, paragraph: undefined, article: procedure.absent.article - 1 },
    { ...procedure.withdrawAppeal, article: procedure.withdrawAppeal.article + 1 },
  ];
  return {
    opening: received(proceeding),
    claim: false,
    body: [
      `${unpaid ? `本院依法向${appellants}送达了预交上诉案件受理费通知书，${appellants}在规定期限内未预交上诉案件受理费，也未提出缓交、减交、免交申请` : `本院依法向${appellants}送达开庭传票，${appellants}经传票传唤，无正当理由拒不到庭`}。依照${unpaid ? `${citeArticles(cites.slice(1))}、《诉讼费用交纳办法》第二十二条第四款` : citeArticles(cites)}规定，裁定如下：`,
      `本案按上诉人${appellants}自动撤回上诉处理。${random.pick(["一审判决自本裁定书送达之日起发生法律效力。", ""])}`,
      FINAL,
    ],
  };
}

function remanded(proceeding: Proceeding, appeal: Appeal, roles: Role[]): Rest {
  const { random, story, money, decided } = proceeding;
  const { appellants } = camps(roles);
  const { proceeding: first } = appeal.first;
  const label = random.chance(0.5) ? first.seat.printed : first.seat.node.label;
  const fee = acceptanceFee(story);
  const loss = /保险|运输|交通|工伤/.test(story.cause);
  const gap = random.pick([
    "一审法院对作为定案依据的主要证据未组织各方充分质证",
    "对于本案责任主体的范围，一审法院未予查明，可能遗漏必须参加诉讼的当事人",
    ...(loss
      ? [
          "一审判决对损失数额的认定仅依据一方提交的材料，未对争议部分委托鉴定",
          "一审法院对损失的成因及其与各方行为之间的因果关系审查不足",
        ]
      : ["一审法院未查明款项往来的性质及实际金额", "一审判决对双方权利义务履行情况的认定缺乏充分证据"]),
  ]);
  return {
    opening: received(proceeding),
    claim: false,
    body: [
      `本院认为，${gap}，${random.pick(["属于认定基本事实不清", "一审判决认定的基本事实不清"])}。依照${citeArticles([procedureOn(decided).remand])}规定，裁定如下：`,
      `一、撤销${label}${first.caseNumber}民事判决；`,
      `二、本案发回${label}重审。`,
      `上诉人${appellants}预交的二审案件受理费${money(fee)}予以退回。`,
      ...(random.chance(0.4) ? [FINAL] : []),
    ],
  };
}

/** The plaintiff withdraws the whole suit on appeal (民诉法解释 art. 338 of 2015, art. 336 of 2022). */
function suitWithdrawn(proceeding: Proceeding, appeal: Appeal): Rest {
  const { random, story, decided } = proceeding;
  const { proceeding: first } = appeal.first;
  const plaintiffs = names(story.plaintiffs);
  return {
    opening: received(proceeding),
    claim: false,
    body: [
      `${random.pick(["本院审理过程中", "二审期间"])}，${plaintiffs}${random.pick(["以各方已达成和解并履行完毕为由", "因纠纷已经解决"])}，向本院申请撤回起诉，其他当事人均表示同意。`,
      `本院认为，${plaintiffs}在二审程序中申请撤回起诉，其他当事人不持异议，该申请不违反法律规定，应予准许。依照${citeArticles([procedureOn(decided).withdrawSuit])}以及《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第三百${decided >= dayOf(2022, 4, 10) ? "三十六" : "三十八"}条第一款规定，裁定如下：`,
      `一、撤销${first.seat.printed}${first.caseNumber}民事判决；`,
      `二、准许${story.plaintiffs.map((each) => each.name).join("、")}撤回起诉。`,
      FINAL,
    ],
  };
}

function suitDismissed(proceeding: Proceeding, appeal: Appeal): Rest {
  const { random, story, decided } = proceeding;
  const { proceeding: first } = appeal.first;
  const contract = /合同|借贷/.test(story.cause) && !/劳动/.test(story.cause);
  const why = random.pick([
    ...(contract
      ? [
          "合同约定因履行合同发生的争议提交仲裁委员会仲裁，被告在一审首次开庭前已提出异议，本案不属于人民法院受理民事诉讼的范围",
        ]
      : []),
    "原告据以起诉的事实涉嫌经济犯罪，已由公安机关立案侦查，应当裁定驳回起诉并将有关材料移送侦查机关",
    "原告就同一事实及请求已在另案中提起诉讼并由人民法院作出生效裁判，本案构成重复起诉",
  ]);
  return {
    opening: received(proceeding),
    claim: false,
    body: [
      `本院认为，${why}。一审法院对本案进行实体处理不当，应予纠正。依照${citeArticles([{ ...procedureOn(decided).uphold, article: procedureOn(decided).uphold.article, paragraph: 1, item: 2 }])}规定，裁定如下：`,
      `一、撤销${first.seat.printed}${first.caseNumber}民事判决；`,
      `二、驳回${story.plaintiffs.map((each) => each.name).join("、")}的起诉。`,
      FINAL,
    ],
  };
}
