import coverage from "#generated/coverage.json";

/**
 * The coverage of the collection by court and year, as a file. Pages that show statistics load it, to compare
 * their numbers with the whole collection.
 */
export const GET = () =>
  new Response(JSON.stringify(coverage), { headers: { "content-type": "application/json; charset=utf-8" } });
