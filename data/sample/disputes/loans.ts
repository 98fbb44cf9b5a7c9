import type { Kind, Scene, Story } from "../course/story.ts";
import { chineseDate, dayOf, later } from "../world/calendar.ts";
import { article, CIVIL_CODE, CIVIL_CODE_IN_FORCE, CONTRACT_LAW, type SampleArticle } from "../world/law.ts";
import { bank, person, sampleCompany } from "../world/litigant.ts";
import { roundClaim } from "../world/money.ts";
import { streetAddress } from "../world/names.ts";
import { fullNames, inTime, limitationIssue } from "./wording.ts";

const PRIVATE_LENDING = "最高人民法院关于审理民间借贷案件适用法律若干问题的规定";
/** 法释〔2015〕18号; the revision in force 2021-01-01 renumbers its articles. */
const PRIVATE_LENDING_SINCE = dayOf(2015, 9, 1);
const PRIVATE_LENDING_REVISED = dayOf(2021, 1, 1);

function loanArticles(facts: number): SampleArticle[] {
  return facts >= CIVIL_CODE_IN_FORCE
    ? [article(CIVIL_CODE, 667), article(CIVIL_CODE, 675)]
    : [article(CONTRACT_LAW, 196), article(CONTRACT_LAW, 206)];
}

function privateLoan(scene: Scene): Story {
  const { random, place, money, one } = scene;
  const lender = person(random, place, 2004);
  const borrower = random.chance(0.65)
    ? person(random, place, 2004)
    : sampleCompany(random, place, random.pick(["trade", "building"]));
  const spouse = person(random, place, 2004);
  const surety = random.chance(0.4);
  const [p, d, g] = [lender.short, borrower.short, spouse.short];
  const claim = roundClaim(random, Math.max(1000, Math.round(scene.amount / 1000) * 1000));
  const lent = scene.filed - random.int(220, 1000);
  const months = random.pick([3, 6, 12]);
  const due = later(random, lent, months * 30, months * 30 + 2);
  const rate =
    scene.filed >= dayOf(2020, 8, 20)
      ? one("月利率1%", "年利率12%", "合同成立时一年期贷款市场报价利率四倍")
      : one("月利率2%", "月利率1.5%", "年利率24%");
  const interest = random.chance(0.7);
  const use = one("因资金周转需要", "以承揽工程缺少资金为由", "因经营需要", "以购买设备为由", "因家庭购房");
  const how = one("通过银行转账", "以银行转账及现金方式", "分两次通过手机银行转账");
  const note = one("《借条》", "《借款合同》", "《借款协议》", "借据");
  const articles = scene.filed >= PRIVATE_LENDING_REVISED ? 26 : 27;
  const story = `${chineseDate(lent)}，${d}${use}向${p}借款${money(claim)}，出具${note}，约定借款期限${months}个月${interest ? `，利息按${rate}计算` : ""}。${p}于当日${how}交付借款。${surety ? `${g}在${note}上以保证人身份签字。` : ""}`;
  return {
    cause: "民间借贷纠纷",
    plaintiffs: [lender],
    defendants: surety ? [borrower, spouse] : [borrower],
    thirds: [],
    claim,
    claims: [
      one(
        `判令${d}偿还${p}借款本金${money(claim)}`,
        `判令${d}立即归还借款${money(claim)}`,
        `请求判令${d}返还借款本金${money(claim)}`,
      ),
      interest
        ? `判令${d}按照${rate}支付自${chineseDate(lent)}起至实际还清之日止的利息`
        : `判令${d}支付自起诉之日起至实际清偿之日止的资金占用利息`,
      ...(surety ? [`${g}承担连带保证责任`] : []),
    ],
    account: `${story}${one("借款到期后，被告未予偿还，经多次催要至今未还。", "到期后，被告以各种理由推托，拒不还款。", `期限届满后，${d}仅支付了部分利息，本金分文未还。`)}`,
    denials: ["借款属实，但目前没有偿还能力，请求分期偿还。", "对本金没有异议，利息约定过高，请求调整。"],
    evidence: [note, one("银行转账凭证", "银行卡交易明细"), one("微信聊天记录", "催收短信", "录音资料")],
    findings: [
      story,
      one(
        `借款到期后，${d}未归还本金。${chineseDate(later(random, due, 30, 120))}，${p}通过微信催要，${d}回复“会尽快想办法”。`,
        `还款期限于${chineseDate(due)}届满，${d}至今未偿还借款本金。`,
      ),
    ],
    basis: [
      [
        "双方之间的借贷不违反法律规定，应予保护。",
        `${p}提交的${note}与付款凭证相互印证，能够证明双方之间存在借贷合意且款项已实际交付，借贷关系依法成立。`,
      ],
      [
        `${d}未按约定期限还款，已构成违约，应承担还本付息的责任。${surety ? `${g}以保证人身份签字，保证方式没有约定的部分依照当时的法律规定确定，原告在保证期间内提起诉讼，${g}应承担保证责任。` : ""}`,
        `借款到期后应予清偿，${d}逾期未还，${p}要求其偿还借款的请求有事实和法律依据。${surety ? `${g}应按其签署的保证条款承担相应责任。` : ""}`,
      ],
    ],
    issues: [
      {
        topic: "借款本金的数额",
        argue: [
          "实际出借时预先扣除了利息，到账金额少于借条载明的金额。",
          `${d}已通过转账归还部分借款，应从本金中扣减。`,
        ],
        overrule: [
          `${d}主张预扣利息，但转账金额与${note}载明的金额一致，其未提交其他证据，不予采信。`,
          `${d}提交的转账记录发生在本案借款之前，与本案无关，不能认定为偿还本案借款。`,
        ],
        sustain: [
          "转账凭证显示实际交付的金额少于借据载明的金额，差额系预先扣收的利息，应当以实际出借的金额认定本金，即按主张数额的90%计算。",
          `${d}提交的付款凭证能够证明其已偿还部分款项，超过约定利息的部分应抵充本金，经核算剩余本金为主张金额的90%。`,
        ],
        keeps: 0.9,
        likely: 0.35,
        cites: scene.filed >= PRIVATE_LENDING_SINCE ? [article(PRIVATE_LENDING, articles)] : [],
      },
      {
        topic: "款项的性质",
        argue: [
          "案涉款项系合伙投资款，双方并不存在借贷关系。",
          "该款系原告支付的货款，借条是在受胁迫的情况下出具的。",
        ],
        overrule: [
          `${d}主张款项系投资款，但未提交合伙协议、收益分配等证据，且其在${note}中明确承诺还款，该抗辩不能成立。`,
          `${d}称${note}系受胁迫出具，但既未报警也未在法定期间内请求撤销，不予采信。`,
        ],
        sustain: [
          `${d}提交的合作协议、对账记录能够证明案涉款项系双方共同经营的出资，${p}仅凭转账凭证和事后补签的${note}主张借贷关系，证据不足，其请求不予支持。`,
        ],
        keeps: 0,
        likely: 0.14,
      },
      limitationIssue(scene, d, `${p}提交的聊天记录显示其在起诉前曾多次催要`),
    ],
    cites: loanArticles(lent),
    orders: (granted) => [
      `${one("", "被告")}${fullNames([borrower])}${inTime(scene)}${one("偿还", "返还", "归还")}${one("", "原告")}${lender.name}借款本金${money(granted)}${interest ? `及利息（以${money(granted)}为基数，自${chineseDate(lent)}起按${rate}计算至实际付清之日止）` : ""}`,
      ...(surety ? [`${spouse.name}对上述债务承担连带清偿责任`] : []),
    ],
  };
}

