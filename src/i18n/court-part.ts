/** The province a high court stands for, where there is little room; every other court in full. */
export const courtPart = (label: string): string => label.replace(/高级人民法院$/u, "") || label;
