import type { similarReasons as cn } from "../cn/similar-reasons.ts";

export const similarReasons: typeof cn = {
  same_cause: "same cause: {names}",
  likely_cause: "likely cause: {names}",
  same_articles: "cites the same articles: {names}",
  usual_articles: "cites articles usual in such cases: {names}",
};
