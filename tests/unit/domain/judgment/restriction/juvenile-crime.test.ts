import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { findRestriction } from "#domain/judgment/restriction/restricted.ts";
import { runs } from "#tests/fixtures/laws.ts";
import { invented } from "../invented-record.ts";

const crime = (text: string, fields: Partial<JudgmentRecord> = {}) =>
  findRestriction(
    invented({
      text_type: "刑事判决书",
      case_number: "（2021）内0102刑初1号",
      cause: "盗窃罪",
      cause_code: "10502",
      casedate: "2021-06-04",
      parties: [{ name: "张例", side: "defendant", role: "被告人" }],
      body_text: text.split("\n"),
      ...fields,
    }),
  );

describe("a crime of a minor is withheld", () => {
  test.each([
    "被告人张例作案时系未成年人，依法从轻处罚。",
    "被告人张例作案时未成年。",
    "被告人张例犯罪时尚未成年，应当从轻处罚。",
    "被告人张例犯罪时未满十八周岁，应当减轻处罚。",
    "张例实施抢劫行为时不满18周岁。",
    "被告人张例年仅十六周岁，涉世未深。",
    "被告人张例案发时年仅17岁。",
    "被告人张例，男，16岁，学生。",
    "被告人张例（17岁），住内蒙古自治区。",
    "被告人张例，现年十七周岁。",
    "被告人张例，男，2004年5月2日出生，汉族。\n公诉机关指控：2021年3月1日，被告人张例盗窃电动车一辆。",
    "被告人张例，男，出生于2003年4月10日。\n经审理查明，2021年4月10日，张例窃得手机一部。",
    "被告人张例，生于二〇〇四年八月。2021年1月，张例多次入户盗窃。",
    "被告人张例，2003年10月1日生，汉族。\n经审理查明，2019年8月至2020年12月间，被告人张例实施诈骗三起。",
    "被告人张例，2003年1月1日出生。因涉嫌犯盗窃罪，于2020年12月30日被刑事拘留。",
    "本案未成年被告人张例到庭参加诉讼。",
    "未成年罪犯张例确有悔改表现。",
    "被告人张例及其法定代理人张样到庭参加诉讼。",
    "被告人张例的法定代理人张样对指控没有异议。",
    "被告人张例，因本案被取保候审。\n法定代理人张样，系被告人张例之父。\n呼和浩特市新城区人民检察院指控被告人张例犯盗窃罪。",
    "本院通知合适成年人到场，参加对被告人张例的讯问。",
    "本院委托社工对被告人张例的成长经历、犯罪原因进行了社会调查。",
    "经未成年人社会调查，张例家庭监管条件良好。",
    "本院少年法庭适用简易程序审理了本案。",
    "本案由未成年人刑事审判庭审理。",
    "判决生效后，被告人张例的犯罪记录依法予以封存。",
    "依照《中华人民共和国刑法》第二百六十四条、第十七条第一款、第三款、第六十七条之规定，判决如下：",
    "根据刑法第17条第4款的规定，对张例减轻处罚。",
    "已满十四周岁不满十八周岁的人犯罪，应当从轻或者减轻处罚。",
    "被告人张例已满十六周岁，应当负刑事责任。",
    "因涉及未成年人犯罪，本院不公开开庭审理。",
    "被告人张例无前科，且系未成年人，请求从宽。",
    "户籍证明证实其作案时未达成年。",
    "同案被告人三人中，被告人甲某、张例系已满十四周岁不满十八周岁的人。",
    "根据《最高人民法院关于审理未成年人刑事案件具体应用法律若干问题的解释》，对张例从轻处罚。",
    "庭审时被告人张例年龄为十七岁。",
  ])("%s", (text) => {
    expect(crime(text)).toBe("juvenile_crime");
  });

  test.each(["（2011）新刑未初字第29号", "（2014）海少刑初字第7号", "（2015）徐刑少终字第3号"])(
    "by the number of a juvenile division: %s",
    (case_number) => {
      expect(crime("被告人张例犯盗窃罪。", { case_number })).toBe("juvenile_crime");
    },
  );
});

