import type { Choice, ErrorName } from "#contract/envelope.ts";
import type { FailureReason } from "#contract/failure-reasons.ts";
import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import { SCOPE, type SearchScope } from "#domain/search/scope.ts";
import { formatFileSize } from "#domain/text/format-file-size.ts";
import { amountFaults as cnAmountFaults } from "./cn/amount-faults.ts";
import { amountFaults as enAmountFaults } from "./en/amount-faults.ts";
import { wordFields } from "./field-words.ts";
import { fill } from "./fill.ts";
import { leadErrors } from "./lead-errors.ts";
import { truncateText } from "./truncate-text.ts";

type Words = Record<ErrorName | FailureReason | LeadReason, string>;

/** {value} is what the failure is about; {fields} the invalid fields, in words. */
const cn: Words = {
  ...leadErrors.cn,
  ...cnAmountFaults,
  bad_input: "输入有误：{fields}",
  bad_json: "请求内容不是有效的 JSON",
  damaged: "内容在传输中损坏，请重试",
  ambiguous: "“{value}”可能是：{choices}，请选择",
  question_empty: "请写下想问的事",
  question_short: "一个字太少，请把遇到的事写成一句话",
  question_long: "最多 {value} 个字，请只写要紧的经过",
  question_foreign: "请用中文提问：法律和裁判文书都是中文",
  cross_site: "这个请求来自别的网站，没有受理；请在本站的页面上提交",
  unknown_id: "没有找到这份文书，可能已被撤下",
  not_found: "没有找到",
  method_not_allowed: "不支持这种请求方式",
  too_large: "请求内容过大，最多 {value}",
  wrong_type: "请求类型应为 {value}",
  too_many: "请求过于频繁，请稍后再试",
  internal: "服务器出了问题，请稍后再试",
  unavailable: "检索服务暂时没有回应，请稍后再试",
  missing_part: "这项功能的数据还没有准备好，我们会尽快处理，请稍后再来",
  faulty_part: "这项功能的数据出了问题，我们会尽快修复，请稍后再来",
  not_ready: "不能使用的文件，以及生成它的命令：{value}",
  no_room: "服务器的存储空间已满，请稍后再试",
  no_searchable_character: "关键词“{value}”里没有可以检索的文字",
  control_character: "关键词里含有控制字符",
  unknown_court: "没有名为“{value}”的法院",
  unknown_cause: "没有名为“{value}”的案由",
  unknown_kind: "没有名为“{value}”的文书种类",
  not_a_year: "“{value}”不是年份，请用四位数字，例如 2023",
  not_a_date: "“{value}”不是日期，请写例如 2023-05-01",
  dates_reversed: "结束日期“{value}”早于开始日期",
  one_word_only: "“{value}”只有一个词，同一段落检索需要两个以上用空格分开的词",
  too_many_words: "同一段落检索的词太多，请去掉“{value}”或别的一组",
  too_much_near: "“{value}”太常见，在同一段落里查找太费时，请去掉，或换成更具体的词",
  too_much_explained: "条件太多，逐一说明太费时，请先去掉“{value}”",
  ambiguous_court: "“{value}”可能是这些法院，请选择：{choices}",
  ambiguous_cause: "“{value}”可能是这些案由，请选择：{choices}",
  not_an_amount_range: "没有这个金额区间，请从列表中选择",
  no_downloads_left: "今日下载次数已用完（每日 {value} 次）",
  range_too_long: "每次最多下载 {value} 篇，请缩小起止范围",
  texts_too_long: "所选文书合计超过 {value} 字，一个文件放不下，请缩小起止范围分几次下载",
  range_beyond_list: "列表只有 {value} 篇，请修改起止范围",
  feed_names_person: "“{value}”在本库中是人名，按人名检索的结果不提供订阅",
  feed_unchecked: "检索词太多，无法逐一核对其中有没有人名，因此不提供订阅，请减少检索词",
  too_long: "{fields}太长，最多 {value} 个字",
  too_many_values: "{fields}太多，最多 {value} 个",
  no_download_store: "下载次数暂时无法记录，请稍后再试",
};

