import { fetchOnce } from "#client/services/fetch-once.ts";
import { citedArticles } from "#domain/statute/citation/cited-articles.ts";
import { articleAddress, type CitableLaw, LawIndex, lawAddress } from "#domain/statute/citation/law-index.ts";

/** An article that a document cites, in its version of the document's day. */
export interface CitedThen {
  label: string;
  /** Address without language; empty if the site has no text of that day. */
  url: string;
  /** The later change of that version of the law; empty if it is in force or its state is unknown. */
  since: "amended" | "repealed" | "";
  /** yyyy-MM-dd from which a later version is in force, or empty. */
  from: string;
  /** Whether the linked text is itself a later version, with the same numbers. */
  isLater: boolean;
}

/**
 * The articles that a text of a given day (yyyy-MM-dd or empty) cites, in order; null if the laws could not
 * be fetched.
 */
export async function citedThen(text: string, date: string, laws: string): Promise<CitedThen[] | null> {
  const index = await fetchOnce(laws, (listed: CitableLaw[]) => new LawIndex(listed));
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
