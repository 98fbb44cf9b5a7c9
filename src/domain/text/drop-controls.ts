/**
 * Controls except white space, and characters that change the direction of writing: they only come with
 * copied text.
 */
const CONTROLS = /(?!\s)[\p{Cc}\p{Bidi_Control}]/gu;

/** The text without invisible, meaningless characters; spaces, tabs and line ends stay. */
export const dropControls = (text: string): string => text.replace(CONTROLS, "");
