/**
 * The address of a found article on the Chinese or English site. Articles of law have a page in both
 * languages. A knowledge article is written in one language only, and its address stays the same.
 */
export function documentPath(url: string, isEnglish: boolean): string {
  return isEnglish && url.startsWith("/layout/statute") ? `/en${url}` : url;
}
