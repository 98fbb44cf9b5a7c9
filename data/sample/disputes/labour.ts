import type { Kind, Scene, Story } from "../course/story.ts";
import { chineseDate, dayOf, dayParts, later } from "../world/calendar.ts";
import { article } from "../world/law.ts";
import { person, sampleCompany } from "../world/litigant.ts";
import { cents } from "../world/money.ts";
import { shortPlace } from "../world/names.ts";
import { fullNames, inTime } from "./wording.ts";

const CONTRACT_OF_LABOUR = "中华人民共和国劳动合同法";

/** Parties, dates and the arbitration before the suit, common to labour disputes. */
function employment(scene: Scene) {
  const { random, place, one } = scene;
  const worker = person(random, place, 2006);
  const employer = sampleCompany(
    random,
    place,
    random.pick(["building", "service", "plant", "transport", "property"]),
  );
  const joined = scene.filed - random.int(500, 2200);
  const left = scene.filed - random.int(120, 260);
  const post = one(
    "生产车间操作工",
    "货车驾驶员",
    "销售经理",
    "施工员",
    "保安队长",
    "厨师",
    "软件开发工程师",
    "财务主管",
    "抹灰工",
  );
  const wage = random.int(28, 95) * 100;
  const { year } = dayParts(later(random, left, 30, 60));
  const area = shortPlace(place.district || place.city);
  const arbitration = `${area}劳动人事争议仲裁委员会${one(`作出${area[0]}劳人仲字〔${year}〕第${random.int(12, 890)}号仲裁裁决`, "以申请人的请求不属于受理范围为由作出不予受理通知", `裁决驳回${worker.short}的仲裁请求`)}`;
  return { worker, employer, joined, left, post, wage, arbitration };
}

function unpaidWages(scene: Scene): Story {
  const { random, money, one } = scene;
  const { worker, employer, joined, left, post, wage, arbitration } = employment(scene);
  const [p, d] = [worker.short, employer.short];
  const months = Math.min(36, Math.max(1, Math.round(scene.amount / wage)));
  const claim = cents(months * wage + random.int(0, 9) * 100);
  const account = `${chineseDate(joined)}，${p}到${d}工作，任${post}，月工资${money(wage)}。${d}自${chineseDate(left - months * 30)}起未足额发放工资，${p}于${chineseDate(left)}以拖欠工资为由提出解除劳动合同。`;
  return {
    cause: "追索劳动报酬纠纷",
    plaintiffs: [worker],
    defendants: [employer],
    thirds: [],
    claim,
    claims: [
      one(`判令${d}支付拖欠的工资${money(claim)}`, `判令${d}给付${p}劳动报酬${money(claim)}`),
      ...(random.chance(0.4) ? [`判令${d}支付解除劳动合同的经济补偿${money(wage * random.int(1, 6))}`] : []),
    ],
    account: `${account}${arbitration}，${p}不服，诉至法院。`,
    denials: ["双方系承揽关系，工资已经结清。", "公司经营困难，工资已与原告协商缓发。"],
    evidence: ["银行工资流水", "工作证", one("考勤记录", "微信工作群聊天记录"), "仲裁裁决书及送达回证"],
    findings: [account, `${arbitration}。${p}在法定期限内提起诉讼。庭审中，${d}未提交工资支付台账。`],
    basis: [
      [
        `${p}接受${d}的管理，从事其安排的有报酬的劳动，双方存在劳动关系。`,
        `双方对劳动关系的存续期间没有实质争议，本院予以确认。`,
      ],
      [
        `用人单位应当按时足额支付劳动报酬，并对工资支付情况负举证责任。${d}未能提交工资支付凭证，应承担不利后果。`,
        `${d}作为掌握工资台账的一方，未能证明已足额发放工资，对${p}主张的欠薪事实予以采信。`,
      ],
    ],
    issues: [
      {
        topic: "工资标准",
        argue: [
          `原告的月工资并非其所称的${money(wage)}，应以劳动合同载明的数额为准。`,
          "原告存在旷工，应扣发相应工资。",
        ],
        overrule: [
          "银行流水反映的实发工资高于合同载明的数额，应以实际履行的标准认定。",
          `${d}主张旷工但未提交经确认的考勤记录，不予采信。`,
        ],
        sustain: [
          `银行流水显示${p}离职前十二个月的平均工资低于其主张，应以实际平均工资计算，据此核定欠付工资为主张金额的80%。`,
        ],
        keeps: 0.8,
        likely: 0.35,
      },
      {
        topic: "双方是否存在劳动关系",
        argue: ["原告系项目经理个人雇请，与我公司不存在劳动关系。"],
        overrule: [`工作证、工资流水均显示${p}由${d}管理和支付报酬，劳动关系的各项要素具备。`],
        sustain: [
          `现有证据表明${p}由案外人招用、管理并结算报酬，与${d}之间不具有人身和经济上的从属性，其以劳动关系为基础的请求不能成立。`,
        ],
        keeps: 0,
        likely: 0.14,
      },
    ],
    cites: [article(CONTRACT_OF_LABOUR, 30, 1), article("中华人民共和国劳动法", 50)],
    orders: (granted) => [
      `${one("", "被告")}${fullNames([employer])}${inTime(scene)}支付${one("", "原告")}${worker.name}工资${money(granted)}`,
    ],
  };
}

