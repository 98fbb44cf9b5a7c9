import { fetchOnce } from "#client/services/fetch-once.ts";
import { citedArticles } from "#domain/statute/citation/cited-articles.ts";
import { articleAddress, type CitableLaw, LawIndex, lawAddress } from "#domain/statute/citation/law-index.ts";

/** An article that a document cites, in the version of the document's day. */
export interface CitedThen {
  label: string;
  /** Address without language. Empty if the site does not have that version. */
  url: string;
  /**
   * What happened later to the cited version of the law. Empty if it is in force, or if that is not known.
   */
  since: "amended" | "repealed" | "";
  /** The day from which a later version is in force, yyyy-MM-dd, or empty. */
  from: string;
  /** Whether the linked text is a later version, in which the article has the same number. */
  isLater: boolean;
}

/**
 * The articles that a text cites, in order. `date` is the day of the text, yyyy-MM-dd or empty. Null if the
 * laws could not be fetched.
 */
export async function citedThen(text: string, date: string, laws: string): Promise<CitedThen[] | null> {
  const listed = await fetchOnce<CitableLaw[]>(laws);
  const index = listed && new LawIndex(listed);
  return (
    index &&
    citedArticles(text.split("\n"), date, index).map(({ label, found }): CitedThen => {
      if (!found) return { label, url: "", since: "", from: "", isLater: false };
      const { law, article, isLater } = found;
      const { status } = law;
      const [newest] = index.versions(law.title);
      return {
        label,
        url: article ? articleAddress(article) : lawAddress(law.id),
        since: status === "amended" || status === "repealed" ? status : "",
        from: newest && newest.from > law.from ? newest.from : "",
        isLater,
      };
    })
  );
}
