/** Controls but for white space, and signs that turn the direction of writing: they come with copied text alone. */
const CONTROLS = /(?!\s)[\p{Cc}\p{Bidi_Control}]/gu;

/** The text without characters that nobody sees or means; spaces, tabs and line ends stay. */
export const dropControls = (text: string): string => text.replace(CONTROLS, "");
