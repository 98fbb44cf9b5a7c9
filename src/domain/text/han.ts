/**
 * The Chinese characters as ranges for the class of a pattern with the flag u: those of Unicode's Script=Han that names and
 * words are written with, of all planes, 々 and 〇. For patterns that the first request of a process meets: a Unicode
 * property takes tenths of a millisecond in each.
 */
export const HAN = String.raw`\u3005\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}`;

/** The same without 々 and 〇 for patterns without the flag u, which see the halves of a character beyond the first plane. */
export const HAN_UNITS = String.raw`\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ud840-\udbff\udc00-\udfff`;

/** The dots that part a name of peoples who write theirs with one (古丽·艾例, 古丽・艾例), for the class of a pattern. */
export const DOT = "·•・‧∙●⋅･．";