function relation(scene: Scene): Story {
  const { random, one } = scene;
  const { worker, employer, joined, left, post, arbitration } = employment(scene);
  const [p, d] = [worker.short, employer.short];
  const site = one("示例项目部", "示例产业园工地", "配送站点", "示例分厂");
  const platform = scene.filed >= dayOf(2018, 1, 1) && random.chance(0.3);
  const account = `${chineseDate(joined)}，${p}经${one("熟人介绍", "网络招聘", "劳务市场招用")}到${d}${platform ? "运营的配送站点从事配送工作" : `${site}从事${post}工作`}，双方未签订书面劳动合同，工资由${one("项目负责人以现金方式", "银行转账方式", "微信转账方式")}支付。${chineseDate(left)}，${p}在工作中受伤。`;
  return {
    cause: "确认劳动关系纠纷",
    plaintiffs: [worker],
    defendants: [employer],
    thirds: [],
    claim: null,
    claims: [`确认${p}与${d}自${chineseDate(joined)}起至${chineseDate(left)}存在劳动关系`],
    account: `${account}因申请工伤认定需要，${p}申请仲裁。${arbitration}，故提起诉讼。`,
    denials: ["原告系劳务分包人员，与我公司没有劳动关系。", "我公司从未招用原告，也未对其进行管理。"],
    evidence: ["工作服及胸牌照片", "考勤打卡记录", "工资转账记录", "证人证言"],
    findings: [
      account,
      `${arbitration}。庭审中，${d}认可${p}在${platform ? "其平台" : "工地"}提供过劳动，但称系由他人招用。`,
    ],
    basis: [
      [
        "认定劳动关系，应当审查双方是否符合法律规定的主体资格、劳动者是否受用人单位规章制度的约束和管理、所从事的劳动是否为用人单位业务的组成部分。",
        "劳动关系的本质在于劳动者与用人单位之间的人格、经济和组织从属性。",
      ],
      [
        `${p}提供的劳动是${d}业务的组成部分，接受其考勤和工作安排，报酬亦由其支付，双方之间的关系符合劳动关系的特征。`,
        `${d}虽否认存在劳动关系，但考勤记录、工资支付记录均由其掌握，其未能提供反证，应认定双方存在劳动关系。`,
      ],
    ],
    issues: [
      {
        topic: "用工主体",
        argue: ["我公司已将工程分包给他人，原告由分包人雇请。", "原告自主决定工作时间，双方之间是承揽关系。"],
        overrule: [
          `${d}未提交合法的分包手续，${p}的考勤和工资均由其管理，不能仅以内部分包否定劳动关系。`,
          `${p}的工作任务由系统指派且须遵守统一的奖惩规则，其工作并不具有承揽的独立性。`,
        ],
        sustain: [
          `${p}由分包人招用、管理并支付报酬，与${d}没有建立劳动关系的合意，亦不受其规章制度约束，请求确认劳动关系的理由不能成立。`,
        ],
        keeps: 0,
        likely: 0.35,
      },
      {
        topic: "劳动关系的起止时间",
        argue: ["原告所称入职时间与事实不符。"],
        overrule: ["用人单位应就入职时间负举证责任，其未提交职工名册，应采信劳动者的陈述。"],
        sustain: [],
        keeps: 1,
        likely: 0,
      },
    ],
    cites: [article(CONTRACT_OF_LABOUR, 7), article(CONTRACT_OF_LABOUR, 10, 1)],
    orders: () => [
      `确认${worker.name}与${employer.name}自${chineseDate(joined)}至${chineseDate(left)}期间存在劳动关系`,
    ],
  };
}

