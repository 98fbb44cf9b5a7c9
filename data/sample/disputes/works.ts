import type { Kind, Scene, Story } from "../course/story.ts";
import { chineseDate, later } from "../world/calendar.ts";
import {
  article,
  breachArticles,
  CIVIL_CODE,
  CIVIL_CODE_IN_FORCE,
  CONTRACT_LAW,
  type SampleArticle,
} from "../world/law.ts";
import { person, sampleCompany } from "../world/litigant.ts";
import { cents, roundClaim } from "../world/money.ts";
import { fullNames, inTime, lendingRate, limitationIssue } from "./wording.ts";

interface Works {
  cause: string;
  /** 施工, 分包, 装修: the contracted work. */
  contract: string;
  project: string[];
  owner: "property" | "building" | "service";
}

/** A builder claims the rest of the price. */
function worksStory(scene: Scene, works: Works): Story {
  const { random, place, money, one } = scene;
  const small = scene.amount < 200_000;
  const builder =
    small && random.chance(0.4) ? person(random, place, 2002) : sampleCompany(random, place, "building");
  const owner = sampleCompany(random, place, works.owner);
  const lessor = sampleCompany(random, place, "building");
  const borrowed = builder.kind === "person" && works.cause !== "装饰装修合同纠纷";
  const [p, d] = [builder.short, owner.short];
  const claim = roundClaim(random, scene.amount);
  const signed = scene.filed - random.int(600, 1500);
  const done = later(random, signed, 150, 420);
  const settled = Math.min(later(random, done, 40, 150), scene.filed - 20);
  const paid = Math.max(1000, Math.round((claim * random.pick([0.8, 2, 3.5, 5])) / 1000) * 1000);
  const price = cents(paid + claim);
  const project = one(...works.project);
  const rate = lendingRate(scene.filed);
  const account = `${chineseDate(signed)}，${p}与${d}签订《${works.contract}》，由${p}承包${project}，承包方式为${one("包工包料", "固定总价", "综合单价包干", "清包工")}。${p}组织施工，工程于${chineseDate(done)}竣工并交付使用。`;
  const settlement = one(
    `${chineseDate(settled)}，双方办理结算，确认工程总价款${money(price)}，${d}已付${money(paid)}，尚欠${money(claim)}。`,
    `经结算，案涉工程造价为${money(price)}。扣除已付款${money(paid)}，${d}欠付工程款${money(claim)}。`,
    `诉讼中经本院委托造价鉴定，案涉工程总造价为${money(price)}，双方均认可已付工程款为${money(paid)}。`,
  );
  return {
    cause: works.cause,
    plaintiffs: [builder],
    defendants: borrowed ? [owner, lessor] : [owner],
    thirds: [],
    claim,
    claims: [
      one(
        `判令${d}支付${p}工程款${money(claim)}`,
        `判令${d}给付欠付工程款${money(claim)}`,
        `请求判令${d}支付剩余工程款${money(claim)}`,
      ),
      `判令${d}支付欠付工程款的利息，自${chineseDate(settled)}起按照${rate}计算至付清之日止`,
    ],
    account: `${account}${settlement.replace("诉讼中经本院委托造价鉴定，", "")}${one("经多次催要，被告拒不支付。", "被告以资金紧张为由拖延至今。", "被告既不办理付款手续，也不予答复。")}${borrowed ? `${lessor.short}系被挂靠单位，应承担连带责任。` : ""}`,
    denials: [
      "工程尚未审计，付款条件未成就。",
      "我公司已按进度足额支付工程款，不存在拖欠。",
      "原告施工逾期，应承担违约责任，其主张的金额不能成立。",
    ],
    evidence: [
      `《${works.contract}》`,
      "工程竣工验收单",
      one("工程结算书", "工程量确认单", "工程造价鉴定意见书"),
      "付款凭证",
    ],
    findings: [
      `${account}${borrowed ? `${p}系借用${lessor.short}的资质承揽该工程，${lessor.short}按工程款的一定比例收取管理费。` : ""}`,
      settlement,
    ],
    basis: [
      borrowed
        ? [
            `${p}没有相应施工资质，借用他人名义承揽工程，案涉《${works.contract}》违反法律强制性规定，应认定无效。但工程已竣工并交付使用，可以参照合同约定折价补偿。`,
          ]
        : [
            `${p}具备相应资质，双方签订的《${works.contract}》合法有效，应受法律保护。`,
            `《${works.contract}》系双方真实意思表示，不存在无效事由，双方均应按约履行。`,
          ],
      [
        `案涉工程已经竣工并交付${d}使用，${d}应当支付相应的工程价款。对欠付数额，${p}提交的结算资料与付款凭证能够证明。`,
        `${p}已完成合同约定的施工内容，${d}接收工程后未付清款项，应承担支付工程款及利息的责任。`,
        `工程价款的结算数额清楚，${d}欠付事实成立，${p}主张的利息自应付款之日起算，符合规定。`,
      ],
    ],
    issues: [
      {
        topic: "付款条件是否成就",
        argue: [
          "合同约定工程款以审计结论为准，现审计未完成，付款条件尚未成就。",
          "合同约定业主付款后再向原告支付，业主至今未付款。",
        ],
        overrule: [
          `工程交付使用已久，${d}怠于办理审计手续，不能以其自身原因阻止付款条件成就。`,
          `${d}没有证据证明其已积极向业主主张权利，“背靠背”付款条款不能成为其长期拒付的理由。`,
        ],
        sustain: [
          `合同约定的质量保证金返还期限尚未届满，该部分款项的付款条件未成就，应予扣除，故本案支持主张金额的90%，剩余部分${p}可待条件成就后另行主张。`,
        ],
        keeps: 0.9,
        likely: 0.35,
      },
      {
        topic: "工程质量",
        argue: [
          "工程存在渗漏、开裂等质量问题，维修费用应从工程款中扣除。",
          "原告施工不符合设计要求，我公司另行委托他人返工。",
        ],
        overrule: [
          `案涉工程已竣工验收合格并实际使用，${d}以质量问题拒付工程款不能成立，其可依保修约定另行主张。`,
          `${d}未就质量问题申请鉴定，其提交的照片不能证明问题系${p}施工造成。`,
        ],
        sustain: [
          `经鉴定，部分分项工程不符合质量标准，修复费用应由${p}承担并从应付款中扣除，扣除后应付工程款为主张数额的85%。`,
        ],
        keeps: 0.85,
        likely: 0.3,
      },
      {
        topic: "已付款数额",
        argue: ["原告遗漏了我公司以房抵款和代付材料款的部分。", "代付的工人工资及税费应计入已付款。"],
        overrule: [`${d}主张的代付款没有${p}的委托或者确认，相关凭证不能证明与本案工程有关，不予扣除。`],
        sustain: [
          `${d}代付的材料款及工人工资有${p}现场负责人的签字确认，应计入已付款，据此应付款调整为主张数额的75%。`,
        ],
        keeps: 0.75,
        likely: 0.3,
      },
      limitationIssue(scene, d, `${p}每年均向${d}催要工程款，${d}于年底曾支付少量款项`),
    ],
    cites: worksArticles(signed, borrowed),
    orders: (granted) => [
      `${one("", "被告")}${fullNames([owner])}${inTime(scene)}${one("支付", "给付")}${builder.name}工程款${money(granted)}及利息（以${money(granted)}为基数，自${chineseDate(settled)}起至实际付清之日止，按照${rate}计算）`,
    ],
  };
}

