import type { Kind, Scenario, Scene } from "../course/story.ts";
import { article, INSURANCE_LAW } from "../world/law.ts";
import { person, sampleCompany } from "../world/litigant.ts";
import { licencePlate } from "../world/names.ts";
import { type Cover, coverStory } from "./refused-claim.ts";

function propertyCover(scene: Scene, when: string): Cover {
  const { random, place, one } = scene;
  const vehicle = scene.amount < 900_000 && random.chance(0.6);
  const plate = licencePlate(random, place.sign);
  const claimant =
    vehicle && random.chance(0.5)
      ? person(random, place, 2006)
      : sampleCompany(random, place, random.pick(["trade", "plant", "transport"]));
  const peril = one(
    "连续强降雨导致厂区积水，原料和设备被淹",
    "仓库屋面被暴雪压塌，库存货物受损",
    "电气线路故障引发火灾，厂房及存货烧毁",
    "雷击造成生产线控制系统损坏",
    "大棚被大风掀翻，种植设施损毁",
  );
  return {
    cause: "财产损失保险合同纠纷",
    claimant,
    life: false,
    policy: vehicle
      ? one("机动车损失保险", "机动车商业保险")
      : one("财产综合险", "财产一切险", "企业财产保险"),
    object: vehicle ? `${plate}号车辆` : one("厂房、设备及存货", "其自有固定资产和流动资产", "仓储货物"),
    event: vehicle
      ? `${when}，${one("驾驶人驾驶被保险车辆行经弯道时驶出路面翻入边沟", "被保险车辆在停放期间被暴雨浸泡", "被保险车辆行驶中突然起火", "被保险车辆与道路中央隔离墩相撞")}，车辆严重受损。`
      : `${when}，${peril}。`,
    proof: vehicle
      ? [one("道路交通事故认定书", "气象证明"), "车辆损失鉴定评估报告书", "维修费发票"]
      : ["损失清单", one("气象证明", "火灾事故认定书"), "公估报告"],
    benefit: one("保险赔款", "保险金", "保险赔偿金"),
    covered: [
      "本次事故发生在保险期间内，造成的损失属于合同约定的保险责任范围，保险人应当依约赔付。",
      "被保险财产因意外事故受损，原因清楚，没有证据表明系被保险人故意制造，保险人的赔偿责任应予确认。",
      "根据近因原则，造成损失的直接、有效的原因属于承保风险，保险人以其他因素介入为由拒赔，理由不足。",
    ],
    issues: [],
  };
}

function liabilityCover(scene: Scene, when: string): Cover {
  const { random, place, one } = scene;
  const claimant = sampleCompany(
    random,
    place,
    random.pick(["building", "transport", "property", "service"]),
  );
  const worker = person(random, place, 2004);
  const policy = one("雇主责任险", "安全生产责任保险", "公众责任险", "道路客货运输承运人责任保险");
  const hurt = one(
    `在作业时从脚手架坠落受伤`,
    "搬运设备时被砸伤",
    "在卸货过程中被挤压致伤",
    "因场所地面湿滑摔伤",
  );
  return {
    cause: "责任保险合同纠纷",
    claimant,
    life: false,
    policy,
    object: one("其经营活动中依法应承担的经济赔偿责任", "其雇员因工作遭受人身损害的赔偿责任"),
    event: `${when}，${worker.short}${hurt}，经鉴定构成${one("九级", "十级", "八级", "七级")}伤残。${claimant.short}与${worker.short}经${one("人民调解委员会调解", "劳动人事争议仲裁委员会裁决", "协商")}确定赔偿金额，${claimant.short}已全部支付。`,
    proof: ["司法鉴定意见书", "赔偿协议书", "付款凭证", "住院病历"],
    benefit: one("保险金", "保险赔偿金"),
    covered: [
      `${claimant.short}对受害人的赔偿责任已经确定并实际履行，该责任属于${policy}的承保范围，有权请求保险人赔付。`,
      "责任保险承保的是被保险人的赔偿责任风险，被保险人已向受害人赔偿，保险人应在责任限额内承担保险责任。",
    ],
    issues: [
      {
        topic: "被保险人的赔偿责任是否成立",
        argue: [
          "被保险人与受害人自行协商的赔偿数额未经保险人同意，对保险人没有约束力。",
          "受害人与被保险人之间不存在劳动关系，不属于条款约定的雇员。",
        ],
        overrule: [
          "被保险人赔偿的数额未超过依法核算的标准，保险人对其合理性未提出有证据支持的反驳，应予认可。",
          "受害人在事故发生时接受被保险人的管理并为其提供劳动，属于条款所称雇员的范围。",
        ],
        sustain: [
          "被保险人与受害人达成的协议超出法定赔偿标准，对超出部分保险人有权重新核定，本院据此调减20%。",
        ],
        keeps: 0.8,
        likely: 0.3,
      },
    ],
  };
}