function injury(scene: Scene): Story {
  const { random, money, one } = scene;
  const { worker, employer, joined, left, post, arbitration } = employment(scene);
  const [p, d] = [worker.short, employer.short];
  const claim = cents(Math.round(scene.amount));
  const grade = one("十级", "九级", "八级", "七级");
  const hurt = chineseDate(left - random.int(200, 400));
  const account = `${p}自${chineseDate(joined)}起在${d}任${post}。${hurt}，${p}在工作中${one("被机器压伤右手", "从高处坠落受伤", "驾车途中发生交通事故受伤", "被坠物砸伤足部")}，经认定为工伤，劳动能力鉴定为${grade}伤残。${d}未为其缴纳工伤保险。`;
  return {
    cause: "工伤保险待遇纠纷",
    plaintiffs: [worker],
    defendants: [employer],
    thirds: [],
    claim,
    claims: [
      one(
        `判令${d}支付一次性伤残补助金、一次性工伤医疗补助金、一次性伤残就业补助金、停工留薪期工资等共计${money(claim)}`,
        `判令${d}支付工伤保险待遇共计${money(claim)}`,
      ),
    ],
    account: `${account}双方就赔偿未能达成一致，${arbitration}。${p}不服，提起诉讼。`,
    denials: [
      "对工伤认定没有异议，但原告主张的待遇标准过高。",
      "事故发生后公司已垫付医疗费及生活费，应予扣除。",
    ],
    evidence: ["《认定工伤决定书》", "《劳动能力鉴定结论书》", "住院病历", "工资明细"],
    findings: [account, `${arbitration}。${d}在治疗期间为${p}垫付了医疗费。`],
    basis: [
      [
        "工伤职工的各项待遇由法律规定，不因用人单位未参保而减损。",
        `${p}所受伤害已由行政部门认定为工伤并经鉴定构成${grade}伤残，其有权享受相应的工伤保险待遇。`,
      ],
      [
        `${d}未依法为${p}参加工伤保险，应由其按照法定的项目和标准支付工伤保险待遇。`,
        `${d}未尽参保义务，本应由工伤保险基金负担的项目亦应由其承担。`,
      ],
    ],
    issues: [
      {
        topic: "本人工资的认定",
        argue: ["应按照统筹地区最低工资标准计算各项待遇。", "原告的工资包含加班费和补贴，不应计入计算基数。"],
        overrule: [
          "本人工资应按受伤前十二个月平均月缴费工资计算，没有缴费的，以实际收入认定，公司的主张没有依据。",
        ],
        sustain: [
          "工资流水显示原告受伤前十二个月的平均工资低于其主张，相关项目应据实计算，核定后为主张金额的82%。",
        ],
        keeps: 0.82,
        likely: 0.35,
      },
      {
        topic: "已付款项的扣除",
        argue: ["公司已支付的生活费应在总额中扣除。"],
        overrule: ["公司垫付的是医疗费用，与本案请求的项目不同，不应扣减。"],
        sustain: ["公司在停工留薪期内支付的生活费性质上属于工资，应予扣减，扣减后按主张金额的90%支持。"],
        keeps: 0.9,
        likely: 0.3,
      },
    ],
    cites: [article("工伤保险条例", 62, 2), article("工伤保险条例", 37)],
    orders: (granted) => [
      `${fullNames([employer])}${inTime(scene)}支付${worker.name}工伤保险待遇共计${money(granted)}`,
      `${worker.name}与${employer.name}的劳动关系于${chineseDate(left)}解除`,
    ],
  };
}

/** Labour disputes: wages, existence of an employment relationship, benefits after an injury. */
export const LABOUR: Kind[] = [
  {
    cause: "追索劳动报酬纠纷",
    amounts: { median: 32_000, sigma: 0.9 },
    share: 4,
    venue: "ordinary",
    scenarios: [{ from: 3_000, to: 400_000, tell: unpaidWages }],
  },
  {
    cause: "确认劳动关系纠纷",
    amounts: null,
    share: 4,
    venue: "ordinary",
    scenarios: [{ from: 0, to: 0, tell: relation }],
  },
  {
    cause: "工伤保险待遇纠纷",
    amounts: { median: 120_000, sigma: 0.7 },
    share: 3,
    venue: "ordinary",
    scenarios: [{ from: 20_000, to: 900_000, tell: injury }],
  },
];
