import type { CauseBranch } from "../../parse-result.ts";
import { branchOfCode } from "../procedure/instance.ts";

/**
 * The branch in the cause catalogue to which a document belongs, by its type, else by the code in its case
 * number.
 */
export function branchOfDocument(textType: string, code: string): CauseBranch {
  if (/^执行/.test(textType)) return "6";
  if (/^刑事/.test(textType)) return "1";
  if (/^行政/.test(textType)) return "5";
  if (/赔偿/.test(textType)) return "7";
  return branchOfCode(code) ?? "2";
}

/**
 * False for proceedings that are not about a sum: criminal cases without a joined civil claim, administrative
 * cases other than for compensation, bankruptcy, special procedures, and disputes about jurisdiction.
 */
export function asksForMoney(code: string, textType: string, introduction: string): boolean {
  const branch = branchOfDocument(textType, code);
  if (branch === "1") return /附带民事/.test(textType + introduction);
  if (branch === "5") return /赔偿|补偿/.test(textType + introduction) || /赔/.test(code);
  return !/破|强清|清[申终算]|民特|特监|辖/.test(code) && !/管辖权异议/.test(introduction);
}
