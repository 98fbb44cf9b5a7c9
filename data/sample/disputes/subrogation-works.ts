import type { Scenario, Scene, Story } from "../course/story.ts";
import { chineseDate } from "../world/calendar.ts";
import { article, CIVIL_CODE, CIVIL_CODE_IN_FORCE, type SampleArticle, TORT_LAW } from "../world/law.ts";
import { sampleCompany } from "../world/litigant.ts";
import { contributory } from "./contributory.ts";
import { lossDays, subrogationStory } from "./subrogation-frame.ts";

/** Subrogation after losses of works and machines. */
export const worksLosses: Scenario[] = [
  { from: 200_000, to: 60_000_000, tell: worksCollapse },
  { from: 150_000, to: 40_000_000, tell: defectiveProduct },
  { from: 700_000, to: 80_000_000, tell: lifting },
];

function worksCollapse(scene: Scene): Story {
  const { random, place, one } = scene;
  const days = lossDays(scene);
  const insured = sampleCompany(random, place, "building");
  const sub = sampleCompany(random, place, "building");
  const supplier = sampleCompany(random, place, "plant");
  const two = random.chance(0.4);
  const when = chineseDate(days.happened);
  const project = one(
    `${place.city}示例大桥`,
    "示例产业园一期工程",
    "综合管廊工程",
    "示例水库除险加固工程",
    "高层住宅项目三标段",
  );
  const event = one(
    "高支模体系失稳坍塌，已浇筑的混凝土及模板支架损毁",
    "基坑支护桩断裂，造成基坑局部坍塌及周边设施损坏",
    "塔式起重机倒塌，砸损在建主体结构",
    "预制梁在架设过程中坠落，梁体及架桥机受损",
  );
  return subrogationStory(scene, days, {
    insured,
    defendants: two ? [sub, supplier] : [sub],
    policy: one("建筑工程一切险", "安装工程一切险", "建筑、安装工程一切险"),
    object: `${project}的工程本体及施工设备`,
    happened: days.happened,
    told: `${insured.short}系${project}总承包单位，将部分工程分包给${sub.short}施工。${when}，${event}。事故调查认定，${sub.short}未按专项施工方案作业是事故的直接原因。${two ? `${supplier.short}供应的构配件强度不合格。` : ""}`,
    found: one(
      `${insured.short}与${sub.short}签订专业分包合同，由${sub.short}承担${project}部分施工内容。${when}，${event}。事故调查报告认定，直接原因是${sub.short}未按照审批的专项施工方案施工${two ? `，${supplier.short}提供的构配件抽检强度不满足设计要求` : ""}。`,
      `${when}，${project}现场${event}。住房和城乡建设主管部门组织的事故调查组认定：${sub.short}违反施工方案、技术交底流于形式，对事故负主要责任${two ? `；${supplier.short}所供材料不合格，负次要责任` : ""}。`,
    ),
    report: "事故调查报告",
    evidence: ["专业分包合同", "监理日志", "修复工程结算书"],
    liability: [
      `事故调查报告依法定程序作出，${sub.short}未按方案施工是事故发生的直接原因，其违约及侵权行为造成总承包单位的财产损失，应予赔偿。${two ? `${supplier.short}供应不合格材料，与事故发生具有原因力，应承担相应责任。` : ""}`,
      `${sub.short}作为专业分包单位，应就其分包工程的质量和安全负责。${project}事故因其施工不当引发，${insured.short}有权请求赔偿，原告赔付后可代位行使该权利。${two ? `${supplier.short}的产品质量问题与施工不当结合造成同一损害，亦应负责。` : ""}`,
    ],
    issues: [
      {
        topic: "分包单位能否被追偿",
        argue: [
          `${sub.short}同为工程一切险的共同被保险人，原告无权向其追偿。`,
          `保险单载明被保险人包括分包商，${sub.short}不属于保险法意义上的第三者。`,
        ],
        overrule: [
          `保险单所列被保险人仅为建设单位和${insured.short}，${sub.short}未能证明其被列为共同被保险人，属于可被追偿的第三者。`,
          `即使保险单概括载明承包商为被保险人，${sub.short}对其施工机具以外的工程本体不具有保险利益的相同归属，不能据此排除追偿。`,
        ],
        sustain: [
          `保险单明细表将参与工程建设的分包商列为共同被保险人，${sub.short}在其承包范围内享有保险利益，原告向其行使代位求偿权没有法律依据。`,
        ],
        keeps: 0,
        likely: 0.18,
      },
      contributory(
        insured,
        [
          `${insured.short}作为总承包单位对现场疏于管理，应承担主要责任。`,
          "总包单位赶工期、未组织方案论证，对事故发生亦有责任。",
        ],
        `事故调查报告同时认定${insured.short}对分包单位以包代管、安全检查不到位`,
        random.pick([0.6, 0.7, 0.8]),
        0.45,
      ),
    ],
  });
}

