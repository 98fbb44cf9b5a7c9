import { findAmounts } from "../../text/amount.ts";

/** What opens the list of claims of the first instance, in documents of every stage. */
const CLAIMS =
  /(?:向(?:一审法院|原审法院|本院|法院|[\u4e00-\u9fff]{2,30}法院)?(?:起诉|提起诉讼|提出)?[^。：:]{0,12}(?:诉讼请求|请求|诉请)(?:为|是|如下)?[：:]|诉讼请求(?:为|是|如下)?[：:]|(?:请求|诉请|要求)(?:人民法院|法院|贵院)?(?:依法)?判令[：:]?|起诉请求[：:]?|请求(?:依法)?判决[：:]?)/;
const SECOND_ITEM = /(?:[；;。，,\s]|^)(?:[（(]?[2二２][）)]?[.．、，]|[（(]2[）)]|第二[，、])/;
const TOTAL =
  /(?:共计|合计|总计|总额为?|总共|以上(?:各项)?(?:共计|合计)?|计)(?:为|人民币|[：:])?[^，。；]{0,6}$/;

/**
 * What the first claim asks for, in yuan: the total where the claim gives one, else the first sum of the
 * first item that names one; null where the claims ask for no money. Costs of the proceedings do not count.
 */
export function readClaimAmount(paragraphs: string[]): number | null {
  for (const paragraph of paragraphs) {
    const opening = paragraph.match(CLAIMS);
    if (!opening) continue;
    const claims =
      paragraph
        .slice((opening.index ?? 0) + opening[0].length)
        .slice(0, 1500)
        .split(/事实[和与及]理由/)[0] ?? "";
    const amount = amountOfFirstItem(claims);
    if (amount !== null) return amount;
  }
  return null;
}

function amountOfFirstItem(claims: string): number | null {
  const second = claims.search(SECOND_ITEM);
  const items = second > 0 ? [claims.slice(0, second), claims.slice(second)] : [claims.split("。")[0] ?? ""];
  for (const item of items) {
    const amounts = findAmounts(item).filter(
      ({ from }) =>
        !/(?:受理费|诉讼费|保全费|律师费|公证费|鉴定费)[^，。；、]{0,6}$/.test(
          item.slice(Math.max(0, from - 14), from),
        ),
    );
    const total = amounts.find(({ from }) => TOTAL.test(item.slice(Math.max(0, from - 14), from)));
    const amount = total ?? amounts[0];
    if (amount) return amount.yuan;
  }
  return null;
}
