import { getCollection } from "astro:content";
import type { Article } from "#contract/desk/article.ts";
import { beijingDay, isPublished } from "#contract/desk/publishing.ts";

type Language = "cn" | "en";

/** An article as a page shows it. */
export interface ShownArticle {
  /** Last part of its address. */
  slug: string;
  /** Language of the text; differs from the page's while the translation is pending. */
  language: Language;
  data: Article;
  /** To be given to `render` of astro:content. */
  entry: { id: string; body?: string };
  /** True for drafts and for what is to be published later: shown in the preview alone. */
  unpublished: boolean;
}

/**
 * The articles of a language, newest first; on the English site those without a translation are Chinese.
 * `npm run dev` also shows drafts and what waits for its day, marked `unpublished`.
 */
export async function readArticles(language: Language): Promise<ShownArticle[]> {
  const today = beijingDay(new Date());
  const entries: { id: string; body?: string; data: Article }[] = await getCollection("knowledge");
  const shown = entries
    .map((entry) => {
      const [folder, slug = ""] = entry.id.split("/");
      const unpublished = !isPublished(entry.data, today);
      return { slug, language: folder as Language, data: entry.data, entry, unpublished };
    })
    .filter((article) => import.meta.env.DEV || !article.unpublished);
  const english = new Set(
    shown.filter((article) => article.language === "en").map((article) => article.slug),
  );
  const chinese = new Set(
    shown.filter((article) => article.language === "cn").map((article) => article.slug),
  );
  return shown
    .filter(({ slug, language: written }) =>
      // A translation never appears before its original.
      written === "en" ? language === "en" && chinese.has(slug) : language === "cn" || !english.has(slug),
    )
    .sort((a, b) => b.data.date.localeCompare(a.data.date) || a.slug.localeCompare(b.slug));
}
