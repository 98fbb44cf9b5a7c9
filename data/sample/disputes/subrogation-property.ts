import type { Scenario, Scene, Story } from "../course/story.ts";
import { chineseDate } from "../world/calendar.ts";
import { faultArticles } from "../world/law.ts";
import { sampleCompany } from "../world/litigant.ts";
import { contributory } from "./contributory.ts";
import { fireService, lossDays, subrogationStory } from "./subrogation-frame.ts";

/** Subrogation after losses of buildings, goods and lines. */
export const propertyLosses: Scenario[] = [
  { from: 120_000, to: 200_000_000, tell: warehouseFire },
  { from: 8_000, to: 2_800_000, tell: waterDamage },
  { from: 60_000, to: 8_000_000, tell: severedLine },
];

function warehouseFire(scene: Scene): Story {
  const { random, place, one } = scene;
  const days = lossDays(scene);
  const insured = sampleCompany(random, place, random.pick(["plant", "trade"]));
  const tenant = sampleCompany(random, place, random.pick(["transport", "plant", "trade"]));
  const landlord = sampleCompany(random, place, "property");
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
  const insured = sampleCompany(random, place, random.pick(["trade", "service"]));
  const upstairs = sampleCompany(random, place, "service");
  const manager = sampleCompany(random, place, "property");
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

function severedLine(scene: Scene): Story {
  const { random, place, one } = scene;
  const days = lossDays(scene);
  const insured = sampleCompany(random, place, "energy");
  const digger = sampleCompany(random, place, "building");
  const owner = sampleCompany(random, place, "property");
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
