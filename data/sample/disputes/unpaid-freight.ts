import type { Scene, Story } from "../course/story.ts";
import { chineseDate, later } from "../world/calendar.ts";
import { article, CIVIL_CODE, CIVIL_CODE_IN_FORCE, CONTRACT_LAW } from "../world/law.ts";
import { person, sampleCompany } from "../world/litigant.ts";
import { roundClaim } from "../world/money.ts";
import { fullNames, inTime } from "./wording.ts";

const _MARITIME_LAW = "中华人民共和国海商法";
const _RAILWAY_LAW = "中华人民共和国铁路法";

/** A carrier sues for its freight. */
export function unpaidFreight(scene: Scene): Story {
  const { random, place, money, one } = scene;
  const carrier = random.chance(0.35)
    ? person(random, place, 2006)
    : sampleCompany(random, place, "transport");
  const shipper = sampleCompany(random, place, random.pick(["trade", "building", "energy"]));
  const [p, d] = [carrier.short, shipper.short];
  const claim = roundClaim(random, scene.amount);
  const from = scene.filed - random.int(300, 800);
  const to = later(random, from, 60, 200);
  const cargo = one("砂石料", "原煤", "粉煤灰", "瓜果蔬菜", "水泥熟料", "快递包裹", "钢结构构件");
  const account = `${chineseDate(from)}至${chineseDate(to)}期间，${p}为${d}运输${cargo}，双方按${one("吨公里", "车次", "月度对账单")}结算运费。`;
  return {
    cause: "公路货物运输合同纠纷",
    plaintiffs: [carrier],
    defendants: [shipper],
    thirds: [],
    claim,
    claims: [
      one(`判令${d}支付${p}运费${money(claim)}`, `判令${d}给付拖欠的运输费${money(claim)}`),
      `判令${d}支付逾期付款利息`,
    ],
    account: `${account}经结算，${d}尚欠运费${money(claim)}，经催要未付。`,
    denials: ["运费已与货损相抵，不存在拖欠。", "欠款数额需与我公司财务核对。"],
    evidence: ["运输合同", "过磅单", "运费结算表", "通话录音"],
    findings: [
      account,
      `${chineseDate(Math.min(later(random, to, 10, 60), scene.filed - 8))}，${d}工作人员在运费结算表上签字，载明欠付运费${money(claim)}。`,
    ],
    basis: [
      [
        `${p}与${d}之间的公路货物运输合同关系，有运输合同、过磅单为证，合法有效。`,
        "运输合同依法成立，托运人负有支付运输费用的义务。",
      ],
      [
        `${p}完成运输任务后，${d}应按结算数额支付运费，其拖欠不付构成违约。`,
        `结算表系双方对账形成，${d}未在合理期间提出异议，应按其载明的数额付款。`,
      ],
    ],
    issues: [
      {
        topic: "货损能否抵扣运费",
        argue: ["运输途中货物短少，损失应从运费中抵扣。"],
        overrule: [`${d}未提供货物短少的交接记录，亦未提起反诉，其抵扣主张不予支持。`],
        sustain: [
          `过磅单显示到货数量少于装车数量且超过合理损耗，对应损失应予抵扣，${d}应付运费按主张数额的85%认定。`,
        ],
        keeps: 0.85,
        likely: 0.35,
      },
      {
        topic: "合同相对人",
        argue: [`与原告建立运输关系的是案外人，${d}不是合同相对方。`],
        overrule: [`装卸地点、结算及部分付款均由${d}完成，足以认定其为托运人。`],
        sustain: [`${p}系受案外人雇请运输，其与${d}之间没有合同关系，要求${d}支付运费缺乏依据。`],
        keeps: 0,
        likely: 0.18,
      },
    ],
    cites:
      from >= CIVIL_CODE_IN_FORCE
        ? [article(CIVIL_CODE, 509, 1), article(CIVIL_CODE, 813)]
        : [article(CONTRACT_LAW, 60, 1), article(CONTRACT_LAW, 292)],
    orders: (granted) => [`${fullNames([shipper])}${inTime(scene)}支付${carrier.name}运费${money(granted)}`],
  };
}
