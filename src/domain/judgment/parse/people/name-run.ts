import { HAN } from "../../../text/han.ts";

/**
 * The first characters of family names: the frequent ones, and rare ones that are printed directly after
 * another name in signatures.
 */
const FAMILY_NAMES = new Set(
  "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由逄员揣".split(
    "",
  ),
);
/** Minimum number of characters of two joined names. A run of four characters is one name as often as two. */
const MIN_TWO_NAMES_CHARS = 5;
const IS_HAN = new RegExp(`^[${HAN}]+$`, "u");
const DOUBLE =
  /^(?:欧阳|司马|上官|诸葛|皇甫|尉迟|公孙|慕容|令狐|东方|司徒|夏侯|端木|百里|长孙|宇文|呼延|南宫|独孤|轩辕|万俟|闻人|澹台|拓跋|申屠)/;

/**
 * The names in a run of Han characters printed without blanks (杨丹丹丁小峰). A run longer than one name is split
 * before characters with which a family name can start.
 */
export function partNameRun(run: string): string[] {
  const signs = [...run];
  const longest = DOUBLE.test(run) ? 4 : 3;
  if (signs.length <= longest || !IS_HAN.test(run)) return [run];
  for (const length of [longest, 2, 4]) {
    const [first = "", second] = signs.slice(length);
    const rest = signs.slice(length).join("");
    if (!second || !(FAMILY_NAMES.has(first) || DOUBLE.test(rest))) continue;
    const others = partNameRun(rest);
    if (others.every((name) => [...name].length <= 4)) return [signs.slice(0, length).join(""), ...others];
  }
  return [run];
}

/** Two joined full names (朱例例武例例), if each starts with a family name; else the run itself. */
export function partTwoNames(run: string): string[] {
  if ([...run].length < MIN_TWO_NAMES_CHARS) return [run];
  const names = partNameRun(run);
  const areTwo =
    names.length === 2 && names.every((name) => [...name].length <= 3 && isFamilyName(name[0] ?? ""));
  return areTwo ? names : [run];
}

/** True for a character with which a family name can start. */
export function isFamilyName(letter: string): boolean {
  return FAMILY_NAMES.has(letter);
}
