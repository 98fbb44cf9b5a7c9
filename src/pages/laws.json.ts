import { initialsOf, shownLaws } from "#content/read-laws.ts";
import type { NamedLaw } from "#contract/site-files/laws.ts";

/** Every law by title as a file, fetched on use of the box above the list of laws. */
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
