import { initialsOf, shownLaws } from "#content/read-laws.ts";
import type { NamedLaw } from "#contract/site-files/laws.ts";

/**
 * All laws by title, as a file. The page with the list of laws loads it when the visitor uses the box above
 * the list.
 */
export const GET = () => {
  const laws = shownLaws().laws.map(
    ({ id, title, short, version, status }): NamedLaw => ({
      id,
      title,
      version,
      status,
      initials: initialsOf(short),
    }),
  );
  return new Response(JSON.stringify(laws), {
    headers: { "content-type": "application/json; charset=utf-8" },
  });
};
