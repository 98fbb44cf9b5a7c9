import type { APIRoute } from "astro";
import { readArticles, readGuides } from "#content/read-articles.ts";
import { readSettings } from "#content/read-settings.ts";
import { ARTICLE_PATH, GUIDE_PATH } from "#contract/content/schemas/routes.ts";
import { dictionary } from "#i18n/dictionary.ts";
import { HTML_LANG, type Lang, languagePaths, localePath } from "#i18n/lang.ts";

export const getStaticPaths = languagePaths;

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The RSS 2.0 feed of the knowledge articles and guides in one language. The English feed leaves out texts
 * that have no translation.
 */
export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang }, site }) => {
  const { site: settings } = await readSettings();
  const { knowledge: t, names } = dictionary(lang);
  const address = (path: string) => escapeXml(new URL(localePath(path, lang), site).href);
  const texts = [
    ...(await readArticles(lang)).map((one) => ({
      ...one,
      path: ARTICLE_PATH,
      group: names.articleCategories[one.data.category],
    })),
    ...(await readGuides(lang)).map((one) => ({
      ...one,
      path: GUIDE_PATH,
      group: names.guideTopics[one.data.topic],
    })),
  ]
    .filter(({ language }) => language === lang)
    .sort((a, b) => (a.data.date < b.data.date ? 1 : a.data.date > b.data.date ? -1 : 0));
  const items = texts.map(({ slug, data, path, group }) => {
    const link = address(`${path}${slug}`);
    const published = new Date(`${data.date}T00:00:00+08:00`).toUTCString();
    return `<item><title>${escapeXml(data.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${published}</pubDate><category>${escapeXml(group)}</category><description>${escapeXml(data.summary)}</description></item>`;
  });
  const self = address("/layout/knowledge/feed.xml");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(t.feedTitle)}</title><link>${address("/layout/knowledge")}</link><atom:link href="${self}" rel="self" type="application/rss+xml"/><description>${escapeXml(settings.description[lang])}</description><language>${HTML_LANG[lang]}</language>
${items.join("\n")}
</channel></rss>
`;
  return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
};
