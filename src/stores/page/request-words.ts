/**
 * The words for failures that come without a message from a server, for islands, which may not import the
 * client.
 */
export { setRequestWords } from "#client/request.ts";
