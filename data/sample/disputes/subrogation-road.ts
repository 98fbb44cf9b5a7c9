import type { Scenario, Scene, Story } from "../course/story.ts";
import { chineseDate } from "../world/calendar.ts";
import { article, CIVIL_CODE, CIVIL_CODE_IN_FORCE, CONTRACT_LAW } from "../world/law.ts";
import { insurer, person, sampleCompany } from "../world/litigant.ts";
import { licencePlate, shortPlace } from "../world/names.ts";
import { fireService, lossDays, subrogationStory } from "./subrogation-frame.ts";

/** Subrogation after losses on the road: collisions, cargo in carriage, burning vehicles. */
export const roadLosses: Scenario[] = [
  { from: 3_000, to: 900_000, tell: collision },
  { from: 30_000, to: 12_000_000, tell: cargo },
  { from: 40_000, to: 2_500_000, tell: vehicleFire },
];

function collision(scene: Scene): Story {
  const { random, place, one } = scene;
  const days = lossDays(scene);
  const insured = random.chance(0.5) ? person(random, place, 2005) : sampleCompany(random, place, "trade");
  const driver = person(random, place, 2008);
  const owner = sampleCompany(random, place, "transport");
  const other = insurer(random, place);
  const withOwner = random.chance(0.7);
  const withInsurer = random.chance(0.5);
  const mine = licencePlate(random, place.sign);
  const theirs = licencePlate(random, random.pick([place.sign, "冀", "晋", "鲁", "豫", "皖"]));
  const road = one(
    `京藏高速${random.int(380, 520)}公里处`,
    `${place.district || place.city}示例大街与示例路交叉口`,
    `国道${random.int(104, 335)}线${random.int(12, 900)}公里${random.int(100, 900)}米处`,
    `${shortPlace(place.city)}市绕城高速出口匝道`,
    `${place.city}机场高速${random.int(3, 26)}公里路段`,
  ).replace("市市", "市");
  const when = `${chineseDate(days.happened)}${random.int(5, 23)}时许`;
  const share = random.weighted([1, 0.7, 0.5] as const, (value) => (value === 1 ? 6 : 2));
  const duty = share === 1 ? "全部责任" : share === 0.7 ? "主要责任" : "同等责任";
  const kind = one("重型半挂牵引车", "轻型普通货车", "小型轿车", "重型自卸货车", "小型普通客车");
  const crash = one(
    `因未与前车保持安全距离，与前方同车道${insured.short}所有的${mine}号车辆追尾相撞`,
    `变更车道时妨碍正常行驶车辆，与${mine}号小型轿车发生碰撞`,
    `通过路口时未按交通信号灯通行，与正常行驶的${mine}号车辆相撞`,
    `倒车时疏于观察，将停放在路边的${mine}号车辆撞损`,
    `车辆侧翻后所载货物散落，砸中相邻车道内${mine}号车辆`,
  );
  const police = policeOf(scene);
  const proof = `《道路交通事故认定书》`;
  const told = `${when}，${driver.short}驾驶${theirs}号${kind}行驶至${road}，${crash}，造成两车受损的交通事故。经${police}认定，${driver.short}承担事故${duty}。${withOwner ? `${theirs}号车登记在${owner.short}名下。` : ""}${withInsurer ? `该车在${other.short}投保交强险和商业第三者责任保险。` : ""}`;
  return subrogationStory(scene, days, {
    insured,
    defendants: [driver, ...(withOwner ? [owner] : []), ...(withInsurer ? [other] : [])],
    policy: one("机动车损失保险", "机动车损失保险及不计免赔险", "机动车综合商业保险"),
    object: `${mine}号${one("小型轿车", "机动车", "车辆")}`,
    happened: days.happened,
    share,
    told,
    found: one(
      `${when}，${driver.short}驾驶${theirs}号${kind}行至${road}时，${crash}。${police}作出${proof}，认定${driver.short}负事故${duty}。`,
      `${driver.short}于${when}驾车途经${road}，${crash}，两车不同程度损坏。交警部门认定${driver.short}负${duty}。${withOwner ? `${owner.short}系${theirs}号车的登记所有人，${driver.short}系其雇请的驾驶员。` : ""}`,
    ),
    report: proof,
    evidence: ["机动车行驶证", "维修费发票及维修清单"],
    liability: [
      `${police}所作责任认定程序合法、依据充分，${driver.short}负事故${duty}，其对受损车辆的损失具有过错。${withOwner ? `${owner.short}作为车辆所有人及用工方，应就驾驶员执行工作任务造成的损失承担责任。` : ""}${withInsurer ? `${other.short}作为事故车辆的保险人，应在责任限额内先予赔付。` : ""}`,
      `交通事故认定书可以作为认定过错的依据，各方均未提供相反证据。${driver.short}违反安全驾驶义务，是事故发生的原因。${withOwner ? `${owner.short}是车辆的运营管理者并享有运行利益，应当承担相应责任。` : ""}`,
    ],
    issues: [
      {
        topic: "驾驶人的责任",
        argue: [
          `${driver.short}系履行职务，个人不应承担赔偿责任。`,
          "驾驶人受雇于车主，其行为后果应由雇主承担。",
        ],
        overrule: [
          "没有证据证明事故发生时驾驶人正在执行工作任务，该抗辩不能成立。",
          "各责任人之间的内部关系不能对抗受损一方，承担责任后可另行处理。",
        ],
        sustain: [],
        keeps: 1,
        likely: 0,
      },
      ...(withOwner
        ? [
            {
              topic: "车辆挂靠经营",
              by: owner,
              argue: [
                `事故车辆系挂靠经营，实际车主另有其人，${owner.short}不应担责。`,
                `${owner.short}仅为名义车主，未从车辆营运中获益。`,
              ],
              overrule: [
                "以挂靠形式从事经营的机动车发生事故，被挂靠单位并不因此免除对外责任，该项抗辩不予采纳。",
                `${owner.short}许可他人以其名义营运，应就该车造成的损失对外承担责任。`,
              ],
              sustain: [],
              keeps: 1,
              likely: 0,
            },
          ]
        : []),
    ],
  });
}

