import { chineseDate, type Day, dayOf } from "../calendar.ts";
import { type Article, article, CIVIL_CODE, CIVIL_CODE_IN_FORCE, faultArticles, TORT_LAW } from "../law.ts";
import { company, type Litigant } from "../litigant.ts";
import type { Issue, Scenario, Scene, Story } from "../story.ts";
import { lossDays, subrogationStory } from "./subrogation-frame.ts";

/** Subrogation after losses of buildings, machines and works. */
export const propertyLosses: Scenario[] = [
  { from: 120_000, to: 200_000_000, tell: warehouseFire },
  { from: 8_000, to: 2_800_000, tell: waterDamage },
  { from: 200_000, to: 60_000_000, tell: worksCollapse },
  { from: 150_000, to: 40_000_000, tell: defectiveProduct },
  { from: 60_000, to: 8_000_000, tell: severedLine },
  { from: 700_000, to: 80_000_000, tell: lifting },
];

/** Fire brigades left the police for the rescue service at the end of 2018. */
const FIRE_SERVICE_SINCE = dayOf(2019, 1, 1);

/** A share of blame on the insured, argued with a reason of its own. */
function contributory(
  insured: Litigant,
  argue: string[],
  found: string,
  keeps: number,
  likely = 0.35,
): Issue {
  const percent = Math.round((1 - keeps) * 100);
  return {
    topic: "被保险人的过错及责任比例",
    argue,
    overrule: [
      `${insured.short}的上述行为与损失之间的因果关系缺乏证据证明，请求减轻责任的理由不能成立。`,
      `没有证据表明${insured.short}对事故的发生或者损失的扩大存在过错，对该抗辩不予采纳。`,
      "举证责任在于主张减轻责任的一方，现有材料尚不足以证明被保险人存在与有过失。",
    ],
    sustain: [
      `${found}，对损失的扩大亦有过错，依法可以减轻侵权一方的责任，本院酌定${insured.short}自行承担${percent}%。`,
      `${found}，${insured.short}应自负${percent}%的责任，原告作为代位权人，其可追偿的范围应作相应扣减。`,
    ],
    keeps,
    likely,
  };
}

function fireService(scene: Scene, day: Day): string {
  const area = scene.place.district || scene.place.city;
  return `${area}${day < FIRE_SERVICE_SINCE ? "公安消防大队" : "消防救援大队"}`;
}

