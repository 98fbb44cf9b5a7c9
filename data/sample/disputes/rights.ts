import type { Kind, Scene, Story } from "../course/story.ts";
import { chineseDate, dayOf, later } from "../world/calendar.ts";
import { article, CIVIL_CODE, CIVIL_CODE_IN_FORCE } from "../world/law.ts";
import { person, sampleCompany } from "../world/litigant.ts";
import { streetAddress } from "../world/names.ts";
import { inTime } from "./wording.ts";

/** A shareholder wants to see the books. */
function inspection(scene: Scene): Story {
  const { random, place, one } = scene;
  const holder = person(random, place, 2000);
  const firm = sampleCompany(random, place, random.pick(["trade", "plant", "service"]));
  const [p, d] = [holder.short, firm.short];
  const asked = chineseDate(scene.filed - random.int(30, 120));
  const share = random.pick(["5%", "12%", "20%", "30%", "49%"]);
  const since = chineseDate(scene.filed - random.int(900, 3000));
  const account = `${p}系${d}的股东，持股比例${share}，自${since}登记至今。${asked}，${p}向${d}邮寄书面申请，要求查阅公司会计账簿，并说明目的为了解公司经营状况。${d}${one("未予答复", "以公司正在审计为由拒绝提供")}。`;
  const newLaw = scene.filed >= dayOf(2024, 7, 1);
  return {
    cause: "股东知情权纠纷",
    plaintiffs: [holder],
    defendants: [firm],
    thirds: [],
    claim: null,
    claims: [
      `判令${d}提供自${since}起至判决生效之日止的股东会会议记录、财务会计报告供${p}查阅、复制`,
      `判令${d}提供同期会计账簿及会计凭证供${p}查阅`,
    ],
    account: `${account}${p}作为股东依法享有知情权，公司拒绝查阅损害了其权益。`,
    denials: ["公司财务资料已多次向股东公示，原告无查阅必要。", "原告从未出资到位，不享有股东权利。"],
    evidence: ["公司章程", "企业信用信息公示报告", "查阅申请书及邮寄凭证"],
    findings: [account, `${d}的公司章程载明${p}的认缴出资额及出资时间。庭审中，${d}认可收到上述申请。`],
    basis: [
      [
        "股东知情权是股东了解公司经营、行使其他权利的基础，公司负有配合义务。",
        `${p}登记为${d}股东，具有行使知情权的主体资格。`,
      ],
      [
        `${p}已履行书面请求并说明目的的前置程序，${d}未在法定期限内书面答复，应当提供查阅。`,
        `查阅会计账簿以书面请求和说明正当目的为前提，${p}已满足上述条件，${d}没有证据证明其目的不正当。`,
      ],
    ],
    issues: [
      {
        topic: "查阅目的是否正当",
        argue: [
          "原告自营与公司有实质性竞争关系的业务，查阅目的不正当，可能损害公司利益。",
          "原告的配偶在竞争企业任职，其查阅将泄露商业秘密。",
        ],
        overrule: [
          `${d}未能举证证明双方主营业务存在实质性竞争，也未证明${p}曾向他人通报公司信息，其拒绝查阅的理由不能成立。`,
        ],
        sustain: [
          `${p}设立并控制的企业与${d}经营范围、客户群体高度重合，可以认定其查阅账簿具有不正当目的，${d}有权拒绝。`,
        ],
        keeps: 0,
        likely: 0.2,
      },
      {
        topic: "会计凭证能否查阅",
        argue: ["法律没有规定股东可以查阅会计凭证，该项请求超出范围。"],
        overrule: ["会计账簿的真实性须通过原始凭证核实，不予查阅则知情权难以落实，该项请求具有必要性。"],
        sustain: [],
        keeps: 1,
        likely: 0,
      },
    ],
    cites: [article("中华人民共和国公司法", newLaw ? 57 : scene.filed >= dayOf(2014, 3, 1) ? 33 : 34)],
    orders: () => [
      `${firm.name}${inTime(scene)}在其住所地备置自${since}起至本判决生效之日止的股东会会议记录、财务会计报告供${holder.name}查阅、复制`,
      `${firm.name}${inTime(scene)}备置同期会计账簿及会计凭证供${holder.name}查阅，查阅时间不超过十五个工作日`,
    ],
  };
}

