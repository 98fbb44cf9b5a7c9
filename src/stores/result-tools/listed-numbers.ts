import { fetchNumbers } from "#client/services/download-service.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/** Requests which of the case numbers in a pasted text are in the collection. */
export const lookUpNumbers = (text: string) => withLoadingBar(fetchNumbers(text));
