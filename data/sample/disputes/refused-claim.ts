import type { Issue, Scene, Story } from "../course/story.ts";
import { chineseDate, later } from "../world/calendar.ts";
import { article, INSURANCE_LAW } from "../world/law.ts";
import { insurer, type Litigant } from "../world/litigant.ts";
import { roundClaim } from "../world/money.ts";
import { fullNames, inTime, lendingRate } from "./wording.ts";

/** What one line of insurance adds to the frame of a refused claim. */
export interface Cover {
  cause: string;
  claimant: Litigant;
  life: boolean;
  policy: string;
  object: string;
  event: string;
  proof: string[];
  /** 保险赔款 or 保险金. */
  benefit: string;
  /** Why the event is covered. */
  covered: string[];
  issues: Issue[];
}

/** A claim by an insured that the insurer refused. */
export function coverStory(scene: Scene, tell: (scene: Scene, when: string) => Cover): Story {
  const { random, money, one } = scene;
  const happened = scene.filed - random.int(150, 560);
  const when = chineseDate(happened);
  const cover = tell(scene, when);
  const office = insurer(random, scene.place, cover.life);
  const [p, d] = [cover.claimant.short, office.short];
  const claim = roundClaim(random, scene.amount);
  const sum = Math.ceil((claim * random.pick([1.1, 1.5, 2, 4])) / 10_000) * 10_000;
  const start = happened - random.int(15, 320);
  const refused = chineseDate(later(random, happened, 30, 90));
  const interest = random.chance(0.3);
  const signed = one(
    `${chineseDate(start - 2)}，${p}就${cover.object}向${d}投保${cover.policy}，保险金额${money(sum)}，保险期间自${chineseDate(start)}起一年。`,
    `${p}与${d}订立保险合同，险种为${cover.policy}，保险标的为${cover.object}，保险金额${money(sum)}，保险期间为${chineseDate(start)}至${chineseDate(start + 364)}。`,
    `${d}向${p}签发${cover.policy}保险单，承保${cover.object}，约定保险金额${money(sum)}。`,
  );
  const asked = one(
    `事故发生后${p}及时报案并提交了理赔材料，${d}于${refused}出具拒赔通知书。`,
    `${p}向${d}申请理赔，${d}以不属于保险责任为由于${refused}作出拒赔决定。`,
    `${p}多次要求理赔，双方就赔付金额未能达成一致。`,
  );
  return {
    cause: cover.cause,
    plaintiffs: [cover.claimant],
    defendants: [office],
    thirds: [],
    claim,
    claims: [
      one(
        `判令${d}向${p}支付${cover.benefit}${money(claim)}`,
        `判令被告给付${cover.benefit}${money(claim)}`,
        `请求判令${d}赔付${cover.benefit}${money(claim)}`,
      ),
      ...(interest
        ? [
            `判令被告支付逾期理赔的利息损失（以${money(claim)}为基数，自起诉之日起按照${lendingRate(scene.filed)}计算至付清之日止）`,
          ]
        : []),
    ],
    account: `${signed}${cover.event}${asked}${one("原告认为，本次事故属于保险责任范围，被告拒赔没有依据。", "被告的拒赔行为违反合同约定，损害了原告的合法权益。", "双方协商无果，原告遂诉至法院。")}`,
    denials: [
      "本次事故不属于保险责任，请求驳回原告的诉讼请求。",
      "对保险合同关系没有异议，请法院依据条款核定赔付金额。",
      "原告未提交完整的索赔材料，我公司不存在违约。",
    ],
    evidence: ["保险单", "保险条款", ...cover.proof, "拒赔通知书"],
    findings: [
      signed,
      cover.event,
      `${asked}${random.chance(0.5) ? `${d}提交的投保单“投保人声明”处${random.chance(0.5) ? "有投保人签章" : "为空白"}。` : ""}`,
    ],
    basis: [
      [
        `${p}与${d}之间的保险合同系双方真实意思表示，内容不违反法律、行政法规的强制性规定，合法有效，双方均应依约履行。`,
        `双方对保险合同的成立和效力均无争议，本案的争议在于${d}应否承担保险责任以及赔付的数额。`,
      ],
      cover.covered,
    ],
    issues: [...cover.issues, ...clauseIssues(p, d, random.pick([0.6, 0.7, 0.8]))],
    cites: [article(INSURANCE_LAW, 14), article(INSURANCE_LAW, 23, 1)],
    orders: (granted) => [
      `${one("", "被告")}${fullNames([office])}${inTime(scene)}${one("支付", "给付", "赔付")}${one("", "原告")}${cover.claimant.name}${cover.benefit}${money(granted)}${interest ? `及利息（以${money(granted)}为基数，自${chineseDate(scene.filed)}起按照${lendingRate(scene.filed)}计算至实际付清之日止）` : ""}`,
    ],
  };
}

