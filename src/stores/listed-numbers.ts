import { fetchNumbers } from "#client/download-service.ts";
import { runBar } from "./loading-bar.ts";

/** Which case numbers of a pasted text are in the collection. */
export const lookUpNumbers = (text: string) => runBar(fetchNumbers(text));
