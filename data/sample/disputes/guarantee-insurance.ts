import type { Kind, Scene, Story } from "../course/story.ts";
import { chineseDate, later } from "../world/calendar.ts";
import { article, breachArticles, INSURANCE_LAW } from "../world/law.ts";
import { bank, insurer, person, sampleCompany } from "../world/litigant.ts";
import { cents, roundClaim } from "../world/money.ts";
import { fullNames, inTime } from "./wording.ts";

/** An insurer that paid a bank under loan guarantee insurance claims from the borrower. */
function tell(scene: Scene): Story {
  const { random, place, money, one } = scene;
  const office = insurer(random, place);
  const lender = bank(random, place);
  const business = scene.amount > 400_000;
  const borrower = business ? sampleCompany(random, place, "trade") : person(random, place, 2008);
  const surety = person(random, place, 2006);
  const withSurety = business || random.chance(0.3);
  const [p, d] = [office.short, borrower.short];
  const claim = roundClaim(random, scene.amount);
  const loan = Math.ceil((claim * random.pick([1.1, 1.4, 1.8])) / 1000) * 1000;
  const lent = scene.filed - random.int(420, 900);
  const paid = later(random, lent, 200, 380);
  const premium = cents(claim * random.pick([0.03, 0.05, 0.08]));
  const penalty = random.pick(["每日千分之一", "每日万分之六", "年利率24%", "年利率15.4%"]);
  const pay = `${p}于${chineseDate(paid)}向${lender.short}支付理赔款${money(claim)}`;
  return {
    cause: "保证保险合同纠纷",
    plaintiffs: [office],
    defendants: withSurety ? [borrower, surety] : [borrower],
    thirds: [],
    claim,
    claims: [
      one(`判令${d}支付${p}理赔款${money(claim)}`, `判令${d}偿还原告代偿款${money(claim)}`),
      `判令${d}支付欠缴保险费${money(premium)}及自理赔之日起至清偿之日止的违约金`,
      ...(withSurety ? [`判令${surety.short}对上述债务承担连带清偿责任`] : []),
    ],
    account: `${chineseDate(lent)}，${d}为向${lender.short}借款${money(loan)}，在${p}投保个人及小微企业贷款保证保险，约定逾期达到八十日的，由${p}向${lender.short}理赔，${d}应归还全部理赔款并支付未付保费和违约金。${d}自${random.pick(["第七期", "第九期", "第十一期"])}起未按约还款，${pay}，取得追偿权。`,
    denials: ["对欠款事实没有异议，因经营困难暂时无力偿还。", "原告主张的金额过高，请求法院依法调整。"],
    evidence: [
      "《个人借款保证保险投保单》",
      "《借款合同》",
      "放款凭证",
      "理赔款支付凭证",
      "代偿债务与权益转让确认书",
    ],
    findings: [
      `${chineseDate(lent)}，${d}与${lender.short}签订《借款合同》，借款金额${money(loan)}，期限三十六个月，按月等额还款。同日，${d}向${p}投保保证保险，被保险人为${lender.short}，投保单载明月保险费费率及理赔后的追偿约定。${withSurety ? `${surety.short}出具《保证函》，承诺对${d}在保险合同项下的全部债务承担连带责任保证。` : ""}`,
      `${lender.short}依约发放借款后，${d}未能按期还款。${pay}。理赔后${d}未向${p}还款。`,
    ],
    basis: [
      [
        "保证保险合同系各方真实意思表示，不违反法律、行政法规的强制性规定，合法有效。",
        `${d}投保时已在线完成身份核验和电子签名，合同依法成立并生效，各方均应恪守。`,
      ],
      [
        `${p}已依约向被保险人履行赔付义务，有权依据合同约定向${d}追偿。${withSurety ? `${surety.short}作为连带责任保证人，应对上述债务承担连带清偿责任。` : ""}`,
        `${d}未依约还款构成违约，${p}理赔后受让了${lender.short}相应的债权，${d}应当归还理赔款及欠付的保险费。${withSurety ? `${surety.short}的保证责任尚在保证期间内，应予支持。` : ""}`,
      ],
    ],
    issues: [
      {
        topic: "违约金标准",
        argue: ["合同约定的违约金与保费、利息叠加后明显过高，请求予以调减。"],
        overrule: [
          `合同约定的违约金标准为${penalty}，与${d}的违约程度相当，未超过法律保护的范围，不予调整。`,
        ],
        sustain: [],
        keeps: 1,
        likely: 0,
      },
      {
        topic: "理赔款数额",
        argue: [
          `${d}在理赔之后已经偿还部分款项，应予扣除。`,
          "放款时预先扣收了服务费，实际借款本金少于合同金额。",
        ],
        overrule: [`${d}没有提交还款凭证，银行流水亦未显示上述款项，对其主张不予采信。`],
        sustain: [
          `经核对银行流水，${d}在理赔后分次归还的款项未从${p}的请求中扣除，应予冲减，扣减后尚欠理赔款为主张金额的85%。`,
        ],
        keeps: 0.85,
        likely: 0.35,
      },
    ],
    cites: [...breachArticles(lent), article(INSURANCE_LAW, 14)],
    orders: (granted) => [
      `${fullNames([borrower])}${inTime(scene)}支付${office.name}理赔款${money(granted)}及违约金（以${money(granted)}为基数，自${chineseDate(paid)}起至实际清偿之日止，按${penalty.startsWith("每日") ? "年利率24%" : penalty}计算）`,
      `${fullNames([borrower])}${inTime(scene)}支付${office.name}保险费${money(premium)}`,
      ...(withSurety
        ? [
            `${surety.name}对上述第一、二项债务承担连带清偿责任，${surety.name}承担责任后有权向${fullNames([borrower])}追偿`,
          ]
        : []),
    ],
  };
}

/** Recourse of insurers under loan guarantee insurance. */
export const GUARANTEE_INSURANCE: Kind = {
  cause: "保证保险合同纠纷",
  amounts: { median: 110_000, sigma: 1.1 },
  share: 4,
  since: 2013,
  venue: "ordinary",
  scenarios: [{ from: 8_000, to: 6_000_000, tell }],
};
