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

function priceArticles(facts: number): SampleArticle[] {
  return facts >= CIVIL_CODE_IN_FORCE
    ? [article(CIVIL_CODE, 626), article(CIVIL_CODE, 628)]
    : [article(CONTRACT_LAW, 159), article(CONTRACT_LAW, 161)];
}

/** A seller claims the price. */
function unpaidPrice(scene: Scene): Story {
  const { random, place, money, one } = scene;
  const seller = random.chance(0.15)
    ? person(random, place, 2004)
    : sampleCompany(random, place, random.pick(["trade", "plant"]));
  const buyer = sampleCompany(random, place, random.pick(["building", "plant", "trade", "service"]));
  const [p, d] = [seller.short, buyer.short];
  const claim = roundClaim(random, scene.amount);
  const signed = scene.filed - random.int(300, 1000);
  const settled = later(random, signed, 60, 200);
  const goods = one(
    "商品混凝土",
    "螺纹钢、线材等钢材",
    "电线电缆",
    "玉米青贮饲料",
    "机械配件",
    "办公家具",
    "化工原料",
    "包装材料",
    "煤炭",
    "外墙保温材料",
    "奶粉及乳制品",
    "节水灌溉器材",
  );
  const total = cents(claim + Math.round((claim * random.pick([0.3, 0.8, 1.5, 3])) / 100) * 100);
  const proof = one("《对账单》", "《往来账款确认函》", "《结算单》", "《欠款确认书》");
  const penal = random.chance(0.5);
  const account = `${chineseDate(signed)}，${p}与${d}签订《${one("购销合同", "产品买卖合同", "工业品买卖合同", "材料采购合同")}》，约定${d}向${p}购买${goods}，货到验收合格后付款。合同签订后，${p}陆续供货，货款总额${money(total)}。`;
  const reconciled = `${chineseDate(settled)}，双方签署${proof}，确认${d}尚欠货款${money(claim)}。`;
  return {
    cause: "买卖合同纠纷",
    plaintiffs: [seller],
    defendants: [buyer],
    thirds: [],
    claim,
    claims: [
      one(
        `判令${d}支付${p}货款${money(claim)}`,
        `判令${d}立即给付所欠货款${money(claim)}`,
        `请求判令${d}支付货款${money(claim)}`,
      ),
      penal
        ? `判令${d}按${lendingRate(scene.filed)}的1.5倍支付逾期付款违约金`
        : `判令${d}支付逾期付款利息，自${chineseDate(settled)}起至实际付清之日止，按${lendingRate(scene.filed)}计算`,
    ],
    account: `${account}${d}支付部分货款后，余款拖欠至今。${one(reconciled, `经对账，${d}确认尚欠货款${money(claim)}。`)}${one("经多次催要，被告仍不履行付款义务。", `${p}发出律师函后，${d}未予回复。`)}`,
    denials: [
      "欠款金额与我公司财务账目不符，需要进一步核对。",
      "付款条件尚未成就，原告无权要求付款。",
      "对合同的真实性没有异议，目前资金困难，请求分期支付。",
    ],
    evidence: ["买卖合同", "送货单", "增值税专用发票", proof],
    findings: [account, `${reconciled}此后${d}未再付款。`],
    basis: [
      [
        `${p}与${d}之间的买卖合同关系依法成立并有效，双方均应诚信履约。`,
        "双方订立的买卖合同不存在无效情形，各方均受其约束。",
      ],
      [
        `${p}已按约交付货物，${d}未按约付清货款，构成违约。${proof}由双方签章确认，可以作为认定欠款数额的依据。`,
        `${d}收到货物后未提出异议并在${proof}上签章，应当按照确认的数额付款；其逾期付款给${p}造成资金占用损失，亦应赔偿。`,
        `出卖人已履行交付义务，买受人应当支付价款。${d}拖欠货款的事实有${proof}及送货单证实，${p}的请求应予支持。`,
      ],
    ],
    issues: [
      {
        topic: "货物质量",
        argue: [
          "原告所供货物存在质量问题，给我公司造成损失，应从货款中扣除。",
          "部分货物经检测不符合合同约定的标准，我公司已要求退换。",
        ],
        overrule: [
          `${d}在约定的检验期限内未就质量提出书面异议，且已实际使用，应视为货物质量符合约定。`,
          `${d}提交的检测报告系单方送检，样品来源不明，不能证明${p}所供货物存在质量问题。`,
        ],
        sustain: [
          `双方往来函件显示，${d}在收货后即提出质量异议，${p}承诺就不合格部分作退货处理，对该部分价款应予扣减，经核算应付货款为主张金额的80%。`,
        ],
        keeps: 0.8,
        likely: 0.3,
        cites: signed >= CIVIL_CODE_IN_FORCE ? [article(CIVIL_CODE, 621)] : [article(CONTRACT_LAW, 158)],
      },
      {
        topic: "对账单签字人的权限",
        argue: [
          "对账单上的签字人并非我公司员工，其签字对我公司没有约束力。",
          "送货单上没有加盖公章，签收人身份不明。",
        ],
        overrule: [
          `该签字人在合同履行期间多次代表${d}收货并办理结算，${d}亦曾据其签署的单据付款，${p}有理由相信其有代理权，对账结果对${d}具有约束力。`,
          `${d}对签收人身份的否认与其此前的付款行为相矛盾，不予采信。`,
        ],
        sustain: [
          `部分送货单的签收人既非${d}员工，也不在合同指定的收货人之列，${p}没有证据证明该部分货物已交付给${d}，对该部分价款不予支持，应付货款按主张数额的70%认定。`,
        ],
        keeps: 0.7,
        likely: 0.3,
      },
      {
        topic: "开具发票与付款的先后",
        argue: ["合同约定先开票后付款，原告未足额开具发票，付款条件未成就。"],
        overrule: [
          "开具发票属于合同的从给付义务，买受人不能以此对抗支付价款的主要义务，且原告当庭表示可随时开具。",
        ],
        sustain: [],
        keeps: 1,
        likely: 0,
      },
      limitationIssue(scene, d, `双方于${chineseDate(settled)}对账确认欠款`),
    ],
    cites: [...priceArticles(signed), ...breachArticles(signed).slice(1)],
    orders: (granted) => [
      `${one("", "被告")}${fullNames([buyer])}${inTime(scene)}${one("支付", "给付")}${one("", "原告")}${seller.name}货款${money(granted)}${one("", `及逾期付款损失（以${money(granted)}为基数，自${chineseDate(settled)}起至实际付清之日止，按照${lendingRate(scene.filed)}计算）`)}`,
    ],
  };
}

