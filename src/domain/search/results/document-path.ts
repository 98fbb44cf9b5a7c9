/**
 * The address of a found article on the site of one language. Laws are shown in the frame of either language;
 * a knowledge article is text in one language and keeps its own address.
 */
export function documentPath(url: string, isEnglish: boolean): string {
  return isEnglish && url.startsWith("/layout/statute") ? `/en${url}` : url;
}
