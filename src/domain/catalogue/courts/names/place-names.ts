/** The ethnic groups that occur in the names of autonomous prefectures and counties. */
const PEOPLES =
  "壮|满|回|苗|维吾尔|土家|彝|蒙古|藏|布依|侗|瑶|朝鲜|白|哈尼|哈萨克|黎|傣|畲|傈僳|仡佬|东乡|拉祜|水|佤|纳西|羌|土|仫佬|锡伯|柯尔克孜|达斡尔|景颇|毛南|撒拉|布朗|塔吉克|阿昌|普米|鄂温克|怒|京|保安|德昂|裕固|独龙|鄂伦春|各";
const OF_PEOPLES = new RegExp(`(?:(?:${PEOPLES})族|维吾尔|蒙古|哈萨克|柯尔克孜|塔吉克|锡伯)+$`);

/** The name without its ethnic groups: 恩施土家族苗族 becomes 恩施. */
const withoutPeoples = (name: string) => name.replace(OF_PEOPLES, "") || name;

/**
 * The name of a township without the word for its kind: 望京 for 望京街道, 惠七 for 惠七满族镇. The word stays if only one
 * character would be left.
 */
export function withoutTownKind(name: string): string {
  const stem = withoutPeoples(name.replace(/(?:街道(?:办事处)?|地区(?:办事处)?|(?:民族)?乡|镇|苏木)$/, ""));
  return stem.length > 1 ? stem : name;
}

/** The two forms in which a province is printed before a court's name: 广西壮族自治区 and 广西, 河北省 and 河北. */
export function provinceForms(name: string): string[] {
  const short = name.endsWith("自治区")
    ? name.replace(/(?:壮族|回族|维吾尔)?自治区$/, "")
    : name.replace(/[省市]$/, "").replace("新疆生产建设兵团", "兵团");
  return [...new Set([name, short])];
}

/**
 * Every form in which a prefecture is printed: 石家庄市 and 石家庄, or 恩施土家族苗族自治州, 恩施州 and 恩施. Many cities were a 地区
 * or 盟 of the same name earlier, so these forms are included too.
 */
export function cityForms(name: string): string[] {
  if (name.endsWith("自治州")) {
    const stem = withoutPeoples(name.slice(0, -3));
    return [...new Set([name, `${stem}州`, stem])];
  }
  const stem = name.replace(/(?:市|地区|盟)$/, "");
  return [...new Set([name, stem, `${stem}地区`, `${stem}盟`])];
}

/** The short form of an autonomous county's name, such as 前郭尔罗斯县 for 前郭尔罗斯蒙古族自治县. Null if it has none. */
export function shortCounty(name: string): string | null {
  const kind = /自治([县旗])$/.exec(name);
  if (!kind) return null;
  const stem = withoutPeoples(name.slice(0, kind.index));
  return stem.length > 1 ? stem + kind[1] : null;
}