/** A buyer returns defective machines and wants the price back. */
function rescinded(scene: Scene): Story {
  const { random, place, money, one } = scene;
  const buyer = random.chance(0.4)
    ? person(random, place, 2006)
    : sampleCompany(random, place, random.pick(["plant", "service", "energy"]));
  const seller = sampleCompany(random, place, random.pick(["plant", "trade"]));
  const [p, d] = [buyer.short, seller.short];
  const claim = roundClaim(random, scene.amount);
  const signed = scene.filed - random.int(240, 800);
  const machine = one(
    "数控加工中心",
    "全自动包装线",
    "饲料搅拌机组",
    "二手挖掘机",
    "污水处理成套设备",
    "商用冷库机组",
    "软件系统及服务器",
  );
  const fault = one(
    "自安装调试起故障频发，主轴精度不达标",
    "始终未能达到合同约定的产能",
    "多次维修后仍不能正常运行",
    "关键部件与约定型号不符",
  );
  const account = `${chineseDate(signed)}，${p}与${d}签订《设备买卖合同》，购买${machine}一套，${p}已支付价款${money(claim)}。设备交付后${fault}。`;
  return {
    cause: "买卖合同纠纷",
    plaintiffs: [buyer],
    defendants: [seller],
    thirds: [],
    claim,
    claims: [
      `判令${d}返还已付设备款${money(claim)}`,
      `确认双方签订的《设备买卖合同》已解除，由${d}自行取回设备`,
    ],
    account: `${account}${p}多次要求${d}维修、更换均未解决，合同目的不能实现。`,
    denials: ["设备符合合同约定，系原告操作不当所致，不同意解除合同。", "设备已经验收合格，质量问题不存在。"],
    evidence: ["《设备买卖合同》", "付款凭证", "维修记录单", "质量鉴定意见书"],
    findings: [
      account,
      one(
        "诉讼中经委托鉴定，鉴定意见为设备不符合合同约定的技术指标，且无法通过维修达到要求。",
        "双方往来邮件显示，卖方先后四次派员维修，均未能排除故障。",
      ),
    ],
    basis: [
      [
        `双方签订的《设备买卖合同》合法有效，${d}负有交付符合质量要求的设备的义务。`,
        "设备买卖中，卖方所交付的设备应当达到合同及技术协议载明的性能指标。",
      ],
      [
        `案涉设备经多次维修仍不能正常使用，致使${p}的合同目的不能实现，${p}有权解除合同并要求返还价款。`,
        `${d}交付的设备不符合约定，构成根本违约，合同自解除通知到达之日解除，${d}应返还价款，${p}应退还设备。`,
      ],
    ],
    issues: [
      {
        topic: "设备使用折旧",
        argue: ["即使解除合同，原告已长期使用设备，应当扣除折旧费用。"],
        overrule: ["设备自交付后即不能正常使用，原告并未从中获得使用利益，对折旧的主张不予支持。"],
        sustain: [`${p}在设备故障期间仍断续使用，获得了一定使用利益，本院酌定扣减价款的15%。`],
        keeps: 0.85,
        likely: 0.4,
      },
      {
        topic: "质量异议期限",
        argue: ["原告未在合同约定的十五日内提出书面异议，应视为设备合格。"],
        overrule: ["该设备的缺陷非经运行难以发现，约定的检验期限过短，仅能视为对外观瑕疵的异议期限。"],
        sustain: [
          `${p}签署了《验收合格单》且在质保期内未提出异议，其现以质量问题为由要求解除合同，缺乏事实依据。`,
        ],
        keeps: 0,
        likely: 0.2,
      },
    ],
    cites:
      signed >= CIVIL_CODE_IN_FORCE
        ? [article(CIVIL_CODE, 563, 1), article(CIVIL_CODE, 566, 1), article(CIVIL_CODE, 610)]
        : [article(CONTRACT_LAW, 94), article(CONTRACT_LAW, 97), article(CONTRACT_LAW, 148)],
    orders: (granted) => [
      `确认${buyer.name}与${seller.name}签订的《设备买卖合同》解除`,
      `${seller.name}${inTime(scene)}返还${buyer.name}设备款${money(granted)}`,
      `${buyer.name}于收到上述款项后十日内将案涉${machine}退还${seller.name}`,
    ],
  };
}

/** Sales of goods: unpaid price, or defective goods. */
export const SALES: Kind[] = [
  {
    cause: "买卖合同纠纷",
    amounts: { median: 260_000, sigma: 1.6 },
    share: 9,
    venue: "ordinary",
    scenarios: [
      { from: 3_000, to: 200_000_000, tell: unpaidPrice },
      { from: 3_000, to: 120_000_000, tell: unpaidPrice },
      { from: 20_000, to: 9_000_000, tell: rescinded },
    ],
  },
];
