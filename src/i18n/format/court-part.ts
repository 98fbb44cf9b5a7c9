/** The province a high court stands for, where space is short; any other court in full. */
export const courtPart = (label: string): string => label.replace(/高级人民法院$/u, "") || label;
