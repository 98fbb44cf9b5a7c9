import type { Issue, Scene, Story } from "../course/story.ts";
import { chineseDate, type Day, dayOf, later } from "../world/calendar.ts";
import { article, faultArticles, INSURANCE_LAW, type SampleArticle } from "../world/law.ts";
import { insurer, type Litigant } from "../world/litigant.ts";
import { cents, roundClaim } from "../world/money.ts";
import { fullNames, lendingRate } from "./wording.ts";

const SUBROGATION_CAUSE = "保险人代位求偿权纠纷";

/** In force 2013-06-08; art. 16: when the limitation period of a subrogated claim begins. */
const INTERPRETATION_TWO = "最高人民法院关于适用〈中华人民共和国保险法〉若干问题的解释（二）";

/** What a subrogation scenario adds to the common frame. */
export interface Loss {
  insured: Litigant;
  defendants: Litigant[];
  /** Name of the policy: 机动车损失保险, 财产一切险 … */
  policy: string;
  /** What was insured: 车牌号为…的重型半挂牵引车, 位于…的厂房及设备. */
  object: string;
  happened: Day;
  /** The event as the plaintiff tells it, and as the court finds it. */
  told: string;
  found: string;
  /** Who established the cause, with its document. */
  report: string;
  /** Why the defendants are liable. */
  liability: string[];
  issues: Issue[];
  evidence: string[];
  /** Articles on the underlying liability; fault by default. */
  cites?: SampleArticle[];
  /** Share of the loss that the defendants are liable for before any issue, e.g. 0.7 by accident report. */
  share?: number;
}

/** Days of a subrogation case: the loss, the payment and what lies between. */
export interface LossDays {
  happened: Day;
  paid: Day;
}

/** When the loss happened and the insurer paid, some months before filing. */
export function lossDays(scene: Scene): LossDays {
  const happened = scene.filed - scene.random.int(240, 900);
  return { happened, paid: later(scene.random, happened, 40, 160) };
}

/** Fire brigades moved from the police to the rescue service at the end of 2018. */
const FIRE_SERVICE_SINCE = dayOf(2019, 1, 1);

/** The fire service that establishes the cause of a fire. */
export function fireService(scene: Scene, day: Day): string {
  const area = scene.place.district || scene.place.city;
  return `${area}${day < FIRE_SERVICE_SINCE ? "公安消防大队" : "消防救援大队"}`;
}

