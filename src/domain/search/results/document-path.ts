/**
 * The address of a found article on the site of one language. Laws have a page in either language; a
 * knowledge article exists in one language and keeps its address.
 */
export function documentPath(url: string, isEnglish: boolean): string {
  return isEnglish && url.startsWith("/layout/statute") ? `/en${url}` : url;
}