function policeOf({ place, random }: Scene): string {
  if (place.district !== "" && !place.district.endsWith("区")) return `${place.district}公安局交通警察大队`;
  const squad = random.pick([place.district || "一", "二", "高速公路"]);
  return `${place.city}公安局交通管理支队${squad}大队`;
}

function cargo(scene: Scene): Story {
  const { random, place, one, money } = scene;
  const days = lossDays(scene);
  const insured = sampleCompany(random, place, random.pick(["plant", "trade"]));
  const carrier = sampleCompany(random, place, "transport");
  const actual = person(random, place, 2008);
  const two = random.chance(0.55);
  const goods = one(
    `${random.int(18, 68)}台变频电机`,
    `${random.int(12, 32)}吨奶粉`,
    "一批光伏组件",
    "液晶面板生产设备一套",
    `${random.int(20, 33)}吨冷鲜牛羊肉`,
    "风力发电机组叶片三片",
    "多晶硅原料二十五吨",
    "成套变压器及附件",
  );
  const route = `自${one(shortPlace(place.city), "天津", "上海", "广州", "成都")}运往${one("沈阳", "西安", "武汉", "乌鲁木齐", "济南", shortPlace(place.city))}`;
  const what = one(
    "车辆因制动失灵冲出路面侧翻，车上货物全部受损",
    "运输途中遇降雨，因篷布苫盖不严，货物大面积受潮",
    "车厢起火，货物烧毁",
    "冷藏车制冷机组停机，货物温度超标变质",
    "车辆与限高架相撞，货物被撞变形无法使用",
    "因捆扎加固不牢，货物在急刹车时移位跌落",
  );
  const when = chineseDate(days.happened);
  const contract = `《${one("货物运输合同", "年度物流服务协议", "公路运输协议")}》`;
  const facts = days.happened >= CIVIL_CODE_IN_FORCE;
  const limit = random.pick([10_000, 20_000, 50_000]);
  return subrogationStory(scene, days, {
    insured,
    defendants: two ? [carrier, actual] : [carrier],
    policy: one("国内公路货物运输保险", "货物运输一切险", "物流货物保险", "陆上货物运输综合险"),
    object: one(`交付运输的${goods}`, `${goods}`),
    happened: days.happened,
    told: `${insured.short}与${carrier.short}签订${contract}，约定由${carrier.short}承运${goods}，${route}。${two ? `${carrier.short}将运输任务转交${actual.short}实际承运。` : ""}${when}，${what}。`,
    found: one(
      `${insured.short}与${carrier.short}订有${contract}。${carrier.short}受托将${goods}${route}，${two ? `并由${actual.short}驾驶自有车辆实际承运。` : "由其自有车辆承运。"}${when}，${what}。收货人在运单上批注了货损情况。`,
      `${when}，${two ? `${actual.short}接受${carrier.short}的委派，` : `${carrier.short}的驾驶员`}运送${insured.short}的${goods}${route}，${what}。${carrier.short}于次日向${insured.short}出具情况说明，对货损事实予以确认。`,
    ),
    report: `${contract}及运单`,
    evidence: ["货物发票", "现场照片", "情况说明"],
    cites: facts
      ? [article(CIVIL_CODE, 811), article(CIVIL_CODE, 832)]
      : [article(CONTRACT_LAW, 290), article(CONTRACT_LAW, 311)],
    liability: [
      `${insured.short}与${carrier.short}之间成立货物运输合同关系。承运人对运输期间的货损承担的是严格责任，除非其能证明存在法定免责事由。${carrier.short}未举证证明货损系不可抗力、货物本身性质或者托运人、收货人的过错造成，应当承担赔偿责任。${two ? `${actual.short}系实际承运人，货损发生在其掌管期间，应与${carrier.short}共同负责。` : ""}`,
      `${carrier.short}接受委托后负有将货物安全运抵的义务，货物在其责任期间内受损，构成违约。${two ? `${carrier.short}转委托他人承运不影响其合同责任，${actual.short}作为实际承运人对其操作不当造成的损失亦应赔偿。` : ""}被保险人${insured.short}有权选择请求违约赔偿，原告代位后亦同。`,
    ],
    issues: [
      {
        topic: "赔偿责任限额",
        argue: [
          `运单载明未保价货物按运费的${random.int(3, 8)}倍赔偿，最高不超过${money(limit)}，应按该约定计赔。`,
          `双方约定货损赔偿以${money(limit)}为限，超出部分由托运人自行投保解决。`,
        ],
        overrule: [
          `该限额条款系${carrier.short}预先拟定的格式条款，未以合理方式提示和说明，且货损系其重大过失造成，不产生限制责任的效力。`,
          `${carrier.short}未能证明已就赔偿限额条款提请对方注意，${insured.short}亦未在该处签字确认，该条款不成为合同内容。`,
        ],
        sustain: [
          `双方系平等的商事主体，限额条款在${contract}中以加粗字体载明并由${insured.short}逐页盖章，属于双方真实意思表示；${carrier.short}对货损不存在故意或者重大过失，故按约定限额并结合受损件数核定赔偿数额。`,
        ],
        keeps: 0.35,
        likely: 0.3,
      },
      {
        topic: "货物包装与装载",
        argue: [
          "货物包装不符合运输要求，托运人自身存在过错。",
          `${insured.short}自行装车捆扎，货损系其装载不当所致，承运人不应负全责。`,
        ],
        overrule: [
          `${carrier.short}在接收货物时未对包装和装载提出异议，且未能证明货损与包装之间有因果关系，应自行承担不利后果。`,
          "承运人对装载加固负有检查义务，接货后未提出保留意见的，视为货物外表状况良好，该抗辩不能成立。",
        ],
        sustain: [
          `装车照片和公估报告反映，${insured.short}对货物的固定方式确有缺陷，与货损后果具有一定关联，可相应减轻承运一方的责任，本院酌定减轻20%。`,
        ],
        keeps: 0.8,
        likely: 0.35,
      },
    ],
  });
}

