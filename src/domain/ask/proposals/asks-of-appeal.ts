/** Words for the second instance or a retrial. Names of parties (上诉人, 被上诉人) do not match. */
const STEP = /(?<!被)上诉(?!人)|二审|终审|改判|发回重审|(?:申请|提起|能|还能|可以)再审|往上[告打]/u;
/**
 * Words for a judgment that somebody lost or does not accept. Against decisions of arbitrators and offices,
 * other remedies are open.
 */
const LOST =
  /败诉|(?:一审|官司|判决|法院|开庭)[^，。；]{0,6}输|打(?:了|完|得)?输|输了?(?:一审|官司)|(?:一审|判决书?|裁定书?|(?<![谈批评])判(?!断)得?|法院判)[^，。；]{0,8}(?:不服|不认|不满|不公|不对|冤|有异议|判错|不接受|不同意|太[多少重轻高低]|[多少重轻]了)|(?:不服|不认|不满意?|不接受|不同意|推翻|异议)[^，。；]{0,6}(?:一审|判决|裁定|法院判|判得)/u;

/** Matches a text about the decision of somebody who is no court. */
const NO_COURT = /^(?!.*(?:法院|法官|[一二]审|官司|判决|上诉)).*(?:仲裁|交警|责任(?:书|认定)|鉴定)/u;

/** English words for an appeal or for a case that was lost. */
const IN_ENGLISH =
  /\b(?:appeal(?:s|ed|ing)?|retrial|second instance|lost (?:my|the|our|a|in) (?:law)?(?:case|suit|trial|court))\b/i;

/**
 * A text about films, books or matches, which also mention appeals and changed decisions. A text that
 * mentions a case does not match.
 */
const FICTION_OR_SPORT =
  /^(?!.*(?:案|纠纷|判决|裁定|法院|一审|二审|官司)).*(?:电影|[电视韩美日短]剧|小说|全集|第?几集|歌词|观看|在线看|完整版|球|比赛|世界杯|奥运|联赛|VAR)/iu;

/**
 * Whether a text asks about an appeal or a lost judgment. It must be in simplified characters or in English.
 */
export const asksOfAppeal = (text: string): boolean =>
  (STEP.test(text) || (LOST.test(text) && !NO_COURT.test(text)) || IN_ENGLISH.test(text)) &&
  !FICTION_OR_SPORT.test(text);

/**
 * Words about a judgment and about appeals. They name no dispute, but resemble the names of procedural
 * causes.
 */
const PROCEDURE =
  /(?:还?[想能要]|可以)?(?:上诉期?|申诉|申请|再审|改判|翻案)|[一二终]审|发回重审|维持原判|不服|异议|败诉|官司|[判打]?[我们]*输了?|法院|(?:判决|裁定)书?|判得?/gu;

/** What is left of a question without its words about appeals. It may name the dispute: 离婚 for 离婚判决不服. */
export const appealedMatter = (text: string): string => text.replace(PROCEDURE, " ").trim();
