import type { Kind, Scene, Story } from "../course/story.ts";
import { chineseDate, dayOf } from "../world/calendar.ts";
import { article, CIVIL_CODE, CIVIL_CODE_IN_FORCE, type SampleArticle, TORT_LAW } from "../world/law.ts";
import { insurer, person, sampleCompany } from "../world/litigant.ts";
import { cents, roundClaim } from "../world/money.ts";
import { licencePlate } from "../world/names.ts";
import { inTime } from "./wording.ts";

const ROAD_LAW = "中华人民共和国道路交通安全法";

/** An injured person claims from driver, owner and insurer. */
function tell(scene: Scene): Story {
  const { random, place, money, one } = scene;
  const injured = person(random, place, 2006);
  const driver = person(random, place, 2008);
  const owner = sampleCompany(random, place, "transport");
  const office = insurer(random, place);
  const withOwner = random.chance(0.4);
  const [p, d, i] = [injured.short, driver.short, office.short];
  const claim = roundClaim(random, scene.amount);
  const happened = scene.filed - random.int(180, 600);
  const plate = licencePlate(random, place.sign);
  const grade = scene.amount > 90_000 ? one("十级伤残", "九级伤残", "两处十级伤残", "八级伤残") : "";
  const share = random.weighted([1, 0.7, 0.6, 0.5] as const, (value) => (value === 1 ? 5 : 2));
  const duty = { 1: "全部责任", 0.7: "主要责任", 0.6: "主要责任", 0.5: "同等责任" }[share];
  const days = random.int(6, 110);
  const hit = one(
    `与步行横过道路的${p}相撞`,
    `与${p}驾驶的电动自行车发生碰撞`,
    `与${p}驾驶的普通二轮摩托车相撞`,
    `在路口右转弯时将${p}撞倒`,
    `追尾撞上${p}乘坐的车辆`,
  );
  const compulsory = scene.filed >= dayOf(2021, 3, 1) ? 198_000 : 120_000;
  const account = `${chineseDate(happened)}，${d}驾驶${plate}号${one("小型轿车", "轻型货车", "重型半挂车", "小型面包车")}行驶至${place.city}${place.district}示例路${one("与示例街交叉口", "路段", "人行横道处")}时，${hit}，造成${p}受伤。交警部门认定${d}负事故${duty}。`;
  const cover = `${plate}号车${withOwner ? `登记所有人为${owner.short}，` : ""}在${i}投保机动车交通事故责任强制保险和商业第三者责任保险，事故发生在保险期间内。`;
  const hospital = `${p}受伤后住院治疗${days}天，${grade ? `经鉴定构成${grade}，` : ""}误工期${random.int(3, 24) * 10}日、护理期${random.int(2, 12) * 10}日、营养期${random.int(2, 12) * 10}日。`;
  return {
    cause: "机动车交通事故责任纠纷",
    plaintiffs: [injured],
    defendants: [driver, ...(withOwner ? [owner] : []), office],
    thirds: [],
    claim,
    claims: [
      one(
        `判令被告赔偿${p}医疗费、误工费、护理费、营养费${grade ? "、残疾赔偿金" : ""}等各项损失共计${money(claim)}`,
        `请求判令各被告赔偿${p}因交通事故造成的损失合计${money(claim)}`,
      ),
      `判令${i}在保险责任限额内优先赔付`,
    ],
    account: `${account}${hospital}${cover}双方就赔偿事宜未能协商一致。`,
    denials: [
      "对事故发生及责任认定没有异议，已垫付的费用应一并处理。",
      "车辆投有足额保险，应由保险公司赔偿。",
      "鉴定费、诉讼费不属于保险责任范围。",
    ],
    evidence: ["道路交通事故认定书", "住院病历及费用票据", ...(grade ? ["司法鉴定意见书"] : []), "保险单"],
    findings: [account, hospital, cover],
    basis: [
      [
        "本案系道路交通事故引发的人身损害赔偿，赔偿义务人及其责任范围应当依据事故责任和保险情况确定。交警部门的责任认定客观公正，本院予以采信。",
        `${p}因本次事故受到人身损害，有权就合理损失获得赔偿。`,
      ],
      [
        `肇事车辆在${i}投保，${i}应先在交强险责任限额${money(compulsory)}内赔偿，不足部分由其在商业第三者责任保险限额内按照${d}的责任比例赔付，仍有不足的由侵权人承担。`,
        `依照法定的赔偿顺序，先由${i}在交强险范围内承担责任，超出部分结合${d}所负${duty}，由${i}根据商业三者险合同赔偿。`,
      ],
    ],
    issues: [
      {
        topic: "各项损失的数额",
        by: office,
        argue: [
          "误工期、护理期过长，误工费标准没有依据。",
          "医疗费中应扣除非医保用药部分。",
          "残疾赔偿金和被扶养人生活费计算标准过高。",
        ],
        overrule: [
          `${p}提交的鉴定意见、工资证明能够证明其损失，${i}未申请重新鉴定，对其异议不予采信。`,
          `${i}未能证明非医保用药的具体数额以及可替代的医保用药，其扣减主张不予支持。`,
        ],
        sustain: [
          `${p}提交的误工证明缺乏工资流水和纳税记录佐证，应参照上一年度相关行业平均工资计算；交通费、营养费亦应酌减，经核定各项损失为主张数额的85%。`,
          `经逐项审核，超出法定标准和没有票据的部分应予剔除，${p}的合理损失认定为主张金额的78%。`,
        ],
        keeps: random.pick([0.78, 0.85]),
        likely: 0.4,
      },
      {
        topic: "责任比例",
        argue: [`${p}本人在事故中亦有过错，应自行承担相应责任。`],
        overrule: [`${p}系非机动车一方，其过错程度轻微，不足以减轻机动车一方的责任。`],
        sustain: [
          `${p}未遵守交通信号通行，对事故发生有过错，超出交强险部分由其自行承担相应责任，核算后应赔偿的金额为主张数额的${Math.round(share === 1 ? 90 : 60 + share * 30)}%。`,
        ],
        keeps: cents(share === 1 ? 0.9 : 0.6 + share * 0.3),
        likely: share === 1 ? 0.1 : 0.5,
      },
      {
        topic: "商业险免责",
        by: office,
        argue: [
          `${d}事发后驾车驶离现场，属于商业险条款约定的免责情形。`,
          "肇事车辆未按期年检，商业险不予赔付。",
        ],
        overrule: [
          `${d}驶离系为将伤者送医，且未造成事故责任无法认定，不构成条款所称的逃逸，${i}仍应赔付。`,
          `${i}未能证明就该免责条款尽到提示义务，其免责主张不能成立。`,
        ],
        sustain: [],
        keeps: 1,
        likely: 0,
      },
    ],
    cites: trafficArticles(happened),
    orders: (granted) =>
      granted > compulsory
        ? [
            `${office.name}${inTime(scene)}在机动车交通事故责任强制保险责任限额内赔偿${injured.name}${money(compulsory)}`,
            `${office.name}${inTime(scene)}在商业第三者责任保险限额内赔偿${injured.name}${money(cents(granted - compulsory))}`,
          ]
        : [
            `${one("", "被告")}${office.name}${inTime(scene)}赔偿${one("", "原告")}${injured.name}各项损失共计${money(granted)}`,
          ],
  };
}

function trafficArticles(facts: number): SampleArticle[] {
  return facts >= CIVIL_CODE_IN_FORCE
    ? [
        article(CIVIL_CODE, 1179),
        article(CIVIL_CODE, 1208),
        article(CIVIL_CODE, 1213),
        article(ROAD_LAW, 76, 1),
      ]
    : [article(TORT_LAW, 16), article(TORT_LAW, 48), article(ROAD_LAW, 76, 1)];
}

/** Road injuries. The cause has had this name since the revision of 2011. */
export const TRAFFIC: Kind = {
  cause: "机动车交通事故责任纠纷",
  amounts: { median: 120_000, sigma: 1 },
  share: 8,
  since: 2012,
  venue: "ordinary",
  scenarios: [{ from: 5_000, to: 2_500_000, tell }],
};