function vehicleFire(scene: Scene): Story {
  const { random, place, one } = scene;
  const days = lossDays(scene);
  const insured = sampleCompany(random, place, random.pick(["trade", "transport", "service"]));
  const owner = random.chance(0.5) ? person(random, place, 2008) : sampleCompany(random, place, "transport");
  const manager = sampleCompany(random, place, "property");
  const two = random.chance(0.5);
  const plate = licencePlate(random, place.sign);
  const when = `${chineseDate(days.happened)}凌晨`;
  const lot = one("地下停车场", "露天货车停车场", "小区地面停车位", "汽车4S店停车场");
  const cause = one(
    "发动机舱内电气线路短路",
    "车载电池热失控",
    "私自加装的大灯线路过载",
    "排气管高温引燃周边可燃物",
  );
  const fire = fireService(scene, days.happened);
  return subrogationStory(scene, days, {
    insured,
    defendants: two ? [owner, manager] : [owner],
    policy: one("财产综合险", "财产一切险", "商品车辆仓储保险"),
    object: one(`停放于${lot}的${random.int(2, 6)}辆商品车`, `${lot}内的车辆及设施`),
    happened: days.happened,
    told: `${when}，${owner.short}停放在${lot}内的${plate}号车辆起火，火势蔓延，造成相邻的${insured.short}车辆及设施烧损。${fire}认定起火部位为${plate}号车，起火原因系${cause}。`,
    found: one(
      `${when}，${lot}发生火灾。${fire}出具《火灾事故认定书》，认定起火点位于${plate}号车，起火原因为${cause}，排除人为放火及外来火种。${plate}号车系${owner.short}所有。${two ? `该停车场由${manager.short}经营管理，事发时场内自动喷水灭火系统未启动。` : ""}`,
      `《火灾事故认定书》载明：${when}，${plate}号车因${cause}起火并引燃周围车辆。${owner.short}系该车所有人及使用人。${two ? `${manager.short}负责停车场的日常管理并收取停车费。` : ""}`,
    ),
    report: "《火灾事故认定书》",
    evidence: ["机动车行驶证", "现场勘验照片"],
    liability: [
      `${plate}号车因${cause}引发火灾，${owner.short}作为所有人及管理人，对车辆未尽到检查、维护义务，应承担赔偿责任。${two ? `${manager.short}作为停车场管理者，消防设施未能有效运行，导致损失扩大，亦存在过错。` : ""}`,
      `火灾由${owner.short}的车辆引起，${owner.short}未能证明自己对此没有过错或者存在产品缺陷等其他原因，应对由此造成的损失负责。${two ? `${manager.short}疏于消防管理，应在其过错范围内承担责任。` : ""}`,
    ],
    issues: [
      {
        topic: "火灾成因",
        argue: [
          "起火系车辆自身质量缺陷所致，应由生产厂家赔偿。",
          `火灾原因不能排除产品质量问题，${owner.short}本身也是受害人。`,
        ],
        overrule: [
          `${owner.short}主张车辆存在质量缺陷，但车辆残骸已被处置，其既未申请鉴定，也未提供其他证据，该主张不能成立。`,
          "火灾事故认定书没有指向产品缺陷，车辆所有人承担责任后如认为车辆存在缺陷，可另行主张权利。",
        ],
        sustain: [],
        keeps: 1,
        likely: 0,
      },
      {
        topic: "受损方过错",
        argue: [
          "受损车辆停放在消防通道上，妨碍扑救，被保险人对损失扩大也有责任。",
          `${insured.short}的车辆间距过小且违规停放，应自行承担部分损失。`,
        ],
        overrule: [
          "停放位置由停车场指定，没有证据表明其妨碍了灭火救援，故对减轻责任的主张不予支持。",
          "现场勘验照片显示受损车辆停放在划定车位内，该抗辩与事实不符。",
        ],
        sustain: [
          `受损车辆停放于消防通道，客观上延误了扑救，${insured.short}对损失扩大亦有过错，应自负30%的责任。`,
        ],
        keeps: 0.7,
        likely: 0.3,
      },
    ],
  });
}