/** A neighbour wants an obstruction removed. */
function obstruction(scene: Scene): Story {
  const { random, place, one } = scene;
  const owner = person(random, place, 1998);
  const neighbour = random.chance(0.6)
    ? person(random, place, 1998)
    : sampleCompany(random, place, "property");
  const [p, d] = [owner.short, neighbour.short];
  const home = streetAddress(random, `${place.city}${place.district}`);
  const built = chineseDate(later(random, scene.filed, -600, -120));
  const wall = one(
    "在公共通道上砌筑围墙",
    "在楼顶平台搭建彩钢房",
    "在院内堆放杂物并加装铁门",
    "沿外墙加装遮光的广告牌",
    "占用承包地边界修建水渠",
  );
  const harm = one("影响通行", "影响采光和通风", "造成漏水及安全隐患", "妨碍农机进出");
  const account = `${p}系位于${home}房屋的所有权人，与${d}相邻。${built}，${d}未经同意${wall}，${harm}。`;
  return {
    cause: "排除妨害纠纷",
    plaintiffs: [owner],
    defendants: [neighbour],
    thirds: [],
    claim: null,
    claims: [`判令${d}立即拆除妨害物，恢复原状`, `判令${d}不得再实施妨害行为`],
    account: `${account}经社区调解，${d}拒不改正。`,
    denials: ["原告所称妨害不存在，相关设施早已形成。", "设施系经物业同意搭建，没有影响原告的正常生活。"],
    evidence: ["不动产权证书", "现场照片", "社区调解记录"],
    findings: [account, `本院组织现场勘验，确认妨害物客观存在，${d}未提交规划许可手续。`],
    basis: [
      [
        "相邻各方应当本着互谅互让的精神妥善处理相邻关系，给他方造成妨碍的，应予排除。",
        "房屋所有权人对妨碍其正常使用房屋的行为，有权要求停止并清除。",
      ],
      [
        `${d}的行为已对${p}行使权利造成妨害，且无合法依据，应当予以拆除。`,
        `经现场勘验，${d}设置的设施确已${harm}，超出了相邻一方应当容忍的限度。`,
      ],
    ],
    issues: [
      {
        topic: "是否构成妨害",
        argue: ["原告另有通道可以通行，不构成妨害。", "该设施形成在先，原告购房时已知情。"],
        overrule: [
          "是否存在其他通道并不影响对现有妨害的认定，该抗辩不能成立。",
          `${d}未能证明设施形成于${p}取得房屋之前，即使如此，也不能成为其持续妨害的理由。`,
        ],
        sustain: [
          `现场勘验显示案涉设施位于${d}专有部分之内，未影响${p}的通行、采光，尚在合理容忍的范围，${p}的请求不予支持。`,
        ],
        keeps: 0,
        likely: 0.35,
      },
    ],
    cites:
      scene.filed >= CIVIL_CODE_IN_FORCE
        ? [article(CIVIL_CODE, 236), article(CIVIL_CODE, 288)]
        : [article("中华人民共和国物权法", 35), article("中华人民共和国物权法", 84)],
    orders: () => [`${neighbour.name}${inTime(scene)}拆除妨害${owner.name}使用房屋的设施，恢复原状`],
  };
}

/** Claims that are not about money. */
export const RIGHTS: Kind[] = [
  {
    cause: "股东知情权纠纷",
    amounts: null,
    share: 3,
    venue: "ordinary",
    scenarios: [{ from: 0, to: 0, tell: inspection }],
  },
  {
    cause: "排除妨害纠纷",
    amounts: null,
    share: 3,
    venue: "ordinary",
    scenarios: [{ from: 0, to: 0, tell: obstruction }],
  },
];