function warehouseFire(scene: Scene): Story {
  const { random, place, one } = scene;
  const days = lossDays(scene);
  const insured = company(random, place, random.pick(["plant", "trade"]));
  const tenant = company(random, place, random.pick(["transport", "plant", "trade"]));
  const landlord = company(random, place, "property");
  const two = random.chance(0.5);
  const service = fireService(scene, days.happened);
  const when = `${chineseDate(days.happened)}${random.int(0, 23)}时${random.int(1, 59)}分许`;
  const building = one("相邻仓库", "同一栋厂房的东侧区域", "二号库房", "标准化厂房一层");
  const cause = one(
    "电动叉车充电时线路短路引燃周围可燃物",
    "电焊作业溅落的熔渣引燃保温材料",
    "配电箱接触不良发热引燃堆放的纸质包装物",
    "违规存放的化工原料自燃",
    "空调室外机电源线老化短路",
  );
  const goods = one("原材料及成品", "存货和机器设备", "库存商品、货架及附属设施", "厂房、设备及半成品");
  return subrogationStory(scene, days, {
    insured,
    defendants: two ? [tenant, landlord] : [tenant],
    policy: one("财产一切险", "财产综合险", "企业财产保险基本险", "企业财产综合保险及营业中断险"),
    object: `${one("厂房内", "库房内", "其经营场所内")}的${goods}`,
    happened: days.happened,
    told: `${when}，${tenant.short}使用的${building}起火，蔓延至${insured.short}处，烧毁${goods}。经${service}认定，起火部位位于${tenant.short}使用区域，起火原因为${cause}。${two ? `${landlord.short}系出租方，未履行消防安全管理职责。` : ""}`,
    found: one(
      `${when}，${tenant.short}使用的${building}发生火灾，火势蔓延至${insured.short}使用的区域。${service}作出《火灾事故认定书》，认定起火原因为${cause}。${two ? `案涉厂房由${landlord.short}出租，各承租人之间以彩钢板分隔，未按规范设置防火墙。` : ""}`,
      `${service}《火灾事故认定书》载明：${when}起火，起火部位为${tenant.short}使用的${building}，起火原因系${cause}；火灾造成${insured.short}的${goods}受损，无人员伤亡。${two ? `${landlord.short}为该处房屋的所有权人和出租人。` : ""}`,
    ),
    report: "《火灾事故认定书》",
    evidence: [
      one("财产损失清单", "火灾直接财产损失申报统计表"),
      one("房屋租赁合同", "仓储协议"),
      "现场勘验笔录",
    ],
    liability: [
      `消防部门认定起火部位在${tenant.short}的控制区域，起火原因系${cause}，${tenant.short}作为使用人未尽用电、用火安全管理义务，对火灾的发生具有过错，应承担侵权责任。${two ? `${landlord.short}作为出租人及管理人，提供的房屋防火分隔不符合要求，致使火势蔓延，应承担与其过错相应的责任。` : ""}`,
      `${tenant.short}对其经营场所负有消防安全主体责任。火灾因其日常管理疏漏而起，与${insured.short}的财产损失之间存在直接因果关系，依法应予赔偿。${two ? `${landlord.short}对出租场所疏于安全检查，对损失扩大有过错，亦应担责。` : ""}`,
      `根据《火灾事故认定书》，${cause}是引发火灾的原因，而${tenant.short}未能证明其已尽到合理的注意义务，故其应对${insured.short}因此遭受的损失负责。${two ? `房屋的防火条件由${landlord.short}掌握，其怠于整改，不能免责。` : ""}`,
    ],
    issues: [
      contributory(
        insured,
        [
          `${insured.short}的存货超量堆放、堵塞消防通道，导致损失扩大。`,
          `${insured.short}所用库房未安装自动喷淋设施，自身也有责任。`,
        ],
        `${insured.short}存货堆放超出核定容量且未保持防火间距`,
        random.pick([0.6, 0.7, 0.8]),
      ),
      {
        topic: "火灾事故认定书的证明力",
        argue: [
          "《火灾事故认定书》仅作技术性认定，不能证明我方存在过错。",
          "火灾原因系推定得出，不排除外来火源，不能据此要求我方承担责任。",
        ],
        overrule: [
          `《火灾事故认定书》由法定机构依照程序作出，${tenant.short}收到后未申请复核，也未提供相反证据，可以作为认定事实的依据。`,
          `认定书对起火部位和原因的结论明确，${tenant.short}的质疑没有证据支持，不予采信。`,
        ],
        sustain: [],
        keeps: 1,
        likely: 0,
      },
    ],
  });
}

function waterDamage(scene: Scene): Story {
  const { random, place, one } = scene;
  const days = lossDays(scene);
  const insured = company(random, place, random.pick(["trade", "service"]));
  const upstairs = company(random, place, "service");
  const manager = company(random, place, "property");
  const two = random.chance(0.6);
  const when = chineseDate(days.happened);
  const source = one(
    "卫生间给水管接头脱落",
    "消防喷淋管道爆裂",
    "暖气管道阀门破损",
    "装修时损坏的防水层渗漏",
    "屋面雨水管堵塞倒灌",
  );
  return subrogationStory(scene, days, {
    insured,
    defendants: two ? [upstairs, manager] : [upstairs],
    policy: one("财产综合险", "商铺综合保险", "企业财产保险", "财产一切险（附加水渍责任）"),
    object: one("经营场所内的存货及装修", "商铺内的货物和设备"),
    happened: days.happened,
    told: `${when}，因${upstairs.short}使用的楼上房屋${source}，积水漏入${insured.short}的经营场所，致使装修及存货被水浸泡。${two ? `${manager.short}作为物业服务企业未及时处置。` : ""}`,
    found: one(
      `${when}，${upstairs.short}承租的楼上房屋因${source}发生漏水，水渗入${insured.short}经营场所。物业值班记录显示，${two ? `${manager.short}于接到报修${random.int(2, 6)}小时后关闭总阀。` : "当日关闭总阀后漏水停止。"}`,
      `漏水点位于${upstairs.short}使用的房屋内，原因是${source}。${insured.short}的货物及装修因浸泡受损，双方共同清点并制作了《受损物品清单》。`,
    ),
    report: "漏水现场照片及视频",
    evidence: ["《受损物品清单》", "物业报修记录"],
    liability: [
      `${upstairs.short}作为房屋的实际使用人，对室内用水设施负有维护义务。因${source}造成楼下财产受损，其存在过错，应当赔偿。${two ? `${manager.short}接到报修后处置迟延，对损失扩大部分应承担补充的责任。` : ""}`,
      `漏水发生在${upstairs.short}的专有使用部分，其管理不善与损害后果之间具有因果关系。${two ? `${manager.short}依照物业服务合同负有对公共管道的巡查、维修义务，未及时切断水源，亦应承担与其过错相适应的责任。` : ""}`,
    ],
    issues: [
      contributory(
        insured,
        [
          "受损货物直接堆放于地面，未设置货架和垫板，扩大了损失。",
          "原告承保的商户长期无人值守，未能及时发现漏水，应自担部分损失。",
        ],
        `${insured.short}将货物直接堆放于地面，夜间无人看管`,
        random.pick([0.7, 0.8, 0.9]),
      ),
      {
        topic: "漏水部位的归属",
        argue: [
          "漏水管道属于公共部位，应由物业公司维修。",
          "房屋交付时即存在质量缺陷，责任应由开发单位承担。",
        ],
        overrule: [
          "漏水点经现场查看位于专有部分之内，该抗辩与查明的事实不符。",
          `${upstairs.short}主张管道属公共部位，但未提交图纸等证据，不能成立。`,
        ],
        sustain: [],
        keeps: 1,
        likely: 0,
      },
    ],
  });
}