/** The amount originally lent, a round sum above what is still owed. */
function roundLoan(owed: number): number {
  const unit = owed > 10_000_000 ? 5_000_000 : owed > 1_000_000 ? 500_000 : owed > 100_000 ? 50_000 : 10_000;
  return Math.ceil(owed / unit) * unit;
}

function bankLoan(scene: Scene): Story {
  const { random, place, money, one } = scene;
  const lender = bank(random, place);
  const small = scene.amount < 300_000;
  const borrower = small
    ? person(random, place, 2004)
    : sampleCompany(random, place, random.pick(["trade", "plant", "building"]));
  const surety = random.chance(0.5) ? sampleCompany(random, place, "trade") : person(random, place, 2002);
  const mortgage = random.chance(0.5);
  const [p, d, g] = [lender.short, borrower.short, surety.short];
  const claim = roundClaim(random, scene.amount);
  const lent = scene.filed - random.int(400, 1200);
  const rate = random.pick(["4.785%", "5.655%", "6.09%", "6.525%", "7.8%"]);
  const fee = Math.max(2000, Math.round((claim * 0.01) / 100) * 100);
  const estate = streetAddress(random, `${place.city}${place.district}`);
  const account = `${chineseDate(lent)}，${p}与${d}签订《${one("流动资金借款合同", "个人借款合同", "借款合同")}》，约定借款金额${money(roundLoan(claim))}，借款年利率${rate}，逾期罚息利率在借款利率基础上加收50%。${g}与${p}签订《保证合同》，提供连带责任保证。${mortgage ? `${d}以其位于${estate}的房屋提供抵押担保并办理了抵押登记。` : ""}`;
  return {
    cause: "金融借款合同纠纷",
    plaintiffs: [lender],
    defendants: [borrower, surety],
    thirds: [],
    claim,
    claims: [
      one(`判令${d}偿还借款本金${money(claim)}`, `判令${d}立即偿还${p}贷款本金${money(claim)}`),
      "判令被告支付截至清偿之日止的利息、罚息及复利",
      `判令${g}对上述债务承担连带清偿责任`,
      ...(mortgage ? [`判令${p}对抵押房屋折价或者拍卖、变卖的价款享有优先受偿权`] : []),
    ],
    account: `${account}${p}依约发放贷款，${one(`${d}自发放次年起未按期付息，${p}宣布贷款提前到期。`, `贷款到期后${d}未偿还本息。`, `${d}连续数期未按约还款，经催收未果。`)}`,
    denials: ["欠款属实，因市场行情下滑暂无力偿还，希望与银行协商展期。", "罚息与复利重复计算，应予调减。"],
    evidence: ["借款合同", "保证合同", ...(mortgage ? ["不动产抵押登记证明"] : []), "借款借据", "欠款明细表"],
    findings: [
      account,
      `合同签订后，${p}按约发放贷款。截至起诉前，${d}尚欠本金${money(claim)}及相应利息、罚息。${g}未履行保证责任。`,
    ],
    basis: [
      [
        "案涉借款合同、保证合同均系当事人真实意思表示，内容合法，应认定有效。",
        `${p}与${d}、${g}签订的合同合法有效，对各方具有约束力。`,
      ],
      [
        `${p}依约履行了放款义务，${d}未按约还本付息，构成违约，应承担偿还本金并支付利息、罚息、复利的责任。${g}自愿提供连带责任保证，应在保证范围内承担责任。${mortgage ? `抵押权自登记时设立，${p}有权就抵押物优先受偿。` : ""}`,
        `${d}逾期还款的事实清楚，${p}要求其清偿贷款本息符合合同约定。${g}作为保证人，承担责任后有权向${d}追偿。${mortgage ? `案涉抵押已办理登记，${p}主张优先受偿，应予支持。` : ""}`,
      ],
    ],
    issues: [
      ...(mortgage
        ? [
            {
              topic: "保证责任的顺位",
              by: surety,
              argue: ["借款人已提供抵押物，应先就抵押物实现债权，保证人仅对不足部分承担责任。"],
              overrule: [
                "合同约定债权人有权直接要求保证人承担责任而不受物的担保影响，该约定有效，保证人的顺位抗辩不能成立。",
              ],
              sustain: [],
              keeps: 1,
              likely: 0,
            },
          ]
        : []),
      {
        topic: "本金余额",
        argue: [`${d}已偿还的款项被银行优先扣收复利，本金余额计算有误。`, "银行扣划的保证金应当冲抵本金。"],
        overrule: ["银行按照合同约定的顺序扣收款项，其提交的欠款明细与账户流水一致，对本金余额予以确认。"],
        sustain: [`${p}扣划的保证金未从贷款本金中冲减，与合同约定不符，冲减后尚欠本金为主张金额的92%。`],
        keeps: 0.92,
        likely: 0.3,
      },
      limitationIssue(scene, d, `${p}曾多次向${d}发出催收通知书并经其签收`),
    ],
    cites:
      lent >= CIVIL_CODE_IN_FORCE
        ? [
            article(CIVIL_CODE, 674),
            article(CIVIL_CODE, 675),
            article(CIVIL_CODE, 676),
            article(CIVIL_CODE, 688),
          ]
        : [
            article(CONTRACT_LAW, 205),
            article(CONTRACT_LAW, 206),
            article(CONTRACT_LAW, 207),
            article("中华人民共和国担保法", 18),
          ],
    orders: (granted) => [
      `${borrower.name}${inTime(scene)}偿还${lender.name}借款本金${money(granted)}及利息、罚息、复利（按合同约定的标准计算至实际清偿之日止）`,
      `${surety.name}对上述债务承担连带清偿责任，其承担保证责任后，有权向${borrower.name}追偿`,
      ...(mortgage
        ? [
            `${lender.name}有权对${borrower.name}提供抵押的位于${estate}的房屋折价或者以拍卖、变卖该房屋所得的价款优先受偿`,
          ]
        : []),
      ...(random.chance(0.3)
        ? [`${borrower.name}${inTime(scene)}支付${lender.name}律师代理费${money(fee)}`]
        : []),
    ],
  };
}

/** Loans between private persons and from banks. */
export const LOANS: Kind[] = [
  {
    cause: "民间借贷纠纷",
    amounts: { median: 160_000, sigma: 1.5 },
    share: 10,
    venue: "ordinary",
    scenarios: [{ from: 2_000, to: 90_000_000, tell: privateLoan }],
  },
  {
    cause: "金融借款合同纠纷",
    amounts: { median: 900_000, sigma: 1.9 },
    share: 8,
    venue: "ordinary",
    scenarios: [{ from: 10_000, to: 900_000_000, tell: bankLoan }],
  },
];
