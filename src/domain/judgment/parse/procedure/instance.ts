import type { CauseBranch } from "../../parse-result.ts";
import type { Instance } from "../../record.ts";

/**
 * The procedural stage by the code in a case number (《关于人民法院案件案号的若干规定》, 法〔2015〕137号, and the earlier codes).
 * 执 means enforcement, 初 and 重 first instance, 终 second instance; 再 申 监 提 抗 mean retrial, also in 再初 and 再终.
 * If a code has none of these characters and ends with that of a branch (浙0781刑254号), the document's title
 * and last paragraphs (`text`) decide. Any other code is `other`.
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

/** The stage that the title or the right of appeal at the end of the document shows. */
function instanceOfEnd(text: string): Instance {
  if (/二审|为终审/.test(text)) return "second";
  return /一审|如(?:果)?不服本[判裁]/.test(text) ? "first" : "other";
}

/** The stage of a printed label of an instance (一审, 重审二审, 执行复议, 死刑复核); null if the label names no stage. */
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
 * The branch of law by the code of a case number, or null. If several characters for a branch (刑民行赔) occur,
 * the last one counts, because an earlier one can belong to a court's name (行唐民初字).
 */
export function branchOfCode(code: string): CauseBranch | null {
  if (code.includes("执")) return "6";
  if (code.includes("行赔")) return "5";
  const kind = code.match(/[刑民行赔](?!.*[刑民行赔])/)?.[0] ?? "";
  return BRANCHES[kind] ?? null;
}