/** The story of a subrogation claim around one loss. */
export function subrogationStory(scene: Scene, days: LossDays, loss: Loss): Story {
  const { random, money, one } = scene;
  const plaintiff = insurer(random, scene.place);
  const share = loss.share ?? 1;
  const claim = roundClaim(random, scene.amount);
  const paid = share === 1 ? claim : cents(claim / share);
  const names = loss.defendants.map((each) => each.short).join("、");
  const [p, insured] = [plaintiff.short, loss.insured.short];
  const assessor = `示例${random.pick(["衡信", "公允", "正源", "明察"])}保险公估有限公司`;
  const insuredSum = Math.ceil((paid * random.pick([1.2, 1.5, 2, 3])) / 10_000) * 10_000;
  const policyDay = days.happened - random.int(20, 330);
  const paidDay = chineseDate(days.paid);
  const transfer = one("权益转让书", "赔款收据及权益转让书", "代位求偿权益转让书", "财产保险权益转让书");
  const policyTexts = [
    `${insured}就${loss.object}在${p}投保${loss.policy}，保险金额${money(insuredSum)}，保险期间自${chineseDate(policyDay)}起至${chineseDate(policyDay + 364)}止。`,
    `${chineseDate(policyDay - 3)}，${insured}作为投保人及被保险人，为${loss.object}向${p}投保${loss.policy}，保险期间一年，自${chineseDate(policyDay)}零时起算，保险金额为${money(insuredSum)}。`,
    `${p}承保了${insured}${loss.object}的${loss.policy}，保险金额${money(insuredSum)}，事故发生在保险期间内。`,
  ];
  const paymentText = one(
    `${p}经查勘定损，于${paidDay}向${insured}支付保险赔款${money(paid)}，${insured}出具了《${transfer}》。`,
    `事故发生后，${insured}向${p}提出索赔。${p}于${paidDay}通过银行转账赔付${money(paid)}，${insured}将相应的追偿权转让给${p}。`,
    `${assessor}受${p}委托评估定损，核定损失金额${money(paid)}。${p}于${paidDay}履行了赔付义务，取得${insured}签署的《${transfer}》。`,
  );
  const interest = random.chance(0.45);
  const rate = lendingRate(scene.filed);
  const payee = loss.defendants.length > 1 ? one(`${names}连带`, `${names}共同`) : names;
  const base = shareText(scene, share);
  return {
    cause: SUBROGATION_CAUSE,
    plaintiffs: [plaintiff],
    defendants: loss.defendants,
    thirds: random.chance(0.12) ? [loss.insured] : [],
    claim,
    claims: [
      one(
        `判令${payee}赔偿${p}已支付的保险赔款${money(claim)}`,
        `请求判令${payee}向${p}支付赔偿款${money(claim)}`,
        `依法判令${payee}偿还${p}垫付的保险理赔款${money(claim)}`,
      ),
      ...(interest
        ? [
            one(
              `判令被告以上述款项为基数，自${paidDay}起至实际付清之日止按照${rate}支付利息`,
              `支付逾期付款利息（自起诉之日起按${rate}计算至清偿之日）`,
            ),
          ]
        : []),
    ],
    account: [
      one(...policyTexts),
      loss.told,
      paymentText,
      one(
        `${p}已依法取得代位求偿权，多次催要未果，故诉至法院。`,
        "原告认为，被告系造成保险事故的责任人，原告赔付后有权就已付赔款向其追偿。",
        `因${names}至今未予赔偿，为维护自身合法权益，特提起诉讼。`,
        `赔付后，${p}向${names}发出追偿函，对方收悉后未予理会。`,
      ),
    ].join(""),
    denials: [
      "我方不是事故的责任主体，请求驳回原告的诉讼请求。",
      "对事故发生的事实没有异议，但原告主张的赔偿数额过高，请法院依法核减。",
      "我方与原告之间没有保险合同关系，不应承担赔偿责任。",
    ],
    evidence: [
      "保险单及保险条款",
      loss.report,
      ...loss.evidence,
      `${assessor}出具的公估报告`,
      "银行转账凭证",
      `《${transfer}》`,
    ],
    findings: [
      `${one(...policyTexts)}${one("", "", `保险单正本及所附条款由${insured}签收。`)}`,
      loss.found,
      one(
        `${p}接到报案后派员查勘，并委托${assessor}对损失进行公估。${assessor}于${chineseDate(days.paid - random.int(8, 25))}出具公估报告，核定损失为${money(paid)}。${paidDay}，${p}向${insured}转账支付${money(paid)}。同日，${insured}签署《${transfer}》，同意将已取得赔款部分对责任方的一切权益转让给${p}。`,
        `${paidDay}，${p}就本次事故向${insured}支付保险金${money(paid)}，${insured}向${p}出具《${transfer}》。`,
        `另查明，${insured}因本次事故所受损失经${assessor}评估为${money(paid)}，${p}已于${paidDay}足额赔付，并取得《${transfer}》。`,
      ),
    ],
    basis: [
      [
        `本案系保险人代位求偿权纠纷。保险人行使该项权利，须以其与被保险人之间存在保险关系、已经实际赔付、且第三者对事故损失依法负有赔偿责任为前提。${p}已向${insured}赔付，前两项条件已经成就，双方争议的是被告应否以及在多大范围内承担责任。`,
        `${p}与${insured}之间的保险合同合法有效。事故发生在保险期间，${p}赔付后即依法取得${insured}对造成损害的第三者的请求权，该权利的范围以赔付金额为限，其内容与${insured}原有的请求权一致。`,
        `保险代位求偿权是法定的债权移转，保险人据以起诉的基础法律关系是被保险人与第三者之间的关系。${p}提交的付款凭证足以证明其已实际支付保险金，诉讼主体适格。`,
      ],
      loss.liability.map((reason) => reason + base),
    ],
    issues: [...loss.issues, ...commonIssues(scene, days, claim, { p, insured, names, assessor })],
    cites: [article(INSURANCE_LAW, 60, 1), ...(loss.cites ?? faultArticles(days.happened))],
    orders: (granted) => [
      `${one("", "被告")}${one(fullNames(loss.defendants), fullNames(loss.defendants), fullNames(loss.defendants), names)}于本判决生效之日起${one("十日", "十五日", "三十日")}内${one("赔偿", "支付", "给付")}${plaintiff.name}${one("保险赔偿款", "赔偿款", "代位求偿款")}${money(granted)}${interest ? `，并以${money(granted)}为基数，自${paidDay}起至实际付清之日止，按照${rate}支付利息` : ""}`,
    ],
  };
}

function shareText(scene: Scene, share: number): string {
  if (share === 1) return "";
  const percent = Math.round(share * 100);
  return scene.one(
    `综合各方过错程度，${percent}%的责任比例与事故成因相当，${percent}%范围内的损失应由被告一方承担。`,
    `按照上述责任划分，被告一方应就损失的${percent}%承担赔偿责任。`,
  );
}

