import coverage from "#generated/coverage.json";

/**
 * The coverage of the collection as a file: court by year, for every page that shows statistics in relation
 * to it.
 */
export const GET = () =>
  new Response(JSON.stringify(coverage), { headers: { "content-type": "application/json; charset=utf-8" } });
