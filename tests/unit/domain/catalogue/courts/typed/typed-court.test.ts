import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resolveCourt } from "#domain/catalogue/courts/printed/resolve-court.ts";
import { resolveTypedCourt } from "#domain/catalogue/courts/typed/typed-court.ts";
import { ownCourts } from "../../own-courts.ts";

const label = (id: number) => ownCourts.byId(id)!.label;
const labels = (text: string) => {
  const read = resolveTypedCourt(text, ownCourts);
  if (read.kind === "unknown") return [];
  return read.kind === "found" ? label(read.id) : read.ids.map(label);
};

test.each([
  ["广东高院", "广东省高级人民法院"],
  ["粤高院", "广东省高级人民法院"],
  ["内蒙高院", "内蒙古自治区高级人民法院"],
  ["新疆高院", "新疆维吾尔自治区高级人民法院"],
  ["兵团法院", "新疆维吾尔自治区高级人民法院生产建设兵团分院"],
  ["最高院", "最高人民法院"],
  ["最高法知产庭", "最高人民法院"],
  ["海淀法院", "北京市海淀区人民法院"],
  ["海淀法庭", "北京市海淀区人民法院"],
  ["沪铁法院", "上海铁路运输法院"],
  ["昆山法院", "昆山市人民法院"],
  ["深圳中院", "广东省深圳市中级人民法院"],
  ["沪一中院", "上海市第一中级人民法院"],
  ["八师中院", "新疆生产建设兵团第八师中级人民法院"],
  ["广铁中院", "广州铁路运输中级法院"],
  ["北互", "北京互联网法院"],
  ["上海知产法院", "上海知识产权法院"],
  ["成渝金融", "成渝金融法院"],
  ["呼市中院", ["内蒙古自治区呼和浩特市中级人民法院", "内蒙古自治区呼伦贝尔市中级人民法院"]],
  ["呼市赛罕区法院", "呼和浩特市赛罕区人民法院"],
  ["烟台开发区法院", ["烟台经济技术开发区人民法院", "烟台高新技术产业开发区人民法院"]],
  ["园区法院（苏州）", "苏州工业园区人民法院"],
  ["二巡", "最高人民法院"],
  ["深圳的一巡", "最高人民法院"],
  ["最高法院第五巡回法庭", "最高人民法院"],
  ["南沙自贸区法院", "广东自由贸易区南沙片区人民法院"],
  ["宁波海事法庭", ["宁波海事法院"]],
  ["瞿州中院", ["浙江省衢州市中级人民法院"]],
  ["担州市法院", ["儋州市人民法院"]],
  ["郑州管城区法院", "郑州市管城回族区人民法院"],
  ["横琴法院", "横琴粤澳深度合作区人民法院"],
  ["天府新区法院", "四川天府新区人民法院"],
  ["保定高新法院", "保定高新技术产业开发区人民法院"],
  ["宿迁经开法院", "宿迁经济技术开发区人民法院"],
  ["郑州经开法院", "郑州经济技术开发区人民法院"],
  ["开封示范区法院", "开封城乡一体化示范区人民法院"],
  [
    "一中院",
    [
      "北京市第一中级人民法院",
      "天津市第一中级人民法院",
      "上海市第一中级人民法院",
      "海南省第一中级人民法院",
      "重庆市第一中级人民法院",
    ],
  ],
  [
    "东莞法院",
    ["广东省东莞市中级人民法院", "东莞市第一人民法院", "东莞市第二人民法院", "东莞市第三人民法院"],
  ],
  ["甬中院", "浙江省宁波市中级人民法院"],
  ["榕城鼓楼法院", "福州市鼓楼区人民法院"],
  ["羊城天河区法院", "广州市天河区人民法院"],
  ["伊盟中院", "内蒙古自治区鄂尔多斯市中级人民法院"],
  ["版纳勐腊法院", "勐腊县人民法院"],
  ["黔高院", "贵州省高级人民法院"],
  ["光谷", "武汉东湖新技术开发区人民法院"],
  ["冰城", "黑龙江省哈尔滨市中级人民法院"],
  ["春城中院", ["吉林省长春市中级人民法院", "云南省昆明市中级人民法院"]],
  ["榕城法院", "揭阳市榕城区人民法院"],
  ["石门法院", "石门县人民法院"],
  ["石门中院", "河北省石家庄市中级人民法院"],
  ["厦海法院", "厦门海事法院"],
  ["武海法院", "武汉海事法院"],
  ["南海法院", "佛山市南海区人民法院"],
  ["宁海法院", "宁海县人民法院"],
  ["广铁一院", "广州铁路运输法院"],
  ["辽河油田中院", "辽宁省辽河中级人民法院"],
  ["海南中院", ["青海省海南藏族自治州中级人民法院", "海南省第一中级人民法院", "海南省第二中级人民法院"]],
  ["沙洋法院", ["沙洋人民法院", "沙洋县人民法院"]],
  ["昆山千灯法庭", "昆山市人民法院"],
  ["我在宝山打官司的那个法院", ["双鸭山市宝山区人民法院", "上海市宝山区人民法院"]],
  ["株洲中园", ["湖南省株洲市中级人民法院"]],
  ["我在深圳上班被南山法院传唤", "深圳市南山区人民法院"],
  ["离婚 海淀法院", ["北京市海淀区人民法院"]],
  ["法院：上海金融法院", "上海金融法院"],
  ["中关村法庭", ["北京市海淀区人民法院"]],
  ["开庭在张浦人民法庭", ["昆山市人民法院"]],
  ["宁波观海卫法庭", ["慈溪市人民法院"]],
  ["苏州的张浦法庭怎么走", ["昆山市人民法院"]],
  ["增城新塘人民法庭", "广州市增城区人民法院"],
  ["昆山市张浦镇法院", "昆山市人民法院"],
  ["东莞虎门法庭", ["东莞市第一人民法院", "东莞市第二人民法院", "东莞市第三人民法院"]],
  ["受理法院：昆山法院", "昆山市人民法院"],
  ["管辖法院是武侯区人民法院", "成都市武侯区人民法院"],
  ["洛阳二审法院", "河南省洛阳市中级人民法院"],
  ["固始县里的法院", "固始县人民法院"],
  ["我要在昆山打官司", ["昆山市人民法院"]],
  ["平江法院", ["平江县人民法院", "苏州市姑苏区人民法院"]],
  ["（2020）最高法民申12号", []],
  ["最高法人身损害赔偿解释", []],
  ["火星法院", []],
  ["法院", []],
])("%s", (text, court) => {
  expect(labels(text)).toEqual(court);
});

