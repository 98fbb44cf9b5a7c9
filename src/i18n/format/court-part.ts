/** The province of a high court, for narrow spaces; any other court in full. */
export const courtPart = (label: string): string => label.replace(/高级人民法院$/u, "") || label;
