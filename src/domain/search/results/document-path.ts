/**
 * The address of a found article on a site of one language. Laws are shown in the frame of either; a knowledge
 * article is one language's text and keeps its own address.
 */
export function documentPath(url: string, isEnglish: boolean): string {
  return isEnglish && url.startsWith("/layout/statute") ? `/en${url}` : url;
}