function worksCollapse(scene: Scene): Story {
  const { random, place, one } = scene;
  const days = lossDays(scene);
  const insured = company(random, place, "building");
  const sub = company(random, place, "building");
  const supplier = company(random, place, "plant");
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
    object: `${project}工程本体及施工设备`,
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
  const insured = company(random, place, random.pick(["energy", "plant"]));
  const maker = company(random, place, "plant");
  const seller = company(random, place, "trade");
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
  const product: Article[] =
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

function severedLine(scene: Scene): Story {
  const { random, place, one } = scene;
  const days = lossDays(scene);
  const insured = company(random, place, "energy");
  const digger = company(random, place, "building");
  const owner = company(random, place, "property");
  const two = random.chance(0.4);
  const when = chineseDate(days.happened);
  const line = one("10千伏电力电缆", "天然气中压管线", "供热主管道", "通信光缆", "DN600供水主管");
  return subrogationStory(scene, days, {
    insured,
    defendants: two ? [digger, owner] : [digger],
    policy: one("财产一切险", "公用事业财产综合保险", "机器损坏险"),
    object: `敷设于${place.district || place.city}示例路段的${line}及配套设施`,
    happened: days.happened,
    told: `${when}，${digger.short}${two ? `受${owner.short}委托` : ""}在示例路段进行机械开挖，挖断${insured.short}的${line}，造成设施损坏并引发停供。`,
    found: one(
      `${when}，${digger.short}使用挖掘机在示例路段施工时，将${insured.short}埋设的${line}挖断。现场设有地下管线标识桩。${two ? `该工程的建设单位为${owner.short}，其开工前未向管线单位查询。` : ""}${insured.short}组织抢修，于${random.int(2, 9)}日后恢复供应。`,
      `${digger.short}在示例路段开挖沟槽，${when}因未采取人工探挖措施损坏${line}。公安机关出警记录及施工员询问笔录对此均有记载。${two ? `${owner.short}系发包人，未向施工单位提供地下管线资料。` : ""}`,
    ),
    report: "现场勘查记录",
    evidence: ["抢修工程结算资料", "出警记录", "管线竣工图"],
    cites: faultArticles(days.happened),
    liability: [
      `${digger.short}在已知或者应知地下埋有管线的区域使用机械开挖，未履行查询、探挖等注意义务，过错明显，应赔偿由此造成的损失。${two ? `${owner.short}作为建设单位未提供管线资料，其疏漏亦是事故的原因之一。` : ""}`,
      `地下管线所在位置设有明显标识，${digger.short}仍违规施工造成${line}断裂，其行为与损失之间的因果关系清楚。${two ? `${owner.short}未尽建设单位的法定义务，应在过错范围内承担责任。` : ""}`,
    ],
    issues: [
      contributory(
        insured,
        ["管线埋深不足且标识缺失，产权单位自身存在过错。", "竣工图与现场实际位置不符，施工单位无从知晓。"],
        `${line}的实际埋深未达到设计要求，现场标识间距过大`,
        random.pick([0.6, 0.7, 0.8]),
        0.4,
      ),
      {
        topic: "责任主体",
        argue: [`${digger.short}系按照发包人的指令施工，责任应由发包人承担。`],
        overrule: ["承揽人应独立完成工作并对施工安全负责，不能以发包人指令为由免责。"],
        sustain: [],
        keeps: 1,
        likely: 0,
      },
    ],
  });
}

function lifting(scene: Scene): Story {
  const { random, place, one } = scene;
  const days = lossDays(scene);
  const insured = company(random, place, "energy");
  const crane = company(random, place, "building");
  const carrier = company(random, place, "transport");
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
