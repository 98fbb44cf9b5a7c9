import type { Random } from "./random.ts";

/*
 * Every invented person's name ends in 例 or 样 ("example", "specimen"); every invented company, firm and
 * street contains 示例. Neither ending occurs in real given names, so no reader and no program can mistake a
 * sample for a real one.
 */
const SURNAMES = [
  ..."王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段",
  "欧阳",
  "司马",
  "上官",
];
const GIVEN = [
  ..."青禾砚川岚屿澜松柏云帆舟溪岩霁晴晗昀昕朗峤峰嵩岭洲汀浩淼泽涵潇湘波涛毅恒谦慎恪弘博文章墨书翰简策博雅颂律衡鉴明哲睿思齐贤良俭朴诚信达观致远若兰芷蕙荷菊梅筠桐梓楠枫桦榕棠杉竹萱蓉薇茗",
];
const MARKS = ["例", "样"];

/** Two-character brand words; the caller puts 示例 before them. */
export const BRAND_WORDS = [
  ..."青原 云泽 禾瑞 澜川 恒屿 明岳 朔野 南溟 望舒 稷安 苍梧 霁和 庚泰 砺行 清晏 远汀 松岭 柏舟 晴川 岚山 鹿鸣 沐风 乘流 载物 知止 守拙 允中 嘉树 景行 凌霄 鸿渐 维桢 承露 攸宁 怀瑾 秉烛 修远 问渠 观澜 听泉 云岫 朝晖 星野 平畴 采薇 伐檀 缁衣 木瓜 甘棠 淇奥 卷耳 葛覃 樛木 汝坟 江汜 绿竹 白驹 鹤鸣 振鹭 有年".split(
    " ",
  ),
];

/** A lawyer's, judge's or clerk's name: surname, one character, ending. */
export function personName(random: Random): string {
  return random.pick(SURNAMES) + random.pick(GIVEN) + random.pick(MARKS);
}

/**
 * Source of a regular expression for invented persons of the first kind: surname, 某 or a given character,
 * ending.
 */
export const PERSON_NAME = `(?:${SURNAMES.join("|")})(?:某|[${GIVEN.join("")}])[${MARKS.join("")}]`;

const COMMON = [
  ..."安邦宝昌成创达德鼎东都方丰福富高冠光广国海汉航浩合和恒红宏鸿华汇惠吉佳嘉建江杰金锦京晶景靖久居巨聚开凯康科坤兰乐力立利联良林龙隆鲁美民明铭南宁鹏品平普奇旗千乾庆泉仁荣瑞润三森山尚申盛胜世首顺思泰腾天通同万旺威维伟文沃西祥欣新信兴星雄旭雅亚阳耀业一义亿益银英永优友有禹玉裕元原远源跃云运泽展长振正之志智中众洲卓资子宗",
];

/** A word of two characters that is hardly ever repeated, for texts that must differ in vocabulary. */
export function rareWord(random: Random): string {
  return random.pick(COMMON) + random.pick(GIVEN);
}