const en: Words = {
  ...leadErrors.en,
  ...enAmountFaults,
  bad_input: "This input cannot be used: {fields}",
  bad_json: "The request is not valid JSON",
  damaged: "This was damaged on the way; please try again",
  ambiguous: "“{value}” may mean {choices}: please choose",
  question_empty: "Please write what you want to ask",
  question_short: "One character is too little: write what happened in a sentence",
  question_long: "At most {value} characters: please keep to what matters",
  question_foreign: "Please ask in Chinese: the laws and judgments are in Chinese",
  cross_site: "This came from another site and was not accepted; please send it from a page of this site",
  unknown_id: "No such document; it may have been taken down",
  not_found: "Not found",
  method_not_allowed: "This method is not allowed here",
  too_large: "The request is too large: at most {value}",
  wrong_type: "The content type must be {value}",
  too_many: "Too many requests, please try again later",
  internal: "Something went wrong on our side, please try again later",
  unavailable: "The search service gives no answer just now; please try again in a moment",
  missing_part: "The data of this part is not ready yet; we will see to it, please come back later",
  faulty_part: "Something is wrong with the data of this part; we will mend it, please come back later",
  not_ready: "Files that cannot be used, and the command that makes them: {value}",
  no_room: "The server's storage is full; please try again later",
  no_searchable_character: "The keyword “{value}” has no character that can be searched",
  control_character: "The keyword holds control characters",
  unknown_court: "There is no court named “{value}”",
  unknown_cause: "There is no cause named “{value}”",
  unknown_kind: "There is no kind of document named “{value}”",
  not_a_year: "“{value}” is not a year: use four digits, such as 2023",
  not_a_date: "“{value}” is not a date: write for example 2023-05-01",
  dates_reversed: "The last day “{value}” comes before the first",
  one_word_only: "“{value}” is one word: a search in one paragraph takes two or more, parted by spaces",
  too_many_words: "Too many words to find in one paragraph: leave out “{value}” or another group",
  too_much_near:
    "“{value}” stands in nearly every document and takes too long to find in one paragraph: leave it out, or be more specific",
  too_much_explained: "Too many conditions to explain each: first leave out “{value}”",
  ambiguous_court: "“{value}” may mean one of these courts, please choose: {choices}",
  ambiguous_cause: "“{value}” may mean one of these causes, please choose: {choices}",
  not_an_amount_range: "There is no such amount range: choose one from the list",
  no_downloads_left: "No downloads are left today ({value} a day)",
  range_too_long: "At most {value} documents at a time: choose a shorter range",
  texts_too_long:
    "These documents have more than {value} characters together, too many for one file: choose a shorter range",
  range_beyond_list: "The list has {value} documents: choose a range inside it",
  feed_names_person: "“{value}” is a person's name in this collection: there are no feeds of a person",
  feed_unchecked:
    "There are too many words to check each for a person's name, so there is no feed; please use fewer",
  too_long: "Too long: {fields}, at most {value} characters",
  too_many_values: "Too many: {fields}, at most {value}",
  no_download_store: "Downloads cannot be counted at the moment; please try again later",
};

const WORDS = { cn, en };
/** Maximum length of a visitor's own value that a message repeats. */
const SHOWN_VALUE_CHARS = 40;
/** UTF-16 units of it that are examined: a character can carry any number of marks. */
const LOOKED_AT_CHARS = 400;
/** Choices named in a message; the answer carries them all. */
const SHOWN_CHOICES = 3;

/** The message for a failed request. */
export function failureMessage(
  failure: {
    error: ErrorName;
    reason?: FailureReason | LeadReason;
    value?: string;
    fields?: string[];
    choices?: Choice[];
  },
  language: keyof typeof WORDS,
): string {
  // A single pass: a value that looks like a placeholder of the message stays as typed.
  return fill(WORDS[language][failure.reason ?? failure.error], {
    value: wordValue(failure),
    choices: listChoices(failure.choices ?? []),
    fields: wordFields(failure.fields ?? [], language),
  });
}

/** What the failure is about: a size in bytes, our own files, or a visitor's own value. */
function wordValue({ error, reason, value = "" }: { error: ErrorName; reason?: string; value?: string }) {
  if (error === "too_large" && reason === undefined) return formatFileSize(Number(value));
  return reason === "not_ready" ? value : showValue(value);
}

/** A visitor's own value as a message repeats it: truncated between characters, never within one. */
const showValue = (value: string): string =>
  truncateText(value.slice(0, LOOKED_AT_CHARS).toWellFormed(), SHOWN_VALUE_CHARS);

const listChoices = (choices: Choice[]): string => {
  const shown = choices.slice(0, SHOWN_CHOICES).map(({ label }) => label);
  return shown.join("、") + (choices.length > SHOWN_CHOICES ? "……" : "");
};

/** Headings of the facets, by facet type. */
const FACET_GROUPS = {
  cn: { qr: "关键词", reason: "案由", court: "法院", kind: "文书种类", year: "裁判年份" },
  en: { qr: "Keyword", reason: "Cause", court: "Court", kind: "Kind of document", year: "Judgment year" },
};

/** What replaces courts and judgment years when statutes and knowledge are searched. */
const FACETS_OF_TYPE = {
  cn: {
    [SCOPE.cases]: {},
    [SCOPE.statutes]: { court: "法规", year: "施行年份" },
    [SCOPE.knowledge]: { court: "分类", year: "年份" },
  },
  en: {
    [SCOPE.cases]: {},
    [SCOPE.statutes]: { court: "Statute", year: "Year in force" },
    [SCOPE.knowledge]: { court: "Category", year: "Year" },
  },
};

/** The headings of the facets of a scope. */
export const facetGroups = (language: "cn" | "en", type: SearchScope) => ({
  ...FACET_GROUPS[language],
  ...FACETS_OF_TYPE[language][type],
});

/** Headings of the suggestion groups, by what an item adds to the query. */
const SUGGESTION_GROUPS = {
  cn: {
    reason: "案由",
    court: "法院",
    case_number: "案号",
    qr: "关键词",
    suitedate: "裁判年份",
    article: "法条",
  },
  en: {
    reason: "Cause",
    court: "Court",
    case_number: "Case number",
    qr: "Keyword",
    suitedate: "Judgment year",
    article: "Article",
  },
};

/** The heading of a suggestion group in a search type. */
export function suggestionGroup(
  language: "cn" | "en",
  kind: keyof typeof SUGGESTION_GROUPS.cn,
  type: SearchScope,
): string {
  const groups = facetGroups(language, type);
  if (kind === "court") return groups.court;
  return kind === "suitedate" ? groups.year : SUGGESTION_GROUPS[language][kind];
}
