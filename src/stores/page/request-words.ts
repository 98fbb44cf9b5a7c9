/** The words for failures that no server worded, for islands, which may not speak to the client themselves. */
export { setRequestWords } from "#client/request.ts";