function accidentCover(scene: Scene, when: string): Cover {
  const { random, place, one } = scene;
  const claimant = person(random, place, 2005);
  return {
    cause: "意外伤害保险合同纠纷",
    claimant,
    life: random.chance(0.5),
    policy: one(
      "人身意外伤害保险及附加意外医疗保险",
      "团体意外伤害保险",
      "建筑工程施工人员团体人身意外伤害保险",
      "驾乘人员意外伤害保险",
    ),
    object: one("本人的人身意外伤害风险", "其本人因意外致残或者发生医疗费用的风险"),
    event: `${when}，${claimant.short}${one("在工地作业时不慎坠落受伤", "骑行电动自行车摔倒受伤", "驾驶农用机械时被卷入受伤", "乘坐客车时因急刹车受伤")}，住院治疗${random.int(9, 96)}天，经鉴定构成${one("十级", "九级", "八级")}伤残。`,
    proof: ["诊断证明书", "住院病历及费用清单", "伤残鉴定意见书"],
    benefit: one("意外伤害保险金", "保险金"),
    covered: [
      "被保险人所受伤害系外来的、突发的、非本意的、非疾病的客观事件造成，符合意外伤害的定义，保险人应当给付保险金。",
      "本次事故导致被保险人身体受到伤害并遗留残疾，属于保险合同约定的给付情形。",
    ],
    issues: [
      {
        topic: "伤残评定标准",
        argue: ["伤残等级应当依据合同约定的《人身保险伤残评定标准》评定，原告所依据的鉴定标准不符合约定。"],
        overrule: [
          "保险人未能证明已将该评定标准交付投保人并就此说明，采用鉴定机构依据通行标准作出的结论，并无不当。",
        ],
        sustain: [
          "合同约定的伤残评定标准属于保险责任的范围条款，应予适用；按照该标准核定，被保险人的给付比例应当下调。",
        ],
        keeps: 0.6,
        likely: 0.35,
      },
    ],
  };
}

function healthCover(scene: Scene, when: string): Cover {
  const { random, place, one } = scene;
  const claimant = person(random, place, 2003);
  return {
    cause: "健康保险合同纠纷",
    claimant,
    life: true,
    policy: one("重大疾病保险", "百万医疗保险", "附加提前给付重大疾病保险", "特定疾病保险"),
    object: "其本人的疾病风险",
    event: `${when}，${claimant.short}经${scene.place.city}示例医院确诊为${one("甲状腺恶性肿瘤", "急性心肌梗死", "脑出血后遗症", "慢性肾功能衰竭", "乳腺恶性肿瘤")}，${one("行手术治疗后出院", "先后两次住院治疗", "目前仍需继续治疗")}。`,
    proof: ["病理诊断报告", "住院病案首页", "医疗费票据"],
    benefit: one("重大疾病保险金", "保险金", "医疗保险金"),
    covered: [
      "被保险人所患疾病经医疗机构明确诊断，符合合同约定的疾病定义，且发生在等待期后，保险人应承担给付责任。",
      "对疾病释义的理解有分歧时，不应采纳对格式条款提供方有利的解释。被保险人的诊断已达到通常理解的给付条件。",
    ],
    issues: [
      {
        topic: "所患疾病是否符合合同释义",
        argue: ["原告所患疾病未达到条款释义规定的程度，不属于保险责任。"],
        overrule: [
          "条款以特定手术方式限定给付条件，与通常的医疗水平不符，且系格式条款，不能据此排除保险责任。",
        ],
        sustain: ["条款对该疾病设定了明确的分级，原告的诊断属于轻症范畴，仅能按轻症比例给付。"],
        keeps: 0.3,
        likely: 0.3,
        cites: [article(INSURANCE_LAW, 30)],
      },
    ],
  };
}

function lifeCover(scene: Scene, when: string): Cover {
  const { random, place, one } = scene;
  const claimant = person(random, place, 1998);
  const dead = person(random, place, 1975);
  return {
    cause: "人寿保险合同纠纷",
    claimant,
    life: true,
    policy: one("终身寿险", "定期寿险", "两全保险（分红型）"),
    object: `以${dead.short}为被保险人、${claimant.short}为身故受益人的人身风险`,
    event: `${when}，被保险人${dead.short}因${one("突发疾病经抢救无效死亡", "交通事故死亡", "意外溺水身亡")}。`,
    proof: ["居民死亡医学证明书", "亲属关系证明", "户口注销证明"],
    benefit: one("身故保险金", "保险金"),
    covered: [
      "被保险人在保险期间内身故，受益人请求给付身故保险金，符合合同约定，应予支持。",
      `保险合同效力存续，被保险人身故属于约定的给付条件，${claimant.short}作为指定受益人有权领取保险金。`,
    ],
    issues: [],
  };
}

const told = (from: number, to: number, tell: (scene: Scene, when: string) => Cover): Scenario => ({
  from,
  to,
  tell: (scene) => coverStory(scene, tell),
});

const kind = (cause: string, share: number, median: number, sigma: number, scenario: Scenario): Kind => ({
  cause,
  share,
  amounts: { median, sigma },
  venue: "ordinary",
  scenarios: [scenario],
});

/** Claims of insured persons and companies against their insurers, by line of insurance. */
export const INSURANCE_CLAIMS: Kind[] = [
  kind("财产损失保险合同纠纷", 9, 160_000, 1.6, told(4_000, 60_000_000, propertyCover)),
  kind("责任保险合同纠纷", 4, 180_000, 1.2, told(10_000, 4_000_000, liabilityCover)),
  kind("意外伤害保险合同纠纷", 4, 90_000, 1, told(5_000, 1_500_000, accidentCover)),
  kind("健康保险合同纠纷", 3, 150_000, 0.8, told(8_000, 1_500_000, healthCover)),
  kind("人寿保险合同纠纷", 2, 200_000, 0.9, told(10_000, 3_000_000, lifeCover)),
];
