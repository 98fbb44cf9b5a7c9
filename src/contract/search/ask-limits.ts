/* Limits of a question, kept apart from the schema because the page reads them too. */

/** Maximum length of a question in characters. A description of what happened fits. */
export const MAX_ASKED_CHARS = 2000;
/** Maximum number of guides, articles, cases and causes in an answer. */
export const MAX_PROPOSED = { guides: 3, articles: 10, cases: 5, causes: 5 } as const;
