import type { Issue, Kind, Scene, Story } from "../course/story.ts";
import { chineseDate } from "../world/calendar.ts";
import { article, CIVIL_CODE, CIVIL_CODE_IN_FORCE, CONTRACT_LAW, type SampleArticle } from "../world/law.ts";
import { type Litigant, sampleCompany } from "../world/litigant.ts";
import { roundClaim } from "../world/money.ts";
import { shortPlace } from "../world/names.ts";
import { unpaidFreight } from "./unpaid-freight.ts";
import { fullNames, inTime, lendingRate } from "./wording.ts";

const MARITIME_LAW = "中华人民共和国海商法";
const RAILWAY_LAW = "中华人民共和国铁路法";

interface Carriage {
  cause: string;
  /** 《公路货物运输合同》, 提单 … */
  paper: string;
  goods: string;
  /** The voyage or road, and what happened. */
  journey: string;
  mishap: string;
  cites: SampleArticle[];
  issues: Issue[];
  carrier: Litigant;
}

/** A shipper or consignee claims for lost or damaged goods. */
function damagedGoods(scene: Scene, tell: (scene: Scene) => Carriage): Story {
  const { random, place, money, one } = scene;
  const carriage = tell(scene);
  const shipper = sampleCompany(random, place, random.pick(["trade", "plant"]));
  const [p, d] = [shipper.short, carriage.carrier.short];
  const claim = roundClaim(random, scene.amount);
  const happened = scene.filed - random.int(120, 340);
  const when = chineseDate(happened);
  const account = `${p}委托${d}运输${carriage.goods}，双方${carriage.paper}。${carriage.journey}`;
  return {
    cause: carriage.cause,
    plaintiffs: [shipper],
    defendants: [carriage.carrier],
    thirds: [],
    claim,
    claims: [
      one(`判令${d}赔偿${p}货物损失${money(claim)}`, `判令${d}赔偿${p}经济损失共计${money(claim)}`),
      ...(random.chance(0.4) ? [`判令${d}支付上述款项的利息损失，按${lendingRate(scene.filed)}计算`] : []),
    ],
    account: `${account}${when}，${carriage.mishap}。${one(`${p}与${d}协商赔偿未果。`, `${d}对货损事实予以承认，但拒绝按实际损失赔偿。`)}`,
    denials: ["货损并非承运人原因造成，不应承担赔偿责任。", "原告主张的货物价值没有依据，请求核减。"],
    evidence: [
      carriage.paper.replace(/^签订|^以|为凭$/g, ""),
      "货物交接清单",
      "货物价值发票",
      "残损检验报告",
    ],
    findings: [account, `${when}，${carriage.mishap}。经检验，货物损失为${money(claim)}。`],
    basis: [
      [
        `${p}与${d}之间的货物运输合同关系成立且有效。`,
        `${d}接受${p}的委托承运货物，双方成立货物运输合同法律关系，各方应依约履行。`,
      ],
      [
        `货物在${d}掌管期间发生毁损，${d}未能证明存在法定的免责事由，应当按照货物的实际价值承担赔偿责任。`,
        `承运人负有将货物安全、完整运至目的地的义务。${d}交付的货物与交接清单不符，应对由此产生的损失负责。`,
      ],
    ],
    issues: carriage.issues,
    cites: carriage.cites,
    orders: (granted) => [
      `${one("", "被告")}${fullNames([carriage.carrier])}${inTime(scene)}赔偿${one("", "原告")}${shipper.name}货物损失${money(granted)}`,
    ],
  };
}

/** A road carrier claims freight. */
function goodsCites(scene: Scene, own: SampleArticle): SampleArticle[] {
  return scene.filed - 340 >= CIVIL_CODE_IN_FORCE
    ? [article(CIVIL_CODE, 832), own]
    : [article(CONTRACT_LAW, 311), own];
}

function byRoad(scene: Scene): Carriage {
  const { random, place, one } = scene;
  return {
    cause: "公路货物运输合同纠纷",
    paper: "签订《货物运输合同》",
    goods: one("电子元器件一批", "成套家具", "精密仪器两台", "苹果三十吨", "红酒五百箱", "药品一批"),
    journey: `货物自${shortPlace(place.city)}运往${one("上海", "广州", "北京", "西安", "沈阳")}。`,
    mishap: one(
      "运输车辆发生单方事故，货物散落受损",
      "货物运抵后发现外包装破损、数量短少",
      "货车在服务区停靠期间货物被盗",
      "车厢漏雨，货物受潮",
    ),
    cites:
      scene.filed - 340 >= CIVIL_CODE_IN_FORCE
        ? [article(CIVIL_CODE, 811), article(CIVIL_CODE, 832)]
        : [article(CONTRACT_LAW, 290), article(CONTRACT_LAW, 311)],
    issues: limits("运单背面的赔偿限额条款"),
    carrier: sampleCompany(random, place, "transport"),
  };
}

