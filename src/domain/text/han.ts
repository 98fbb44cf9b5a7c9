/**
 * Chinese characters, as ranges for a character class in a pattern with the u flag. They are those of
 * Script=Han in which names and words are written, in all planes, with 々 and 〇. Patterns that a process needs
 * for its first request use them, because compiling a Unicode property takes tenths of a millisecond.
 */
export const HAN = String.raw`\u3005\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}`;

/**
 * Chinese characters for patterns without the u flag, which match surrogates one by one. 々 and 〇 are not
 * included.
 */
export const HAN_UNITS = String.raw`\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ud840-\udbff\udc00-\udfff`;

/** Dots between the parts of names of some ethnic groups (古丽·艾例, 古丽・艾例), for a character class. */
export const DOT = "·•・‧∙●⋅･．";
