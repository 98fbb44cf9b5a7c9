import { allMatches } from "../../../text/all-matches.ts";
import { MASK, type Span } from "../printed/kinds.ts";
import words from "./words.json" with { type: "json" };

const MAIL =
  /[A-Za-z0-9][A-Za-z0-9._+*-]{0,40}(?:[@＠]|[（(【[]at[）)】\]]| ?[#＃] ?)[A-Za-z0-9-]{1,30}(?:[.．][A-Za-z]{2,8}){1,3}/g;
const SERVICES = words.services.replaceAll(" ", "|");
const ACCOUNT_CODE =
  "@?(?:[A-Za-z][A-Za-z0-9_＿.\\-]{1,30}[一二三四五六七八九零〇]{3,8}|[A-Za-z][A-Za-z0-9_＿.\\-–]{4,30}|[0-9]{5,14}|(?<=“)[A-Za-z0-9_]{2,12}[\\u4e00-\\u9fff]{1,10}[0-9]{0,6}(?=”)|(?<=“)[\\u4e00-\\u9fff]{1,10}[A-Za-z0-9_]{2,20}(?=”)|[@＠][\\u4e00-\\u9fffA-Za-z0-9_-]{2,20}|[A-Za-z0-9_＿\\-]*[0-9_＿][A-Za-z0-9_＿\\-]{4,30}|[一二三四五六七八九零〇]{6,12})";
const ACCOUNT = new RegExp(
  `((?:${SERVICES})(?:平台|直播间?|频道|聊天|好友|会员|账户|帐户|号码?|账号|帐号|昵称|用户名?|名|UID|ID|\\s){0,3}(?:“[^“”]{1,16}”)?(?:分别)?(?:[（(](?:UID|ID|号码|号|账号|微信号|用户名|昵称)?)?(?:[：:为是系即叫有“（(\\s]){0,3})(${ACCOUNT_CODE}(?:[、和及]${ACCOUNT_CODE})*)(?![0-9A-Za-z_×*＊元万])`,
  "gi",
);
/** A code after a name in quotes, and codes that only accounts have: “都例”（dl_92）, wxid_…. */
const BARE_ACCOUNT =
  /wxid_[A-Za-z0-9]{6,20}|(?<=”[（(])(?=[A-Za-z0-9_-]*[0-9_])[A-Za-z][A-Za-z0-9_-]{4,30}(?=[）)])/g;

/** Mail addresses, and numbers and names of online accounts. */
export function contactSpans(text: string): Span[] {
  const spans: Span[] = [];
  const add = (code: string, from: number): void => {
    spans.push({ from, to: from + code.length, shown: MASK, kind: "contact" });
  };
  for (const { 0: mail, index } of allMatches(text, MAIL)) add(mail, index);
  for (const { 0: printed, 2: code = "", index } of allMatches(text, ACCOUNT))
    add(code, index + printed.length - code.length);
  for (const { 0: code, index } of allMatches(text, BARE_ACCOUNT)) add(code, index);
  return spans;
}
