import type { AppealOutcome, Instance } from "../../record.ts";

const QUOTED = /“[^“”]*”|「[^「」]*」|"[^"]*"/g;
const CORRECTION = /(?:予以|作如下|进行)(?:补正|更正)|(?:补正|更正)(?:为|如下|成)/;
const ENDING = /驳回|撤销|维持|准许|准予|发回|改判/;

/** Whether an operative part only corrects clerical errors in an earlier document (民事诉讼法 art. 157). */
function isCorrection(text: string): boolean {
  const own = text.replace(QUOTED, "");
  return CORRECTION.test(own) && !ENDING.test(own);
}

/**
 * How an appeal or retrial ended, read from its operative part; null at other stages and where the text does
 * not say, such as in a ruling that corrects a clerical error. Dismissing an application for retrial
 * (驳回…再审申请) also counts as upheld: the decision under attack stands. An order to retry a case decides nothing
 * yet and is `other`, as is dismissing the action on appeal.
 */
export function readOutcome(operative: string, instance: Instance): AppealOutcome | null {
  if (instance !== "second" && instance !== "retrial") return null;
  const text = operative.replace(/[\s，,]/g, "");
  if (isCorrection(text)) return null;
  if (
    /(?:准许|准予|同意)[^。；]{0,60}撤回[^。；]{0,12}(?:上诉|抗诉|再审申请|申诉|起诉)|按[^。；]{0,80}撤回(?:上诉|再审申请)[^。；]{0,4}处理/.test(
      text,
    )
  )
    return withdrawn(text);
  if (/发回[^。；]{0,40}(?:重审|重新审判|重新审理)|发还[^。；]{0,20}重审/.test(text)) return "remanded";
  if (/指令[^。；]{0,40}(?:再审|审理|立案)|由本院(?:提审|再审)|本案由[^。；]{0,20}审理/.test(text))
    return "other";
  // Setting the judgment aside and dismissing the action decides nothing on the merits.
  if (/撤销/.test(text) && /驳回[^。；]{0,60}起诉/.test(text) && !/变更|改判|[支给赔偿]付|判令/.test(text))
    return "other";
  if (/撤销|变更|改判/.test(text)) return "changed";
  if (/驳回[^。；]{0,80}(?:再审申请|申诉|再审请求)|维持/.test(text)) return "upheld";
  if (/驳回[^。；]{0,60}(?:上诉|抗诉)/.test(text)) return "upheld";
  return text ? "other" : null;
}

/**
 * Withdrawing the claim itself after an appeal undoes the first judgment; withdrawing the appeal leaves it.
 */
function withdrawn(text: string): AppealOutcome {
  return /撤回(?:起诉|诉讼)|撤诉/.test(text) && /撤销/.test(text) ? "other" : "withdrawn";
}