function byRail(scene: Scene): Carriage {
  const { random, place, one } = scene;
  const station = shortPlace(place.city);
  const carrier = sampleCompany(random, place, "transport");
  const name = `${station}示例铁路${random.pick(["物流", "货运", "集装箱运输"])}有限公司`;
  return {
    cause: "铁路货物运输合同纠纷",
    paper: "签订《铁路货物运单》",
    goods: one("玉米六十吨", "冶金焦炭一千二百吨", "化肥三车", "卷钢四十吨", "集装箱货物二十箱"),
    journey: `货物由${station}站发运至${one("天津", "连云港", "成都", "广州", "乌鲁木齐")}方向到站。`,
    mishap: one(
      "到站卸车时发现货物短少且施封失效",
      "敞车篷布破损，货物被雨水浸湿",
      "运输途中车辆脱轨，货物受损",
      "货物逾期到达，部分变质",
    ),
    cites: goodsCites(scene, article(RAILWAY_LAW, 17)),
    issues: limits("按重量计算的铁路赔偿限额", true),
    carrier: { ...carrier, name, short: `${station}示例铁路公司` },
  };
}

function bySea(scene: Scene): Carriage {
  const { random, place, one } = scene;
  const port = one("天津港", "上海港", "宁波港", "青岛港", "广州港", "大连港", "厦门港");
  const carrier = sampleCompany(random, place, "transport");
  const name = `${shortPlace(place.city)}示例${random.pick(["海运", "航运", "船务"])}有限公司`;
  return {
    cause: "海上、通海水域货物运输合同纠纷",
    paper: one("以已装船清洁提单为凭", "签订《航次租船合同》", "以海运单为凭"),
    goods: one(
      "冷冻水产品两柜",
      "袋装化肥五千吨",
      "瓷砖十二个集装箱",
      "钢卷八百吨",
      "散装大豆六千吨",
      "汽车零部件四柜",
    ),
    journey: `货物装载于“示例${random.int(1, 68)}”轮，由${port}运往${one("洋浦港", "营口港", "釜山港", "林查班港", "钦州港", "泉州港")}。`,
    mishap: one(
      "船舶靠港卸货时发现货舱进水，货物湿损",
      "航行途中遭遇大风，部分货物落海",
      "冷藏箱断电，货物解冻变质",
      "卸货后检验发现货物短重",
    ),
    cites: [article(MARITIME_LAW, 46), article(MARITIME_LAW, 55)],
    issues: [
      ...limits("法定的单位赔偿责任限制", true),
      {
        topic: "承运人的免责事由",
        argue: ["货损系海上风浪等天灾造成，承运人依法免责。", "货损由货物固有缺陷引起，与承运人管货无关。"],
        overrule: [
          "航海日志记载的风力在船舶适航抗风等级之内，且气象预报已提前发布，承运人不能据此免责。",
          "检验报告排除了货物固有缺陷，承运人的免责主张没有证据支持。",
        ],
        sustain: [
          "气象资料与航海日志能够证明船舶遭遇不可预见的恶劣海况，承运人已尽谨慎处理之责，该部分损失可予免责，承运人仅对绑扎不当造成的部分负责。",
        ],
        keeps: 0.5,
        likely: 0.25,
      },
    ],
    carrier: { ...carrier, name, short: name.replace("有限公司", "公司") },
  };
}

function limits(clause: string, byLaw = false): Issue[] {
  return [
    {
      topic: "赔偿责任限额",
      argue: [`即使承担责任，也应适用${clause}。`, `承运人的赔偿责任应以${clause}为限。`],
      overrule: byLaw
        ? [
            `现有证据表明货损系承运人的重大过失造成，承运人丧失援引${clause}的权利，应当按照货物的实际损失赔偿。`,
            `承运人明知可能造成损失而未采取合理措施，不能享受${clause}，其该项抗辩不能成立。`,
          ]
        : [
            `承运人未能证明${clause}已经提请对方注意，且货损系其重大过失所致，对限额的主张不予支持。`,
            `${clause}由承运人单方拟定，托运人未予确认，不能作为计算赔偿的依据，应当按照货物的实际损失赔偿。`,
          ],
      sustain: [`托运人在办理托运时未声明价值，依照约定及有关规定应适用${clause}，据此核定赔偿数额。`],
      keeps: 0.4,
      likely: 0.25,
    },
    {
      topic: "货物价值",
      argue: ["原告提交的发票不能反映货物实际价值，损失金额过高。"],
      overrule: ["货物价值有合同、发票及付款凭证相互印证，承运人未提供反证，应予采信。"],
      sustain: ["检验报告显示部分货物尚有残值，残值应从损失中扣除，据此核定损失为主张金额的80%。"],
      keeps: 0.8,
      likely: 0.3,
    },
  ];
}

/** Carriage of goods by road, rail and sea. */
export const CARRIAGE: Kind[] = [
  {
    cause: "公路货物运输合同纠纷",
    amounts: { median: 110_000, sigma: 1.3 },
    share: 5,
    venue: "ordinary",
    scenarios: [
      { from: 3_000, to: 9_000_000, tell: (scene) => damagedGoods(scene, byRoad) },
      { from: 3_000, to: 12_000_000, tell: unpaidFreight },
    ],
  },
  {
    cause: "铁路货物运输合同纠纷",
    amounts: { median: 220_000, sigma: 1.2 },
    share: 1,
    venue: "railway",
    scenarios: [{ from: 5_000, to: 9_000_000, tell: (scene) => damagedGoods(scene, byRail) }],
  },
  {
    cause: "海上、通海水域货物运输合同纠纷",
    amounts: { median: 700_000, sigma: 1.5 },
    share: 1,
    venue: "maritime",
    scenarios: [{ from: 20_000, to: 60_000_000, tell: (scene) => damagedGoods(scene, bySea) }],
  },
];
