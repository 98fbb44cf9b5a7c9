/** A list of words, separated by blanks, as alternatives of a pattern. */
const words = (list: string): string => list.split(" ").join("|");

/**
 * Words before the people whom criminal cases protect (法释〔2016〕19号 art. 8 item 2), such as victims and those
 * who report the crime.
 */
export const PROTECTED_ROLES = words(
  "附带民事诉讼原告人 附带民事诉讼原告 被害单位的?员工 被害人 受害人 被害方 受害方 受害者 被害者 被害儿童 被害妇女 受害群众 被害群众 被害女童 被害幼女 遇害人 被侵害人 被侵权人 被拐卖?儿童 被拐卖?妇女 被拐婴儿 受贿人 行贿人 遇难者 罹难者 遇难人 失踪者 被盗人 被抢人 被骗人 受骗人 死者 伤者 失主 事主 (?<!保)证人(?!保) 目击者 (?<!被)鉴定人员? 法医(?!学|鉴定|临床|病理|物证|检验|师|中心|人类) 报案人 报警人 举报人 控告人 集资参与人 投资人 知情人 见证人 自诉人 购毒人员 吸毒人员 购买人 举报人 被扶养人",
);
/** Words before the parties. Parties are protected in family cases. */
export const PARTY_ROLES = words(
  "(?<=^|[。；，、\n]|原审|一审|二审|再审)(?:再审申请人|被申请人|申请人|被上诉人|上诉人|原告|被告|第三人)(?=[：（]|[^，。；：]{2,4}[，。；、（])",
);
/** Words before a person's real name. */
export const NAMING = words(
  "真名 本名 原名 实名(?![举检控认制登注验购]) 大名 全名 学名 乳名 小名 奶名 苗名 藏名 汉名 汉族名 真实姓名 真实身份 真实名字 户籍名 中文名 译名(?!书) 中文译名 名叫 取名 名为 叫做 辨认[为系](?=[\u4e00-\u9fff]{2,3}[，。；）]) 经查为 经查系 经查明系 经查实为 人经查系 又名 曾用名 别名 化名 户名(?!称) 姓名 现名 署名(?!权) 经名 更名 更名为 改名 讳 (?<=[，。（妻夫子女父母])名(?!下|义|字|家|称|誉) (?<=姓.，)(?:名|叫) 姓氏 另取名",
);
/** Relatives and partners. */
export const KIN = words(
  "(?:非?婚生|长|次|三|四|五|六|幼|小|大|孙|外孙|侄|外甥|继|养|独生|亲生)(?:子|女) 儿子 女儿(?!童) 孙子(?!女) 孙女 外孙 外孙女 连襟 妯娌 闺蜜 寡妇 叔父 堂侄 孙媳 男孩 女孩 侄子 侄女 侄儿 外甥 外甥女 女婿 儿媳妇? 父亲 母亲 爸爸 妈妈 祖父 祖母 外祖父 外祖母 近亲属(?!于) 爷爷 奶奶 外公 外婆 姥姥 姥爷 伯父 伯母 大伯 堂伯 叔叔 小叔 堂叔 表叔 婶婶 姑姑 姑父 姑妈 舅舅 舅父 舅母 姨妈 姨父 丈夫 妻子 配偶 遗孀 老伴 前妻 前夫 亡夫 亡妻 后妻 继妻 未婚妻 未婚夫 哥哥 弟弟 姐姐 妹妹 堂兄 堂弟 堂哥 堂姐 堂妹 表哥 表弟 表姐 表妹 表兄 表嫂 堂嫂 嫂子 弟媳 姐夫 妹夫 妻弟 妻兄 妻妹 岳父 岳母 公公 婆婆 亲家 养父 养母 继父 继母 生父 生母 干爹 干妈 男友 女友 男朋友 女朋友 同居女友 监护人(?!严) 法定代理人 [之其](?:父|母|妻|夫|子|女|兄|弟|姐|妹|孙|姑|舅|姨|叔|伯|婶|嫂)(?![父母妻夫子女兄弟姐妹婿亲友朋儿孙家人性])",
);
/**
 * Relatives named by one character. They are used only in family cases, since elsewhere the character is
 * usually part of a word.
 */
export const SHORT_KIN =
  "(?<=[，。；、（和\n])(?:父|母|妻|夫|子|女|兄|弟|姐|妹|孙)(?=[^，。；、（）亲女子友朋儿人方家弟妹姐夫性]{2})";
/** Words before the people concerned by an inheritance or another family case. */
export const FAMILY_ROLES = words(
  "被继承人 继承人 立遗嘱人 遗嘱人 遗赠人 受遗赠人 被扶养人 被监护人 被收养人 收养人 被赡养人",
);
/** Words that mean a minor. */
export const MINOR_WORDS = words(
  "幼女 幼子 女童 男童 儿童(?![工福保活权医心发服用乐节文读教组]) 幼儿(?![园教]) 婴儿 女婴 男婴 小女孩 小男孩 小朋友 小学生 初中生 未成年人 (?:未成年|年幼)的?(?:女儿|儿子|子女|孩子|学生|少女|女孩|男孩)",
);
/**
 * Words before a person who acts for the court, the state, a party or an organisation. The name of such a
 * person stays.
 */
export const OFFICIAL_ROLES = words(
  "检察员 检察长 检察官 公诉人 助理 辩护人 委托代理人 诉讼代理人 (?<!法定)代理人 审判[员长] (?<![其的托])翻译(?:人员)? 陪审员 法官 书记员 律师 工作者 (?:法院|检察院)(?:副)?院长 公安局(?:副)?局长 (?<=^|[。；\n]|(?:公司|[行社厂店])[，,])负责人(?!是) (?<!单位[^，。；]{0,8})法定代表人(?!是)",
);
/**
 * OFFICIAL_ROLES, and words before an accused or a person who acts for a firm. In family cases the latter may
 * be relatives, so only OFFICIAL_ROLES are used there.
 */
export const OPEN_ROLES = `${OFFICIAL_ROLES}|${words(
  "被告人? 上诉人 同案人 同案犯 同伙 罪犯 嫌疑人 诉讼代表人 经营者 投资人(?=[：:])",
)}`;
/** Words after the name of a person who is accused in another case. */
export const ACCUSED_ELSEWHERE = words(
  "另案 已判 在逃 另处 同案 未到案 已起诉 已决 不起诉 判刑 判处 取保 刑拘 另行处理",
);
/** Words before witnesses and experts. Art. 8 does not hide their names in civil cases. */
export const OPEN_IN_CIVIL = words("证人 鉴定人 鉴定人员 评估人员 见证人 造价师 造价员");
/** Words for other names of a person. */
export const NICKNAMES = words("绰号 外号 人称 诨号 网名 昵称 群昵称 微信名 小名 乳名");
/** Verbs of testimony, after the name of a witness. */
export const TESTIFIES = "的?(?:证明|证实|作证|证言|证词|陈述|指认|辨认)(?!证明|证实)";
/** Verbs and phrases after the name of a person. */
export const DOES = words(
  "称， 撞[倒伤死] 追[出赶上] 打[倒伤死] 拦 发现 看见 看到 听见 听到 赶到 报警 报案 制止 劝 拨打 目睹 拍下 拉开 抱住 扶 替 帮 误 路过 赶来 回来 告诉 打电话 喊 购买 投入 转账 汇款",
);
