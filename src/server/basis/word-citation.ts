import type { BasisCitation } from "./legal-basis.ts";

/**
 * Words a citation, such as 民事诉讼法第171条、第286条, or Civil Procedure Law arts. 171, 286. An article 0 is left
 * out. `laws` maps short names to full and English names.
 */
export function wordCitation(
  { law, articles }: { law: string; articles: readonly number[] },
  laws: Record<string, BasisCitation>,
  language: "cn" | "en",
): string {
  const { title = law, english = law } = laws[law] ?? {};
  const numbers = articles.filter((number) => number > 0);
  if (language === "en") {
    return numbers.length === 0
      ? english
      : `${english} art${numbers.length > 1 ? "s" : ""}. ${numbers.join(", ")}`;
  }
  return title.replace(/^中华人民共和国/, "") + numbers.map((number) => `第${number}条`).join("、");
}
