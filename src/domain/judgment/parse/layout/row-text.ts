import { withoutSpaces } from "../../../text/to-nfc.ts";
import { CELL_MARK } from "./table-lines.ts";

/**
 * Row labels of judgments in table form. Each has the words that open the same part in an ordinary judgment.
 */
const OPENINGS: [label: RegExp, opening: string][] = [
  [/^(?:一审|二审)?(?:裁判|判决|裁定)(?:结果|主文|内容|事项)$/, "判决如下："],
  [/^(?:判决|裁判|处理|裁定)?理由$|^本院(?:认为|意见)$/, "本院认为，"],
  [/^(?:裁判|判决|宣判|审结|落款)?(?:日期|时间)$/, ""],
];
/**
 * Words that follow a person's role in the heads of judgments in table form: 基本情况 in 被告人基本情况, 信息 in 当事人信息.
 */
const ADDED = /(?:的)?(?:基本|身份|主体)?(?:信息|情况|概况)$/;
/** Labels in a row about one person that are not repeated in the sentence, because the value needs none. */
const SELF_EVIDENT = /^(?:姓名|名称|性别|民族|国籍|文化程度|学历|职业|单位名称)$/;
const TOLD: [label: RegExp, before: string, behind: string][] = [
  [/^(?:出生(?:日期|年月日?|时间)?)$/, "", "出生"],
  [/^(?:住址|住所地?|现住址|户籍地?|户籍所在地)$/, "住", ""],
];

/**
 * A table row as a paragraph in ordinary wording: 被告人信息 | 姓名 | 张例 | 性别 | 男 becomes 被告人：张例，男. Other paragraphs
 * are returned unchanged.
 */
export function rowText(paragraph: string): string {
  if (!paragraph.includes(CELL_MARK)) return paragraph;
  const cells = paragraph.split(CELL_MARK).map((cell) => cell.trim());
  const [first = "", ...rest] = cells.filter(Boolean);
  const label = withoutSpaces(first).replace(/[：:]$/, "");
  if (rest.length === 0) return first;
  const opening = OPENINGS.find(([pattern]) => pattern.test(label))?.[1];
  if (opening !== undefined) return opening + rest.join("；");
  if (!/^[\u4e00-\u9fff、（）]{2,14}$/.test(label)) return cells.filter(Boolean).join("，");
  if (SIGNS.test(label)) return `${label} ${rest.join(" ")}`;
  return `${label.replace(ADDED, "")}：${valuesOf(rest)}`;
}

const SIGNS = /审判[长员]|陪审员|书记员|法官助理/;
const LABEL = /^[\u4e00-\u9fff]{2,8}[：:]?$/;

/** Values of a row about one person, each with its label if it needs one. */
function valuesOf(cells: string[]): string {
  const told: string[] = [];
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] ?? "";
    const label = withoutSpaces(cell).replace(/[：:]$/, "");
    const next = cells[at + 1];
    const known = TOLD.find(([pattern]) => pattern.test(label));
    if (next !== undefined && LABEL.test(cell) && (known || SELF_EVIDENT.test(label))) {
      told.push(known ? known[1] + next + known[2] : next);
      at++;
    } else told.push(cell.replace(/^(?:姓名|名称)[：:]/, ""));
  }
  return told.join("，");
}