test("first characters of a maritime court give way to the name of a place", () => {
  for (const [text, maritime] of [
    ["上海法院", "上海海事法院"],
    ["北海法院", "北海海事法院"],
    ["青海法院", "青岛海事法院"],
  ] as const)
    expect(labels(text)).not.toBe(maritime);
});

describe("a place with one wrong character", () => {
  test.each([
    ["亳洲中院", "安徽省亳州市中级人民法院"],
    ["海定区法院", "北京市海淀区人民法院"],
    ["徐会区法院", "上海市徐汇区人民法院"],
    ["东菀第三人民法院", "东莞市第三人民法院"],
    ["泸洲市中级人民法院", "四川省泸州市中级人民法院"],
  ])("%s is answered with choices, among them %s", (text, court) => {
    const read = resolveTypedCourt(text, ownCourts);
    expect(read.kind).toBe("ambiguous");
    expect(labels(text)).toContain(court);
  });
});

test.each(["军事法院", "上海军事法院", "广州军事法院", "天津军事法远", "东部战区军事法院", "南京军事法庭"])(
  "%s is a military court, which the catalogue does not have, and no other",
  (text) => expect(labels(text)).toEqual([]),
);

describe("nicknames of places", () => {
  const { nicknames } = ownCourts.facts;

  test.each(nicknames)("$name leads to courts of $place", ({ name, place }) => {
    const kind = [`${place}高级人民法院`, `中级人民法院`].find((tail) =>
      ownCourts.ordered.some(({ label }) => label === tail || label.endsWith(`${place}${tail}`)),
    );
    if (kind === undefined) expect([labels(`${name}法院`)].flat()).toContain(`${place}人民法院`);
    else if (kind.startsWith(place)) expect([labels(`${name}高院`)].flat()).toContain(kind);
    else {
      const found = [labels(`${name}中院`)].flat();
      expect(found.filter((label) => label.endsWith(`${place}中级人民法院`))).toHaveLength(1);
    }
  });

  test("are never read in a judgment", () => {
    for (const { name } of nicknames)
      for (const kind of ["中级人民法院", "高级人民法院"]) {
        const read = resolveCourt(name + kind, ownCourts);
        const ids = read.kind === "ambiguous" ? read.ids : read.kind === "found" ? [read.id] : [];
        for (const id of ids) expect(label(id)).toContain(name);
      }
  });

  test("stand once a place", () => {
    expect(new Set(nicknames.map(({ name, place }) => `${name} ${place}`)).size).toBe(nicknames.length);
  });
});

