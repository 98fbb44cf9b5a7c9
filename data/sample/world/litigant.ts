import { brandWord, partyName, shortPlace, streetAddress } from "./names.ts";
import type { Random } from "./random.ts";
import type { Seat } from "./seat.ts";

/** A party of a sample case. `short` is how the text names it after the first mention. */
export interface Litigant {
  name: string;
  short: string;
  kind: "person" | "company" | "branch";
  /** Where the party lives or is registered. */
  address: string;
  /** Who represents the organisation: 法定代表人 or 负责人; empty for a person. */
  head: string;
  headTitle: string;
  /** Persons only: sex, birth and so on, as printed after the name. */
  about: string;
  /** True for repeat players whose cases go to the same few lawyers. */
  insurer: boolean;
}

/** The city and district a text refers to: the court's own, or for a higher court one below it. */
export interface SamplePlace {
  province: string;
  city: string;
  district: string;
  sign: string;
  /** Brand words and personal names already used in this case, so that no two parties share one. */
  taken: Set<string>;
}

/** The place of a court. */
export function placeOf(seat: Seat): SamplePlace {
  return {
    province: seat.province,
    city: seat.city,
    district: seat.district,
    sign: seat.sign[0] ?? "",
    taken: new Set(),
  };
}

const INSURER_BRANDS = "青原 云泽 禾瑞 澜川 恒屿 明岳 朔野 南溟 望舒 稷安 苍梧 霁和".split(" ");
const LINES: Record<string, string[]> = {
  transport: ["物流", "运输", "货运", "汽车运输", "供应链管理"],
  trade: ["商贸", "贸易", "建材", "化工", "农牧业发展", "食品", "医疗器械", "煤炭销售", "钢铁贸易"],
  plant: ["机械制造", "电气设备", "新材料", "纺织", "乳业", "冶金", "生物科技", "电子", "光伏科技", "家具"],
  building: ["建设工程", "建筑安装", "市政工程", "路桥", "装饰工程", "建筑劳务", "电力工程"],
  property: ["物业服务", "物业管理", "商业管理", "仓储", "园区运营"],
  energy: ["风力发电", "热电", "新能源", "燃气", "煤业", "供水"],
  service: ["网络科技", "餐饮管理", "教育咨询", "人力资源", "酒店管理", "文化传媒", "保安服务"],
};

/** An invented company of the given line of business. */
export function sampleCompany(
  random: Random,
  place: SamplePlace,
  line: keyof typeof LINES | string,
): Litigant {
  const words = LINES[line] ?? LINES.trade!;
  const trade = random.pick(words);
  const word = unused(place, () => brandWord(random));
  const town = random.pick([shortPlace(place.city), place.city, shortPlace(place.province)]);
  const form = random.weighted(
    [
      ["有限公司", 6],
      ["有限责任公司", 3],
      ["集团有限公司", 1],
      ["股份有限公司", 1],
    ] as const,
    (option) => option[1],
  )[0];
  return {
    name: `${town}示例${word}${trade}${form}`,
    short: `示例${word}公司`,
    kind: "company",
    address: streetAddress(random, fullPlace(random, place)),
    head: partyName(random, place.province).name,
    headTitle: random.pick(["总经理", "执行董事", "董事长", "经理", "执行董事兼总经理"]),
    about: "",
    insurer: false,
  };
}

/** A branch of an invented property insurer; `life` gives a life insurer. */
export function insurer(random: Random, place: SamplePlace, life = false): Litigant {
  const brand = unused(place, () => random.pick(INSURER_BRANDS));
  const town = random.pick([shortPlace(place.city), shortPlace(place.city), shortPlace(place.province)]);
  const city = shortPlace(place.city) === town;
  const branch = city
    ? random.pick([`${town}市分公司`, `${town}中心支公司`, `${town}分公司`]).replace("市市", "市")
    : `${town}分公司`;
  const kind = life ? "人寿" : "财产";
  return {
    name: `示例${brand}${kind}保险股份有限公司${branch}`,
    short: random.pick([
      `示例${brand}${life ? "人寿" : "财险"}公司`,
      `示例${brand}${life ? "人寿" : "财险"}`,
    ]),
    kind: "branch",
    address: streetAddress(random, fullPlace(random, place)),
    head: partyName(random, place.province).name,
    headTitle: random.pick(["总经理", "经理", "副总经理"]),
    about: "",
    insurer: true,
  };
}

/** A branch of an invented bank. */
export function bank(random: Random, place: SamplePlace): Litigant {
  const brand = unused(place, () => random.pick(["云泽", "恒屿", "霁和", "清晏", "守拙"]));
  const town = shortPlace(place.city);
  const branch = random.pick([`${town}分行`, `${shortPlace(place.district || place.city)}支行`]);
  return {
    name: `示例${brand}银行股份有限公司${branch}`,
    short: `示例${brand}银行`,
    kind: "branch",
    address: streetAddress(random, fullPlace(random, place)),
    head: partyName(random, place.province).name,
    headTitle: random.pick(["行长", "副行长"]),
    about: "",
    insurer: false,
  };
}

/** An invented natural person. */
export function person(random: Random, place: SamplePlace, bornBefore: number): Litigant {
  let drawn = partyName(random, place.province);
  const name = unused(place, () => {
    drawn = partyName(random, place.province);
    return drawn.name;
  });
  const { sex, nation } = drawn;
  const born = `${bornBefore - random.int(22, 58)}年${random.int(1, 12)}月${random.int(1, 28)}日`;
  const trade = random.pick(["", "", "，农民", "，个体工商户", "，居民", "，驾驶员"]);
  return {
    name,
    short: name,
    kind: "person",
    address: streetAddress(random, fullPlace(random, place)),
    head: "",
    headTitle: "",
    about: random.pick([
      `${sex}，${born}出生，${nation}${trade}`,
      `${sex}，${nation}，${born}出生`,
      `${sex}，${nation}${trade}`,
    ]),
    insurer: false,
  };
}

function unused(place: SamplePlace, draw: () => string): string {
  for (let tries = 0; tries < 40; tries++) {
    const word = draw();
    if (place.taken.has(word)) continue;
    place.taken.add(word);
    return word;
  }
  return draw();
}

function fullPlace(random: Random, place: SamplePlace): string {
  const whole = place.city === place.province || random.chance(0.4);
  return `${whole && place.city !== place.province ? place.province : ""}${place.city}${place.district}`;
}
