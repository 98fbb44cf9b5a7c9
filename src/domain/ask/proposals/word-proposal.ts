import { fill } from "../../text/fill.ts";
import type { AskReason } from "./asked-article.ts";

/** Words shown of one reason. */
const MAX_WORDS = 4;

/** Why an article is proposed, in a few words of a language: 标题“劳动报酬”, 12 篇裁判引用. */
export const wordProposal = (
  words: Readonly<Record<AskReason["code"], string>>,
  { code, words: shared = [], count = 0 }: { code: AskReason["code"]; words?: string[]; count?: number },
): string => fill(words[code], { words: shared.slice(0, MAX_WORDS).join("、"), n: count });
