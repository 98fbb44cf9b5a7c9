import { CALCULATOR_PATH } from "#contract/content/schemas/routes.ts";
import type { OwnService } from "#contract/search/search-ask.ts";
import type { InputKind } from "#domain/ask/input/input-kind.ts";
import { citationsIn } from "#domain/ask/input/typed-citation.ts";
import { asksOfAppeal } from "#domain/ask/proposals/asks-of-appeal.ts";
import { toSimplified } from "#domain/text/traditional-characters.ts";
import { knowsLaw, resolveArticle } from "../statutes/suggest-articles.ts";
import { lawyersAddress } from "./lawyers-sought.ts";
import { type OpenOffer, openOffers } from "./offers.ts";

/** The page on which lawyers for a claim are found. */
const LAWYERS_PAGE = "/layout";
/** The page on which the visitor sees how similar appeals ended. */
const REVERSAL_PAGE = "/layout/addcase";

/** Matches the words of a question that asks for a lawyer: 广州哪个律师打离婚官司好, 二手房官司找谁代理. */
const SOUGHT =
  /(?:哪[个家位里]|谁家|有没有|有无|找|请|推荐|介绍|求)[^，。？?]{0,12}(?:律师|律所)(?!费|函|证|袍|资格|考|执业)|(?:律师|律所)(?!费|函|证|袍|资格|考|执业)[^，。？?]{0,8}(?:推荐|介绍|哪[个家里]|排名|排行|榜)|(?:找|请|让|由)(?:谁|哪[个家位])[^，。？?]{0,4}(?:代理|打官司|辩护)/u;

const SOUGHT_IN_ENGLISH = /\b(?:lawyers?|attorneys?|law firms?)\b/i;

/** Matches a question of one clause that asks which lawyer to take: 河口离婚请哪个律所. */
const WHICH = /^(?=[^，。；]*(?:律师|律所))[^，。；]*(?:哪[个家位里]|谁|推荐|介绍)[^，。；]*$/u;

/** Matches a request for judgments; the group is the words to search for: 有没有充电起火的判决给我看看. */
const JUDGMENTS =
  /(?:有没有|有无|[找搜查]|想看|看看)([^，。？?]{2,24})的(?:判决书?|判例|案例|裁判文书)(?!书)[可以能拿给发我来一下参考看有吗没不的]*(?:$|[，。？?！])/u;
/**
 * Matches a text of 4 to 20 characters that ends with the number of an article, or asks how the article is
 * worded: 民法典1062条怎么写的.
 */
const ARTICLE_READ =
  /^(?=.{4,20}$).*条(?:之[一二三四五六七八九十])?(?:[是的里都讲写说了？?。吗]|怎么|什么|啥|原文|内容|全文|规定)*$/u;

/**
 * The service that a text requests: statutes, with the articles that it names, or the search for judgments,
 * with its words. Undefined if it requests neither.
 */
export function requestedService(
  typed: string,
  prefix: string,
): { open: OpenOffer; url?: string } | undefined {
  const text = toSimplified(typed);
  const named = ARTICLE_READ.test(text) ? citationsIn(text, knowsLaw) : [];
  const cites = named.flatMap((one) => resolveArticle(one) ?? []);
  const sought = JUDGMENTS.exec(text)?.[1];
  const id = cites.length > 0 ? "statutes" : sought && "search";
  const open = openOffers().all.find(({ offer }) => offer.kind === "service" && offer.service.id === id);
  if (!open) return undefined;
  return {
    open: { ...open, cites },
    ...(id === "search" && { url: `${prefix}/layout/serachList#qr=${encodeURIComponent(sought!)}` }),
  };
}

/**
 * Our own services that a typed text asks for. `prefix` is "" or "/en" and selects the language of the pages.
 *
 * A text that asks for a lawyer gets the list of lawyers, with court and cause filled in. A text about an
 * appeal gets the outcomes of similar appeals, the deadline and the fee, unless it is a mere request for a
 * lawyer, or asks for a lawyer and names a court or cause.
 */
export function ownServices(typed: string, kind: InputKind, prefix: string): OwnService[] {
  const text = toSimplified(typed);
  const isSought = SOUGHT.test(text) || SOUGHT_IN_ENGLISH.test(text);
  const isLawyer = kind === "lawyer" || (kind === "court" && /律师|律所/u.test(text));
  const filled = isLawyer || isSought ? lawyersAddress(text) : "";
  const lawyers = filled || isSought ? [LAWYERS_PAGE, filled].filter(Boolean).join("#") : "";
  return [
    ...(lawyers ? [{ code: "lawyers" as const, url: `${prefix}${lawyers}` }] : []),
    ...(!filled && kind !== "lawyer" && asksOfAppeal(text) ? appealServices(prefix) : []),
  ];
}

/** Whether a text asks for a lawyer and for nothing else. */
export const seeksLawyer = (typed: string, kind: InputKind, [first]: readonly OwnService[]): boolean =>
  first?.code === "lawyers" && (kind === "lawyer" || WHICH.test(toSimplified(typed)));

function appealServices(prefix: string): OwnService[] {
  return [
    { code: "reversal", url: `${prefix}${REVERSAL_PAGE}` },
    { code: "appeal_deadline", url: `${prefix}${CALCULATOR_PATH}appeal-deadline` },
    { code: "appeal_fee", url: `${prefix}${CALCULATOR_PATH}court-fee` },
  ];
}
