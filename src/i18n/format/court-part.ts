/**
 * Shortens the name of a high court to its province, for narrow spaces. Other courts keep their full name.
 */
export const courtPart = (label: string): string => label.replace(/高级人民法院$/u, "") || label;
