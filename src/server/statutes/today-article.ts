import { oncePer, oncePerKey } from "#domain/once-per.ts";
import { articleLabel } from "#domain/statute/citation/article-label.ts";
import { articleAddress, type CitableLaw, type LawIndex } from "#domain/statute/citation/law-index.ts";
import type { StatuteUnit } from "#domain/statute/record.ts";
import { type ArticleChange, compareVersions } from "./compare-versions.ts";
import type { LawText } from "./law-files.ts";

/**
 * What has become of an article that a judgment cites. Dates are yyyy-MM-dd.
 *
 * - `changed`: since `from`, the article has another wording; its number is now `label` (第九十一条).
 *
 * - `moved`: since `from`, the same wording has the number `label`.
 *
 * - `dropped`: since `from`, the law has no such article.
 *
 * - `ended`: no version of the law is in force.
 */
export interface TodayArticle {
  state: "changed" | "moved" | "dropped" | "ended";
  label: string;
  /** Address of today's article, without language. Empty if there is none. */
  url: string;
  from: string;
}

type ReadText = (id: string) => Pick<LawText, "units">;

/** What has become of an article of a version. Null if its text and its number are still the same. */
export type TodayOf = (law: CitableLaw, number: number, branch: number) => TodayArticle | null;

/** Compares articles with the versions that are in force today. Each pair of versions is compared once. */
export function todayArticles(laws: LawIndex, readText: ReadText): TodayOf {
  const compared = oncePer((now: CitableLaw) =>
    oncePerKey((id: string) => comparePair(now, readText(id).units, readText(now.id).units)),
  );
  return (law, number, branch) => {
    const now = laws.versions(law.title).find(({ status }) => status === "in_force" || status === "unknown");
    if (!now)
      return law.status === "repealed" || law.status === "amended"
        ? { state: "ended", label: "", url: "", from: "" }
        : null;
    if (now.id === law.id || now.articles === "" || law.articles === "") return null;
    const found = compared(now)(law.id).get(articleLabel(number, branch));
    return found ? { ...found, from: now.from } : null;
  };
}

/**
 * What has become of the articles of a version, by their former labels. Articles that are the same today are
 * left out.
 */
function comparePair(now: CitableLaw, before: readonly StatuteUnit[], after: readonly StatuteUnit[]) {
  const became = new Map<string, Omit<TodayArticle, "from">>();
  const places = new Map(after.map((unit) => [textOf(unit), unit]));
  const changes = new Map(
    compareVersions(before, after).flatMap((change): [string, ArticleChange][] =>
      change.before ? [[change.before.label, change]] : [],
    ),
  );
  for (const unit of before) {
    if (unit.kind !== "article") continue;
    const same = places.get(textOf(unit));
    if (same?.label === unit.label) continue;
    const today = same ?? changes.get(unit.label)?.after;
    became.set(
      unit.label,
      today
        ? { state: same ? "moved" : "changed", label: today.label, url: addressOf(now, today) }
        : { state: "dropped", label: "", url: "" },
    );
  }
  return became;
}

const textOf = ({ paragraphs }: StatuteUnit) => paragraphs.join("\n");
const addressOf = (law: CitableLaw, { number, branch }: StatuteUnit) =>
  articleAddress({ law, number, branch });
