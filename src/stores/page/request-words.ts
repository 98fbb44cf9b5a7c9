/**
 * Sets the messages for failures without a message of a server. Islands use this export, because they must
 * not import the client.
 */
export { setRequestWords } from "#client/request.ts";