describe("the tribunal of a township", () => {
  const towns = ownCourts.facts.towns.split("\n").flatMap((line) => {
    const [court = "", names = ""] = line.split("\t");
    return names
      .split(" ")
      .filter((name) => /^.{2,4}$/u.test(name))
      .map((town) => ({ court, town }));
  });
  // What stands before a name, and the middle of 人民法庭.
  const named = towns.filter(({ town }) => !/^[向在到由去]|^人民$/u.test(town));
  const lying = (town: string) => towns.filter((one) => one.town === town).map(({ court }) => court);

  test("named with its county is taken for the court there, or offered beside others of that name", () => {
    const counties = named.filter(({ court }) => /^(?:.+市)?.{2,}[县区]人民法院$/u.test(court));
    fc.assert(
      fc.property(
        fc.constantFrom(...counties),
        fc.constantFrom("法庭", "人民法庭"),
        ({ court, town }, kind) => {
          expect([labels(court.replace(/人民法院$/u, "") + town + kind)].flat()).toContain(court);
        },
      ),
    );
  });

  test("named alone is never taken for one court where others have a township of that name", () => {
    fc.assert(
      fc.property(fc.constantFrom(...named), ({ town }) => {
        const read = resolveTypedCourt(`${town}法庭`, ownCourts);
        fc.pre(new Set(lying(town)).size > 1);
        expect(read.kind).toBe("ambiguous");
      }),
    );
  });
});

describe("short forms hold for every court", () => {
  const basic = ownCourts.ordered.filter(({ label }) => /^.+[市省].{2,}[区县]人民法院$/.test(label));

  test("a district without 区 and 人民, after its city, offers its court", () => {
    fc.assert(
      fc.property(fc.constantFrom(...basic), ({ label: full }) => {
        const short = full.replace(/[区县]人民法院$/, "法院").replace(/^(.+?)市/, "$1");
        fc.pre(/.{4,}法院$/.test(short));
        expect([labels(short)].flat()).toContain(full);
      }),
    );
  });

  test("an intermediate court is found by its city and 中院", () => {
    const cities = ownCourts.ordered.filter(
      ({ level, label }) => level === 2 && /市中级人民法院$/.test(label),
    );
    fc.assert(
      fc.property(fc.constantFrom(...cities), ({ label: full, area }) => {
        expect([labels(`${area.replace(/市$/, "")}中院`)].flat()).toContain(full);
      }),
    );
  });

  test("whatever the printed name leaves certain stays certain", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ownCourts.ordered), ({ label: full }) => {
        expect(resolveTypedCourt(full, ownCourts)).toEqual(resolveCourt(full, ownCourts));
      }),
    );
  });

  test("any text is answered with courts of the catalogue", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        const read = resolveTypedCourt(text, ownCourts);
        const ids = read.kind === "ambiguous" ? read.ids : read.kind === "found" ? [read.id] : [];
        for (const id of ids) expect(ownCourts.byId(id)).toBeDefined();
      }),
    );
  });
});

test("a name printed in a judgment is not read as a short form", () => {
  for (const text of [
    "海淀法院",
    "昆山法院",
    "烟台开发区法院",
    "粤高院",
    "北互",
    "昆山",
    "穗中院",
    "蓉城中院",
    "光谷法院",
  ]) {
    expect(resolveCourt(text, ownCourts).kind).toBe("unknown");
  }
});