function commonIssues(
  scene: Scene,
  days: LossDays,
  claim: number,
  called: { p: string; insured: string; names: string; assessor: string },
): Issue[] {
  const { p, insured, names, assessor } = called;
  const { random, money } = scene;
  const cut = random.pick([0.6, 0.7, 0.75, 0.8, 0.85, 0.9]);
  const limitYears = days.happened >= dayOf(2017, 10, 1) ? "三年" : "二年";
  return [
    {
      topic: "损失数额",
      argue: [
        `公估报告系${p}单方委托作出，定损时未通知我方到场，核定金额明显偏高，不能作为定案依据。`,
        `对损失金额不予认可，${assessor}的评估没有考虑残值和折旧，依法应当重新鉴定。`,
        "原告主张的维修及重置费用缺乏发票与清单印证，超出了实际损失。",
      ],
      overrule: [
        `公估报告由具备资质的机构依据现场查勘资料作出，${names}虽有异议，但未提交足以反驳的证据，也未在指定期限内申请重新鉴定，对该报告的证明力本院予以确认。`,
        `关于损失数额，${p}提交的公估报告与维修清单、付款凭证相互印证，${names}仅以单方委托为由否认，理由不充分。`,
        `单方委托并不当然否定公估结论的客观性，${names}没有指出评估方法或者依据上的具体错误，故对其关于损失过高的抗辩不予采信。`,
      ],
      sustain: [
        `公估报告未扣除残值，部分更换项目与事故之间的因果关系亦缺乏证据，本院结合折旧年限及市场价格，酌定损失按公估金额的${Math.round(cut * 100)}%认定。`,
        `${p}单方委托定损且未通知${names}参加，其中部分项目没有对应的票据，对该部分损失不予认定，经核算应支持的金额为主张数额的${Math.round(cut * 100)}%。`,
      ],
      keeps: cut,
      likely: 0.3,
      cites: [],
    },
    {
      topic: "诉讼时效",
      argue: [
        `原告起诉已超过${limitYears}诉讼时效期间。`,
        `本次事故发生于${chineseDate(days.happened)}，原告至今才主张权利，诉讼时效已经届满。`,
      ],
      overrule: [
        `保险人行使追偿权的时效，应以其实际赔付、取得权利的时间为起点，${p}于${chineseDate(days.paid)}赔付，起诉时未超过${limitYears}的诉讼时效期间。`,
        `${names}关于诉讼时效的抗辩，因${p}自赔付之日起方取得代位求偿权，且在时效期间内提起诉讼，该抗辩不能成立。`,
      ],
      sustain: [],
      keeps: 1,
      likely: 0,
      fact: random.chance(0.5)
        ? `另查明，${p}曾于${chineseDate(days.paid + 60)}向${names}邮寄追偿函，邮件显示已签收。`
        : undefined,
      cites: scene.filed >= dayOf(2013, 7, 1) ? [article(INTERPRETATION_TWO, 16, 2)] : [],
    },
    {
      topic: random.pick(["和解协议的效力", "被保险人是否放弃赔偿请求权"]),
      argue: [
        `${insured}在事故后已与我方达成和解并放弃其余赔偿请求，原告无权再行追偿。`,
        `事故发生后双方已经就赔偿事宜一次性了结，${insured}的请求权归于消灭。`,
      ],
      overrule: [
        `${names}所称和解协议签订于${p}赔付之后，${p}并未同意，被保险人在获赔之后处分已经移转的权利，对${p}没有约束力。`,
        `${names}未能提交其与${insured}达成放弃赔偿约定的证据，该项抗辩缺乏事实依据。`,
      ],
      sustain: [
        `事故发生后、${p}赔付之前，${insured}已与${names}签订协议并实际收取部分赔偿款${money(cents(claim * (1 - cut)))}，该部分债权已经消灭，${p}仅能在剩余范围内代位求偿。`,
      ],
      keeps: cut,
      likely: 0.25,
      cites: [article(INSURANCE_LAW, 60, 2)],
    },
    {
      topic: "保险赔付是否属于保险责任",
      argue: [
        `${p}的赔付不属于保险责任范围，属于自愿赔付，不能取得代位求偿权。`,
        `${insured}未按约定履行安全维护义务，${p}本不应赔付，其不当赔付的后果不应转嫁给我方。`,
      ],
      overrule: [
        `在保险人代位求偿权纠纷中，第三者不得以保险合同项下的赔付抗辩对抗保险人，${p}依约理赔并无不当，对该抗辩不予采纳。`,
        `${p}与${insured}之间如何理赔属于保险合同关系，不影响${names}对自身行为造成的损失承担责任。`,
      ],
      sustain: [
        `保险单载明的保险标的与本次受损财产不一致，${p}在缺乏保险责任的情况下向${insured}付款，不构成依据保险合同的赔付，其据此主张代位求偿权，依据不足。`,
      ],
      keeps: 0,
      likely: 0.1,
    },
  ];
}
