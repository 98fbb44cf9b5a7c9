import { HAN } from "./han.ts";

const ANY_HAN = new RegExp(`[${HAN}]`, "u");

/** Whether a text has Latin letters and no Chinese characters. */
export const isEnglish = (text: string): boolean => /[a-z]{2}/iu.test(text) && !ANY_HAN.test(text);