describe("a crime of an adult is published", () => {
  test.each([
    "被告人张例作案时系成年人。",
    "户籍证明，证实被告人张例犯罪时系成年人，具有完全刑事责任能力。",
    "被告人张例作案时已满十八周岁。",
    "被告人张例已年满18周岁，应负完全刑事责任。",
    "被告人张例并非未成年人。",
    "被告人张例案发时刚满十八周岁零一个月，不属于未成年人犯罪。",
    "被告人张例年仅二十周岁。",
    "被告人张例年仅十八周岁。",
    "被告人张例，男，1985年1月1日出生。被害人未满十八周岁。",
    "被告人张例明知被害人李样系不满十四周岁的幼女，仍与其发生关系。",
    "被告人张例奸淫不满十四周岁的幼女，应从重处罚。",
    "被告人张例容留未成年人吸食毒品，从重处罚。",
    "被告人张例向未成年人贩卖毒品。",
    "被告人张例将女孩李样（16岁）带至旅馆。",
    "证人李样系未成年人，作证时其母亲在场。",
    "被害人李样及其法定代理人到庭参加诉讼。",
    "附带民事诉讼原告人李样的法定代理人要求赔偿。",
    "根据《关于依法惩治性侵害未成年人犯罪的意见》，应当从严惩处。",
    "被告人张例因犯盗窃罪于2008年被某县人民法院判处有期徒刑一年，该次犯罪时系未成年人。",
    "张例犯前罪时未满十八周岁，不构成累犯。",
    "被告人张例曾因抢劫被判刑，当时不满十六周岁。",
    "被告人张例提出其作案时不满十八周岁。经查，出生证明证实其作案时已满十九周岁，该意见不予采纳。",
    "被告人张例家中有未成年子女需要抚养。",
    "被告人张例，男，2001年5月2日出生。\n经审理查明，2019年5月3日，被告人张例窃得手机一部。",
    "被告人张例，男，1990年3月4日出生。\n公诉机关指控：2008年，张例与李样相识。2020年5月，被告人张例诈骗李样钱款。",
    "被告人张例与李样（女，2006年3月1日出生）于2021年3月相识，后强行与其发生关系。",
    "经审前社会调查，被告人张例符合社区矫正条件，可以宣告缓刑。",
    "被告人张例已满七十五周岁，依照《中华人民共和国刑法》第十七条之一从轻处罚。",
    "依照《最高人民法院关于审理破坏森林资源刑事案件具体应用法律若干问题的解释》第十七条的规定计算。",
    "被告人张例十六岁时外出打工。",
    "被告人张例系限制刑事责任能力人。",
    "本案被害人系未成年人，依法不公开开庭审理。",
    "其中不满十八周岁的人、怀孕的妇女和已满七十五周岁的人，应当宣告缓刑。",
    "提取的血样当场封存送检。",
  ])("%s", (text) => {
    expect(crime(text)).toBeNull();
  });

  test("the sign of 西安市未央区 is no juvenile division's", () => {
    expect(
      crime("被告人张例犯盗窃罪。", {
        case_number: "（2015）未刑初字第777号",
        court: "西安市未央区人民法院",
      }),
    ).toBeNull();
  });

  test("a legal representative of an accused born long before is no sign", () => {
    expect(crime("被告人张例，男，1975年3月1日出生。\n法定代理人张样，系被告人张例之兄。")).toBeNull();
  });
});

test("an accused is of full age from the day after the 18th birthday", () => {
  const day = fc.date({ min: new Date("1985-01-01"), max: new Date("2000-12-27"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -2000, max: 2000 }), (born, days) => {
      const birthday = new Date(born);
      birthday.setUTCFullYear(birthday.getUTCFullYear() + 18);
      fc.pre(birthday.getUTCDate() === born.getUTCDate());
      const act = new Date(birthday.getTime() + days * 86_400_000);
      const text = `被告人张例，男，${printed(born)}出生。\n经审理查明，${printed(act)}，被告人张例窃得手机一部。`;
      expect(crime(text, { casedate: "2021-06-04" })).toBe(days <= 0 ? "juvenile_crime" : null);
    }),
    { numRuns: runs(100) },
  );
});

function printed(day: Date): string {
  return `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日`;
}
