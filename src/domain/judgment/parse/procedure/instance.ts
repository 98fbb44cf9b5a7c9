import type { CauseBranch } from "../../parse-result.ts";
import type { Instance } from "../../record.ts";

/**
 * The procedural stage by a case number's code (《关于人民法院案件案号的若干规定》, 法〔2015〕137号, and the earlier codes): 执
 * enforcement, 初 or 重 first, 终 second, 再 申 监 提 抗 retrial (also 再初, 再终), else other. A code without that
 * character (浙0781刑254号) is completed from the text's title and end.
 */
export function instanceOfCode(code: string, text: () => string = () => ""): Instance {
  if (/执/.test(code)) return "enforcement";
  if (/再[初终]/.test(code)) return "retrial";
  if (/破|清申|强清|委赔|法赔|刑更|刑核|刑复|死核/.test(code)) return "other";
  const stage = code.match(/[初终再申监提抗重](?!.*[初终再申监提抗])/)?.[0];
  if (stage === "初" || stage === "重") return "first";
  if (stage === "终") return "second";
  if (stage) return "retrial";
  return /[刑民行商知]字?第?$/.test(code) ? instanceOfEnd(text()) : "other";
}

/** The stage by the title, or by the right of appeal at the end. */
function instanceOfEnd(text: string): Instance {
  if (/二审|为终审/.test(text)) return "second";
  return /一审|如(?:果)?不服本[判裁]/.test(text) ? "first" : "other";
}

/** The stage by the label of a printed instance (一审, 重审二审, 执行复议, 死刑复核), or null if the label names none. */
export function instanceOfLabel(label: string): Instance | null {
  if (/执行异议之诉|执行分配/.test(label)) return null;
  if (/执行/.test(label)) return "enforcement";
  if (/核|委赔|自赔|赔偿|破|减刑|假释|刑更|管辖|特别程序/.test(label)) return "other";
  if (/二审/.test(label)) return "second";
  if (/一审|重审/.test(label)) return "first";
  if (/再审|申诉|抗诉|提审|复查|审判监督/.test(label)) return "retrial";
  return null;
}

const BRANCHES: Record<string, CauseBranch> = { 刑: "1", 民: "2", 行: "5", 赔: "7" };

/**
 * The branch of law by the code of a case number, or null. Of several characters for a branch (刑民行赔) the last
 * counts, since earlier ones can belong to a court's name (行唐民初字); 行赔 is administrative.
 */
export function branchOfCode(code: string): CauseBranch | null {
  if (code.includes("执")) return "6";
  if (code.includes("行赔")) return "5";
  const kind = code.match(/[刑民行赔](?!.*[刑民行赔])/)?.[0] ?? "";
  return BRANCHES[kind] ?? null;
}