function defectiveProduct(scene: Scene): Story {
  const { random, place, one } = scene;
  const days = lossDays(scene);
  const insured = sampleCompany(random, place, random.pick(["energy", "plant"]));
  const maker = sampleCompany(random, place, "plant");
  const seller = sampleCompany(random, place, "trade");
  const two = random.chance(0.45);
  const when = chineseDate(days.happened);
  const machine = one(
    "110千伏主变压器",
    "燃气锅炉",
    "风力发电机组齿轮箱",
    "大型空气压缩机",
    "汽轮发电机组",
    "储能电池柜",
    "输送带主电机",
  );
  const event = one(
    "运行中突然爆裂起火",
    "内部短路烧毁",
    "因轴承断裂严重损坏",
    "发生泄漏并引发停产",
    "运行不足质保期即整体损坏",
  );
  const lab = one("示例电力设备质量检验测试中心", "示例机电产品司法鉴定中心", "示例大学工程检测中心");
  const product: SampleArticle[] =
    days.happened >= CIVIL_CODE_IN_FORCE
      ? [article(CIVIL_CODE, 1202), article(CIVIL_CODE, 1203)]
      : [article(TORT_LAW, 41), article(TORT_LAW, 43)];
  return subrogationStory(scene, days, {
    insured,
    defendants: two ? [maker, seller] : [maker],
    policy: one("机器损坏保险", "财产一切险及机器损坏险", "企业财产一切险"),
    object: `${machine}及附属设备`,
    happened: days.happened,
    cites: product,
    told: `${insured.short}采购的由${maker.short}生产${two ? `、${seller.short}销售` : ""}的${machine}，于${when}${event}，造成设备及周边财产损失。经${lab}鉴定，损坏系产品自身缺陷所致。`,
    found: one(
      `案涉${machine}由${maker.short}生产，${two ? `经${seller.short}出售给${insured.short}` : `出售给${insured.short}使用`}，尚在质保期内。${when}，该设备${event}。${lab}出具鉴定意见：${one("材料存在铸造缺陷", "绝缘结构设计裕度不足", "焊接工艺不符合技术标准", "电芯一致性不合格")}，系事故的根本原因。`,
      `${when}，${insured.short}的${machine}${event}。经委托${lab}鉴定，结论为设备存在制造缺陷，排除操作不当及外部因素。该设备系${maker.short}制造${two ? `，由${seller.short}供货并安装调试` : ""}。`,
    ),
    report: "产品质量鉴定意见书",
    evidence: ["设备采购合同", "运行记录", "修复及重置费用票据"],
    liability: [
      `案涉设备在质保期内因自身缺陷损坏，${maker.short}作为生产者应对缺陷产品造成的损害承担赔偿责任。${two ? `${seller.short}作为销售者，受损方有权一并向其请求赔偿，其承担责任后可向生产者追偿。` : ""}`,
      `鉴定意见由有资质的机构作出，程序合法，可以证明损害系产品缺陷造成。${maker.short}未举证证明存在法定免责情形，应予赔偿。${two ? `${seller.short}关于其并非生产者的抗辩，不影响其对外承担责任。` : ""}`,
    ],
    issues: [
      {
        topic: "责任限制条款的效力",
        argue: [
          "采购合同约定卖方的赔偿责任以合同总价为限，且不赔偿间接损失。",
          "双方合同中订有责任限制条款，原告的追偿不应超过合同约定的上限。",
        ],
        overrule: [
          "责任限制条款适用于违约责任，原告系主张产品责任，该约定不能对抗侵权请求。",
          "该条款免除因重大过失造成财产损失的责任，依法不发生效力。",
        ],
        sustain: [
          `合同中的责任限额条款系双方协商订立，不存在无效事由，被保险人受其约束，代位求偿的保险人亦应受其约束，故以合同约定的限额确定赔偿数额。`,
        ],
        keeps: random.pick([0.4, 0.5, 0.6]),
        likely: 0.3,
      },
      {
        topic: "设备损坏的原因",
        argue: [
          `${insured.short}违反操作规程超负荷运行，损坏与产品质量无关。`,
          `设备损坏系${insured.short}维护保养不当所致。`,
        ],
        overrule: [
          "运行记录显示设备在额定参数内工作，未见异常操作，该抗辩不能成立。",
          "鉴定意见已经排除操作因素，被告没有申请补充鉴定，应承担不利后果。",
        ],
        sustain: [
          `鉴定意见同时指出，${insured.short}未按说明书周期更换润滑油，对损坏有次要作用，本院酌定其自负30%的责任。`,
        ],
        keeps: 0.7,
        likely: 0.3,
      },
    ],
  });
}

