/**
 * Sets the messages for failures without a message from a server. Islands use this export, because they may
 * not import the client.
 */
export { setRequestWords } from "#client/request.ts";