function worksArticles(facts: number, borrowed: boolean): SampleArticle[] {
  if (facts >= CIVIL_CODE_IN_FORCE)
    return borrowed
      ? [article(CIVIL_CODE, 793, 1)]
      : [article(CIVIL_CODE, 788, 1), article(CIVIL_CODE, 799, 1)];
  const of2004 = article("最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释", 2);
  return borrowed ? [of2004] : [article(CONTRACT_LAW, 269), ...breachArticles(facts).slice(1)];
}

const works = (
  cause: string,
  share: number,
  median: number,
  sigma: number,
  to: number,
  spec: Omit<Works, "cause">,
): Kind => ({
  cause,
  share,
  amounts: { median, sigma },
  venue: "ordinary",
  scenarios: [{ from: 5_000, to, tell: (scene) => worksStory(scene, { cause, ...spec }) }],
});

/** Construction: main contracts, subcontracts and fitting-out. */
export const WORKS: Kind[] = [
  works("建设工程施工合同纠纷", 8, 900_000, 1.8, 700_000_000, {
    contract: "建设工程施工合同",
    project: [
      "示例花园二期住宅楼土建工程",
      "示例产业园标准厂房工程",
      "示例中学综合楼工程",
      "县乡公路改建工程第三标段",
      "示例广场地下车库工程",
      "高标准农田建设项目",
      "集中供热管网改造工程",
    ],
    owner: "property",
  }),
  works("建设工程分包合同纠纷", 3, 500_000, 1.5, 60_000_000, {
    contract: "专业分包合同",
    project: [
      "示例医院门诊楼幕墙分项工程",
      "示例大厦消防安装工程",
      "示例大桥桩基工程",
      "示例小区防水及保温工程",
      "变电站电气安装工程",
    ],
    owner: "building",
  }),
  works("装饰装修合同纠纷", 3, 120_000, 1.2, 8_000_000, {
    contract: "装饰装修工程施工合同",
    project: [
      "示例酒店客房装修工程",
      "示例健身中心室内装修工程",
      "办公楼精装修工程",
      "商铺装修工程",
      "售楼处软硬装工程",
    ],
    owner: "service",
  }),
];