function lifting(scene: Scene): Story {
  const { random, place, one } = scene;
  const days = lossDays(scene);
  const insured = sampleCompany(random, place, "energy");
  const crane = sampleCompany(random, place, "building");
  const carrier = sampleCompany(random, place, "transport");
  const two = random.chance(0.35);
  const when = chineseDate(days.happened);
  const part = one(
    "风力发电机组叶片及轮毂",
    "机舱总成",
    "塔筒第三段",
    "汽轮机转子",
    "反应器壳体",
    "大型变压器",
  );
  const event = one(
    "吊车侧翻，吊装的设备坠落损毁",
    "钢丝绳断裂，设备自高处坠落",
    "阵风作用下被吊物失控撞击塔筒",
    "吊点选择不当致设备滑落",
  );
  return subrogationStory(scene, days, {
    insured,
    defendants: two ? [crane, carrier] : [crane],
    policy: one("安装工程一切险", "建筑安装工程一切险及第三者责任险", "财产一切险"),
    object: `示例${one("一期", "二期")}${random.int(49, 300)}兆瓦项目的${part}等设备`,
    happened: days.happened,
    told: `${insured.short}将设备吊装工程发包给${crane.short}。${when}，${crane.short}在吊装${part}时，${event}。${two ? `吊车系${carrier.short}提供并配备操作人员。` : ""}`,
    found: one(
      `${insured.short}与${crane.short}签订《吊装工程合同》。${when}，${crane.short}组织吊装${part}，${event}。设备制造厂家到场检测后出具意见，认为受损设备不具备修复价值。${two ? `事发吊车由${carrier.short}出租并派员操作。` : ""}`,
      `${when}，在示例项目施工现场，${crane.short}吊装${part}过程中${event}。事故原因分析报告载明，吊装方案未经专家论证、现场风速超过作业限值仍继续作业。${two ? `${carrier.short}系起重机械的产权单位，司机为其工作人员。` : ""}`,
    ),
    report: "事故原因分析报告",
    evidence: ["《吊装工程合同》", "设备采购合同及发票", "气象资料"],
    liability: [
      `${crane.short}作为专业吊装单位，违反操作规程造成${part}损毁，应当承担赔偿责任。${two ? `${carrier.short}提供的机械及操作人员不符合安全作业要求，与${crane.short}的过错共同导致损害发生，应承担相应责任。` : ""}`,
      `事故原因分析报告证明${crane.short}未按批准的方案作业且在超限风速下冒险施工，其过错与损失之间存在因果关系。${two ? `${carrier.short}的操作人员未拒绝违章指挥，其用人单位应承担责任。` : ""}`,
    ],
    issues: [
      contributory(
        insured,
        [
          `${insured.short}的现场代表强令抢工，应承担相应责任。`,
          "发包人未按合同约定平整吊装场地，系事故主要原因。",
        ],
        `${insured.short}提供的吊装平台地基承载力不足`,
        random.pick([0.5, 0.7, 0.8]),
        0.35,
      ),
      {
        topic: "放弃追偿的约定",
        argue: [
          "吊装合同约定发包人应为施工方投保并放弃追偿，原告无权起诉。",
          `${insured.short}在合同中承诺因保险赔付的损失不再向承包人主张。`,
        ],
        overrule: [
          "合同中的保险条款仅约定由发包人办理工程保险，没有放弃赔偿请求权的意思，不能作扩张解释。",
          `${crane.short}提交的补充协议系复印件，${insured.short}对此不予认可，不能证明存在放弃追偿的约定。`,
        ],
        sustain: [
          `《吊装工程合同》明确约定发包人就保险赔付范围内的损失放弃对承包人的索赔，该约定先于保险合同订立且合法有效，原告不能取得被保险人已经放弃的权利。`,
        ],
        keeps: 0,
        likely: 0.12,
      },
    ],
  });
}
