import { withoutSpaces } from "../../../text/to-nfc.ts";
import { BARE_OPENING } from "../paragraphs/openers.ts";
import { isPerson } from "../people/names.ts";
import { isDateLine, isSignature, isTailLine } from "../people/signature.ts";

/** Words that end the reasons and open the operative part. */
const OPERATIVE =
  /(?:判决|裁定|决定|调解|制裁|通知|判令)如下[：:，]?|如下(?:支付令|协议|决定|裁定|判决)[：:]?|(?:达成|订立)[^。]{0,20}协议[：:]?$/;
const BARE = new RegExp(BARE_OPENING.source);
const REASONS =
  /^(?:[（(]?[一二三四五六七]?[）)]?[、，]?)?(?:本院(?:再审|二审|经审查|审查|经审理|综合|经复核|赔偿委员会|审判委员会)*(?:后)?认为|本院赔偿委员会认为)/;

/** 本院认为 after the end of a clause, or in the wording of other courts. */
const REASONS_INSIDE =
  /[。，；：](?:综上，)?(?:本|我)(?:院|庭)(?:[^，。]{0,8})认为|^(?:我院|本庭|合议庭|经[^，。]{0,10}，本院)[^，。]{0,6}认为/;

/** Maximum length in characters of a paragraph that opens the result and only cites the law. */
const SHORT_CITATION = 150;
/**
 * Text of an annex has at least two neighbouring Chinese characters. Page marks and stray characters do not.
 */
const SAYS_SOMETHING = /[\u4e00-\u9fff]{2}/;

/** The parts of a document. */
export interface JudgmentSections {
  body: string[];
  /** The paragraphs of the body as the parser reads them. Rows of tables are worded as sentences. */
  read: string[];
  tail: string[];
  postscript: string[];
  /**
   * Range of the court's reasons within `body`, by paragraph: `from` is the paragraph of 本院认为, `to` the one
   * after 判决如下. Null if there are no reasons.
   */
  holding: { from: number; to: number } | null;
  /** The operative part as one text. It starts after the words 判决如下. */
  operative: string;
}

/**
 * Splits a document's paragraphs (without the head) into body, tail and postscript. The tail starts with the
 * first signature after the last operative part. It ends with the last line that can belong to the
 * signatures. `printed` holds the same paragraphs, but with table rows as printed.
 */
export function cutSections(paragraphs: string[], printed = paragraphs): JudgmentSections {
  const { opening, pattern } = findOpening(paragraphs);
  const tailStart = findTail(paragraphs, opening);
  let tailEnd = tailStart;
  for (let index = tailStart; index < paragraphs.length && index < tailStart + 40; index++) {
    if (isTailLine(paragraphs[index] ?? "") || isSecondName(paragraphs, index)) tailEnd = index + 1;
    else if (!/^.{0,12}$/.test(paragraphs[index] ?? "")) break;
  }
  const read = paragraphs.slice(0, tailStart);
  const operativeAt = opening >= 0 && opening < tailStart ? opening : -1;
  return {
    body: printed === paragraphs ? read : printed.slice(0, tailStart),
    read,
    tail: paragraphs.slice(tailStart, tailEnd),
    postscript: printed.slice(tailEnd).filter((text) => SAYS_SOMETHING.test(text)),
    holding: findHolding(read, operativeAt),
    operative: operativeAt < 0 ? "" : behindOpening(read.slice(operativeAt), pattern),
  };
}

/** Whether a paragraph is only a name, below a signature. A second clerk signs without a title. */
function isSecondName(paragraphs: string[], index: number): boolean {
  const line = withoutSpaces(paragraphs[index] ?? "");
  return line.length < 5 && isPerson(line) && isSignature(paragraphs[index - 1] ?? "");
}

function findTail(paragraphs: string[], opening: number): number {
  const from = Math.max(opening, 0);
  const signature = paragraphs.findIndex((text, index) => index >= from && isSignature(text));
  if (signature >= 0) return signature;
  // A compensation committee signs with its seal, so the date stands alone.
  const date = paragraphs.findIndex((text, index) => index > from && isDateLine(text));
  return date >= 0 ? date : paragraphs.length;
}

function findHolding(body: string[], operativeAt: number): JudgmentSections["holding"] {
  if (operativeAt < 0) return null;
  const above = body.slice(0, operativeAt + 1);
  const opened = lastIndex(above, (text) => REASONS.test(text));
  const from = opened >= 0 ? opened : lastIndex(above, (text) => REASONS_INSIDE.test(text));
  // If 本院认为 is missing, the paragraph that opens the operative part contains the reasons, unless it is so
  // short that it only cites the law.
  const start = from >= 0 ? from : (body[operativeAt]?.length ?? 0) > SHORT_CITATION ? operativeAt : -1;
  return start < 0 ? null : { from: start, to: operativeAt + 1 };
}

/**
 * The index of the paragraph that opens the operative part, or -1, and the pattern that matched it. Openings
 * without 如下 count only if signatures follow.
 */
function findOpening(paragraphs: string[]): { opening: number; pattern: RegExp } {
  const found = (pattern: RegExp): number =>
    lastIndex(paragraphs, (text) => pattern.test(text) && !/^["“]/.test(text));
  const [named, bare] = [found(OPERATIVE), found(BARE)];
  const isBare = bare > named && findTail(paragraphs, bare) < paragraphs.length;
  return isBare ? { opening: bare, pattern: BARE } : { opening: named, pattern: OPERATIVE };
}

function behindOpening(paragraphs: string[], pattern: RegExp): string {
  const text = paragraphs.join("\n");
  const opening = pattern.exec(text);
  return opening ? text.slice(opening.index + opening[0].length) : text;
}

function lastIndex<T>(items: T[], test: (item: T) => boolean): number {
  for (let index = items.length - 1; index >= 0; index--) if (test(items[index] as T)) return index;
  return -1;
}
