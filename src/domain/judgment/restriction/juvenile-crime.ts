import { allMatches } from "../../text/all-matches.ts";
import { isPersonName } from "../parse/published/named-people.ts";
import type { JudgmentRecord } from "../record.ts";
import { findAges } from "./ages.ts";
import { findsMinorAccused } from "./minor-words.ts";
import { type Names, namesPattern, whoseWords } from "./whose.ts";

/**
 * Codes in case numbers of juvenile divisions: 少刑初字, 未刑初字, 刑未初字, 刑少. In some numbers 未 is an abbreviation of
 * 西安市未央区 instead.
 */
const JUVENILE_CODE = /少刑|刑[初终再更]?少|刑[初终再更]?未|少[初终]字|(?<!^（[0-9]{4}）)未刑/;
const OWN_SIGN = /未央/;
const DIVISION =
  /审理未成年人(?:刑事)?案件的?(?:合议庭|审判庭|法庭|法官)|(?:未成年人|少年)(?:案件|刑事|犯罪|综合|刑事案件|案件综合)*(?:审判庭|法庭|合议庭)|少年庭|少审庭/;
/**
 * Art. 17 of the Criminal Law (minors) among the applied articles. Art. 17-1, about the elderly, does not
 * match.
 */
const ARTICLE_17 =
  /(?:《(?:中华人民共和国)?刑法》|中华人民共和国刑法|刑法)(?:（[^）]{0,12}）)?(?:[第之条款项百十〇零一二三四五六七八九0-9、，；,;及和与以的并\s（）()]){0,400}?(?<![百二三四五六七八九])第(?:十七|17)条(?!之)/;
/**
 * Terms of the procedure for minors (刑事诉讼法 part five). A term alone is no proof that an accused was a minor.
 */
const PROCEDURE =
  /法定代理人|监护人|合适成年人|社会调查(?:报告|员)|成长经历|未成年人?社会调查|法庭教育|犯罪记录[^，。；]{0,10}封存|封存[^，。；]{0,10}犯罪记录|未成年犯管教所|未管所|少年犯管教所|少管所/g;
/** Words after the name of a prison for minors which show that somebody works there. */
const STAFF = /^[^，。；]{0,4}(?:民警|干警|狱警|警察|职工|工作人员|管教员|所长|任职|工作)/;
/**
 * Statements that courts make only about minors: about the survey of their upbringing, and about the
 * principle of art. 277 of the Criminal Procedure Law.
 */
