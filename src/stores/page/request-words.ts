/**
 * Sets the messages for failures for which no server sent a message. Islands use this export, because they
 * must not import the client.
 */
export { setRequestWords } from "#client/request.ts";
