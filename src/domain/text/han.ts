/**
 * The Chinese characters as ranges for a character class in a pattern with the u flag: those of Script=Han
 * that names and words are written with, in all planes, with 々 and 〇. It serves patterns on the path of a
 * process's first request, since compiling a Unicode property takes tenths of a millisecond each.
 */
export const HAN = String.raw`\u3005\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}`;

/** HAN without 々 and 〇 for patterns without the u flag, which match surrogates one by one. */
export const HAN_UNITS = String.raw`\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ud840-\udbff\udc00-\udfff`;

/** The dots that separate the parts of some ethnic minorities' names (古丽·艾例, 古丽・艾例), for a character class. */
export const DOT = "·•・‧∙●⋅･．";