const OF_MINORS = /社会调查[^。]{0,30}(?:在校|初中|高中|学校|父母|抚养|祖父|祖母|单亲)|教育、?感化、?挽救/;
const OF_ADDICTS = /戒毒/;
/** Measures that are taken only for accused minors, so the rest of the sentence does not matter. */
const FOR_MINORS = /法庭教育|免除[^，。；]{0,4}前科报告/;
/** Words for school pupils. They are rarely of full age. */
const PUPIL =
  /(?:系|是|时为)[^，。；的]{0,14}?(?:(?:初|高)(?:中)?[一二三]?|(?:中学|职高|中专)[^，。；的]{0,6}?|[七八九])(?:年级)?[^，。；的]{0,6}?的?(?:在[校读])?学生(?=[，。；、（(]|$)/g;
/** Words for the survey before a probation order. Adults undergo it too. */
const PROBATION_SURVEY = /审前|判前|庭前|社区矫正|评估|司法局|司法行政|司法所|缓刑|非监禁/;
const EARLIER_RECORD = /曾|前科|前罪|此前|刑满|释放|因犯?[^。；]{1,40}判处|已(?:被|经|依法)*封存/;

/** An accused who is named at the start of a sentence: 被告人张某，…. */
const OPENING =
  /(?:^|[。；])\s?(?:原审)?(?:被告人|上诉人|罪犯)(?<name>[\u4e00-\u9fff·×]{2,4}[0-9]?)(?=[，,（(])/g;

/**
 * Whether an accused in a criminal case was a minor (法释〔2016〕19号 art. 4 item 2). Doubtful cases count as
 * crimes of minors.
 */
export function isJuvenileCrime(record: JudgmentRecord): boolean {
  if (!isCriminal(record)) return false;
  if (JUVENILE_CODE.test(record.case_number.replace(OWN_SIGN, "")) && !isOwnSign(record)) return true;
  const paragraphs = [record.casename, ...record.body_text, ...record.tail_text, ...record.body_postscript];
  if (paragraphs.some((text) => text.includes("刑法") && ARTICLE_17.test(text))) return true;
  const sentences = paragraphs.flatMap((text) => text.split(/(?<=[。；;])/));
  const names = accusedNames(record);
  const pattern = namesPattern(names);
  if (findsMinorAccused(sentences, pattern)) return true;
  const ages = findAges(record, sentences, names);
  if (ages !== "unknown") return ages === "minor";
  return (
    sentences.some(
      (text) => DIVISION.test(text) || tellsProcedure(text, pattern) || tellsYouth(text, pattern),
    ) || followsAccused(record)
  );
}

/** True if a sentence says something about an accused that is said only about minors. */
function tellsYouth(sentence: string, names: Names): boolean {
  if (FOR_MINORS.test(sentence)) return true;
  const said = OF_MINORS.exec(sentence);
  const isOther = PROBATION_SURVEY.test(sentence) || OF_ADDICTS.test(sentence);
  if (said && !isOther && whoseWords(sentence, said.index, names) !== "other") return true;
  return allMatches(sentence, PUPIL).some(({ index }) => whoseWords(sentence, index, names) === "accused");
}

function isCriminal({ text_type, cause_code, case_number }: JudgmentRecord): boolean {
  return text_type.startsWith("刑") || cause_code?.[0] === "1" || /刑/.test(case_number);
}

/** True if 未 in a case number from before 2016 is the abbreviation of 西安市未央区人民法院. */
function isOwnSign({ court, case_number }: JudgmentRecord): boolean {
  return OWN_SIGN.test(court) && /^（[0-9]{4}）未刑/.test(case_number);
}

/**
 * The names of the accused: those among the parties, or if there are none, those named at the start of
 * sentences.
 */
function accusedNames({ parties, body_text }: JudgmentRecord): string[] {
  const accused = parties
    .filter(
      ({ name, role }) => /被告人|上诉人|罪犯/.test(role) && !/^附带民事/.test(role) && isPersonName(name),
    )
    .map(({ name }) => name);
  if (accused.length > 0) return [...new Set(accused)];
  return [
    ...new Set(
      body_text.flatMap((text) => allMatches(text, OPENING).map(({ groups }) => groups?.name ?? "")),
    ),
  ];
}

function tellsProcedure(sentence: string, names: Names): boolean {
  for (const match of allMatches(sentence, PROCEDURE)) {
    const word = match[0];
    if (/社会调查/.test(word) && PROBATION_SURVEY.test(sentence) && !/未成年|成长|监护|学校/.test(sentence))
      continue;
    if (/封存|管教所|未管所|少管所/.test(word) && EARLIER_RECORD.test(sentence)) continue;
    if (/所$/.test(word) && STAFF.test(sentence.slice(match.index + word.length))) continue;
    // 监护 here describes how the accused looks after a child.
    if (word === "监护人" && /^(?:抚养|照顾|照料|照看|看护)/.test(sentence.slice(match.index + word.length)))
      continue;
    // In 张某作为监护人 the person is a guardian.
    if (/(?:作为|担任)$/.test(sentence.slice(0, match.index)) && word === "监护人") continue;
    const whose = whoseWords(sentence, match.index, names);
    if (whose === "accused") return true;
    if (whose === "unknown" && !/法定代理人|监护人/.test(word)) return true;
    if (
      word === "法定代理人" &&
      /(?:系|是|为)(?:原审)?(?:被告人|上诉人|罪犯)[^，。；]{0,8}(?:之|的)(?:父|母|监护|爷|奶|祖|哥|兄|姐|叔|伯|姑|舅)/.test(
        sentence,
      )
    )
      return true;
  }
  return false;
}

/** Whether the head names a legal representative directly below an accused and that person's details. */
function followsAccused({ body_text }: JudgmentRecord): boolean {
  let isAccused = false;
  for (const text of body_text.slice(0, 60)) {
    if (/指控|提起公诉|一案/.test(text)) return false;
    if (/^法定代理人/.test(text) && isAccused) return true;
    if (/^(?:原审)?(?:上诉人|被告人|罪犯)/.test(text)) isAccused = true;
    else if (/^(?:附带民事|被害人|公诉机关|自诉人|被告单位|诉讼代理人)/.test(text)) isAccused = false;
  }
  return false;
}
