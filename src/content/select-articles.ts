import { isPublished } from "#contract/content/schemas/publishing.ts";

type Language = "cn" | "en";

/** What the front matter of articles and guides has. */
interface Dated {
  date: string;
  draft?: boolean | undefined;
  publishOn?: string | undefined;
}

/** An article or guide in its collection. `id` is `cn/SLUG` or `en/SLUG`. */
export interface ArticleEntry<Data extends Dated> {
  id: string;
  body?: string;
  data: Data;
}

/** An article or guide as a page shows it. */
export interface ShownArticle<Data extends Dated> {
  /** Last segment of the address. */
  slug: string;
  /** Language of the text. It differs from the language of the page if the text is not translated. */
  language: Language;
  data: Data;
  /** The argument for `render` of astro:content. */
  entry: { id: string; body?: string };
  /** True for a draft or a scheduled text, which only the preview shows. */
  unpublished: boolean;
}

/**
 * The articles of a language on a day (`today`, yyyy-MM-dd), newest first. On the English site, an article
 * that is not translated is in Chinese. A `preview` also has drafts and scheduled articles, marked
 * `unpublished`.
 */
export function selectArticles<Data extends Dated>(
  entries: ArticleEntry<Data>[],
  language: Language,
  { today, preview }: { today: string; preview: boolean },
): ShownArticle<Data>[] {
  const shown = entries
    .map((entry) => {
      const [folder, slug = ""] = entry.id.split("/");
      const unpublished = !isPublished(entry.data, today);
      return { slug, language: folder as Language, data: entry.data, entry, unpublished };
    })
    .filter((article) => preview || !article.unpublished);
  const slugs = (of: Language) =>
    new Set(shown.filter((article) => article.language === of).map((article) => article.slug));
  const english = slugs("en");
  const chinese = slugs("cn");
  return shown
    .filter(({ slug, language: written }) =>
      // A translation is not shown before its original.
      written === "en" ? language === "en" && chinese.has(slug) : language === "cn" || !english.has(slug),
    )
    .sort((a, b) => b.data.date.localeCompare(a.data.date) || a.slug.localeCompare(b.slug));
}