/** An insurer's defences, whatever the line: a clause, the amount, an untrue answer. */
function clauseIssues(p: string, d: string, keeps: number): Issue[] {
  return [
    {
      topic: "免责条款的效力",
      argue: [
        "保险条款明确约定该种情形属于责任免除，且投保人已在声明处签章确认。",
        `根据保险条款的免责约定，${d}对本次事故不承担赔偿责任。`,
      ],
      overrule: [
        `${d}没有证据证明其在订立合同时对免除其责任的条款作了足以引起注意的提示并明确说明，该条款不产生效力。`,
        `投保单上的签名经核对并非${p}本人书写，${d}未能证明履行了提示和说明义务，其依据免责条款拒赔的理由不能成立。`,
        `电子投保流程中免责条款须另行点击方能查阅，${d}未能还原投保过程，不能认定其已尽说明义务。`,
      ],
      sustain: [
        `免责条款以加黑字体印刷，${p}在投保人声明处签章确认已了解条款内容，${d}已尽提示和说明义务，该条款有效；本次事故属于约定的责任免除情形，${d}不负赔偿责任。`,
      ],
      keeps: 0,
      likely: 0.25,
      cites: [article(INSURANCE_LAW, 17, 2)],
    },
    {
      topic: "赔付数额",
      argue: [
        "原告主张的损失数额过高，应按照条款约定扣除免赔额。",
        "合同约定有绝对免赔率和给付比例，超出部分不属于保险责任。",
        "原告单方委托鉴定的结论不能作为赔付依据。",
      ],
      overrule: [
        `${p}提交的票据与鉴定结论能够相互印证，${d}对数额提出异议但未申请重新鉴定，对其主张不予采信。`,
        `关于免赔率的约定实质上免除了保险人的部分责任，${d}未能证明已就此作出说明，不予扣减。`,
      ],
      sustain: [
        `保险单特别约定栏载明每次事故免赔率，该约定清晰明确，双方应予遵守；扣除免赔部分后，${d}应赔付的金额为${p}主张金额的${Math.round(keeps * 100)}%。`,
        `${p}主张的部分费用没有正式票据或者与本次事故无关，应予剔除，本院按主张金额的${Math.round(keeps * 100)}%核定。`,
      ],
      keeps,
      likely: 0.35,
    },
    {
      topic: "如实告知义务",
      argue: [
        "投保人在投保时未如实告知重要事实，保险人有权解除合同并拒绝赔付。",
        `${p}隐瞒了足以影响承保的事实，${d}不应赔付。`,
      ],
      overrule: [
        `${d}未能证明其在投保时就该事项进行过询问，投保人的告知义务以询问范围为限，故该抗辩不能成立。`,
        `${d}自知道解除事由之日起超过三十日未行使解除权，不得再以未如实告知为由拒赔。`,
      ],
      sustain: [
        `${p}在投保询问表中对重要事项作了与事实不符的回答，足以影响${d}决定是否承保，${d}在法定期限内解除合同并拒绝赔付，于法有据。`,
      ],
      keeps: 0,
      likely: 0.15,
      cites: [article(INSURANCE_LAW, 16)],
    },
  ];
}
