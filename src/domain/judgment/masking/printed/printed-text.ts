import { allMatches } from "../../../text/all-matches.ts";
import { DOT, HAN } from "../../../text/han.ts";
import { TRANSCRIBED } from "./forms.ts";
import { countMasked, type MaskCounts, type Span } from "./kinds.ts";
import { SURNAME } from "./surnames.ts";

/**
 * A document's paragraphs in the form in which personal data is searched for: one text with a line break
 * between paragraphs. No line break splits a sentence and no blank splits a name. Every dot in a name is ·,
 * every quotation mark is “ or ”. Quoted law is blanked, so that nothing is found in it.
 */
export interface PrintedText {
  read: string;
  /** Equal to `read` in length and offsets, with each character as printed. */
  printed: string;
  /**
   * Characters that `read` and `printed` lack, by offset: a blank, or the end of a line that continues, with
   * a hyphen if it has one.
   */
  cuts: { at: number; sign: string }[];
}

/** The end of a line that may break off within a sentence. */
const BROKEN_END = /(?:[\u4e00-\u9fff0-9A-Za-z·]|[\u4e00-\u9fff]-)(?<![院书号日附员下])$/;
/** The start of a line that may continue the previous one. */
const GOES_ON = /^ *[\u4e00-\u9fff0-9A-Za-z@]/;
/** The start of a new paragraph. A line with such a start does not continue the previous one. */
const BEGINS =
  /^(?:[0-9一二三四五六七八九十]{1,3}[、.．]|[0-9]{1,3}\s?[\u4e00-\u9fff]{2,4}\s?[0-9]{2}|第[一二三四五六七八九十]|(?:原审|一审|二审|再审)?(?:原告|被告|上诉|申请|被上诉|被申请|第三人|公诉|抗诉|自诉|附带|辩护|法定|委托|诉讼|指定|审判|人民陪审|代理|法官|书记|独任|代书|被害|证人|鉴定|罪犯|负责人)|经审理|本院|审理|查明|上述|上列|以上|综上|依照|依据|如不服|判决|裁定|附[：:录]|案由|刑事|民事|行政|证据)/;
const MIN_BROKEN_CHARACTERS = 8;
const MAX_BROKEN = 16;
/** The end of a short line that breaks off within a name: 原告：解, 证人冉, 尔朱. */
const BROKEN_NAME = new RegExp(`[：:、，；][\\u4e00-\\u9fff]{1,3}$|(?:^|人 ?)${SURNAME}$`);
/** A line break within a number or a name, or between a number and its word: 警号4, 编号：, 法定代理人申庆. */
const BROKEN_WORD = new RegExp(
  `^[0-9]{3,}[*＊]*\\n[0-9]{4,}|号码?[0-9]{0,8}\\n *[A-Za-z0-9]|(?:编号|号码)[：:]\\n|[人：:]${SURNAME}[\\u4e00-\\u9fff]?\\n(?![男女])[\\u4e00-\\u9fff]{1,2}[，、（]`,
);
/** Blanks within a name: 鄢 敏, 上官 雨桐, 朴 哲 民. */
const SPACED = new RegExp(
  `(?<=${SURNAME})(?:(?: [\\u4e00-\\u9fff]{1,2}| [\\u4e00-\\u9fff] [\\u4e00-\\u9fff])(?=[，。；：、（）“”证陈称的与和及诉]|$)| [\\u4e00-\\u9fff](?=[\\u4e00-\\u9fff]))|(?<=[与和、及诉人告者：]${SURNAME}) (?=[\\u4e00-\\u9fff])`,
  "gm",
);
/** A full stop between two parts of a name in transcription characters: 热例.买例. */
const STOPS = new RegExp(`(?<=[${TRANSCRIBED}]{2})[.](?=[${TRANSCRIBED}]{2})`, "g");
const DOTS = new RegExp(`[${DOT}](?<=[${HAN}].)(?=[${HAN}])`, "gu");
/** Legal text that is quoted (《…法》第…条规定：“…”) or printed in an annex. It concerns no particular person. */
const QUOTED_LAW =
  /(?:《[^《》]{2,60}(?:法|典|条例|规定|解释|意见|办法|规则|批复|通知|纪要|通则|细则|决定)(?:（[^（）]{1,12}）)?》|第[一二三四五六七八九十百千零〇0-9]{1,7}条)[^“”《》。\n]{0,60}?“[^“”]{6,}”|^第[一二三四五六七八九十百千零〇0-9]{1,7}条(?:之[一二三四五六七八九十]{1,2})?[　 ：].*$/gm;
const BLANK = "◇";

/** Converts paragraphs to a `PrintedText`. */
export function readPrinted(paragraphs: readonly string[]): PrintedText {
  const cuts: PrintedText["cuts"] = [];
  let printed = "";
  let isBroken = false;
  for (const [at, paragraph] of paragraphs.entries()) {
    if (at > 0) {
      const before = paragraphs[at - 1] ?? "";
      isBroken =
        GOES_ON.test(paragraph) &&
        !BEGINS.test(paragraph) &&
        (BROKEN_WORD.test(`${before.slice(-MAX_BROKEN)}\n${paragraph.slice(0, MAX_BROKEN)}`) ||
          (BROKEN_END.test(before) &&
            (isBroken || before.length >= MIN_BROKEN_CHARACTERS || BROKEN_NAME.test(before))));
      if (isBroken && printed.endsWith("-")) {
        printed = printed.slice(0, -1);
        cuts.push({ at: printed.length, sign: "-\n" });
      } else if (isBroken) cuts.push({ at: printed.length, sign: "\n" });
      else printed += "\n";
    }
    let done = 0;
    const blanks = paragraph.includes(" ")
      ? allMatches(paragraph, SPACED).flatMap(({ 0: whole, index }) =>
          [...whole].flatMap((sign, n) => (sign === " " ? [index + n] : [])),
        )
      : [];
    for (const blank of blanks) {
      printed += paragraph.slice(done, blank);
      cuts.push({ at: printed.length, sign: " " });
      done = blank + 1;
    }
    printed += paragraph.slice(done);
  }
  const read = printed
    .replace(DOTS, "·")
    .replace(STOPS, "·")
    .replace(/[㈠-㈩]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x3220 + 0x2460))
    .replace(/"([^"\n]*)"/g, "“$1”")
    .replace(QUOTED_LAW, (law) => law.replace(/[^\n]/g, BLANK));
  return { read, printed, cuts };
}

/**
 * The paragraphs with each span replaced. `counts` is increased by the replaced spans. Of two spans that
 * overlap, the one that begins first is replaced. If both begin at one offset, the longer one is replaced.
 */
export function applySpans({ printed, cuts }: PrintedText, spans: Span[], counts: MaskCounts): string[] {
  const ordered = [...spans].sort((one, other) => one.from - other.from || other.to - one.to);
  let shown = "";
  let done = 0;
  let next = 0;
  const copy = (to: number): void => {
    for (; next < cuts.length && cuts[next]!.at <= to; next++) {
      shown += printed.slice(done, cuts[next]!.at) + cuts[next]!.sign;
      done = cuts[next]!.at;
    }
    shown += printed.slice(done, to);
    done = to;
  };
  for (const span of ordered) {
    if (span.from < done) continue;
    copy(span.from);
    shown += span.shown;
    countMasked(counts, span.kind);
    done = span.to;
    // A line break inside a name is printed after the replacement; a blank inside it is dropped.
    for (; next < cuts.length && cuts[next]!.at < span.to; next++)
      if (cuts[next]!.sign.includes("\n")) shown += "\n";
  }
  copy(printed.length);
  return shown.split("\n");
}
