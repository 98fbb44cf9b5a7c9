import { toAsciiAlphanumerics, toNfc, withoutSpaces } from "../text/to-nfc.ts";

/** Codes from before 2016 or in informal use, with the standard code of today. The first match counts. */
const FORMER: [RegExp, string][] = [
  [/(?:行非|非诉|非执|行执|行审)/, "行审"],
  [/行赔?管终$/, "行辖终"],
  [/(?:管终|辖终|立民终|民立终|立终)$/, "民辖终"],
  [/法委?赔$/, "委赔"],
  [/(?<!行.?)赔监$/, "委赔监"],
  [/刑重$/, "刑初"],
  [/刑提$/, "刑再"],
  [/刑执$/, "刑更"],
  [/行提$/, "行再"],
  [/行重$/, "行初"],
  [/刑.*(初|终|再|申|监|抗)$/, "刑$1"],
  [/行.*赔.*(初|终|再|申|监|抗)$/, "行赔$1"],
  [/(?<!执)行(?!.*[民商]).*(初|终|再|申|监|抗)$/, "行$1"],
  [/执(?:行)?申$/, "执监"],
  [/执(?:字)?异.*$/, "执异"],
  [/执(?:行)?复.*$/, "执复"],
  [/执(?:行)?监.*$/, "执监"],
  [/执恢.*$/, "执恢"],
  [/执保.*$/, "执保"],
  [/执[^异复监]*$/, "执"],
  [/破(?:产)?终$/, "破终"],
  [/破[^申终监]*$/, "破"],
  [/[民商经知海家少房劳金涉外权].*(?:提)$/, "民再"],
  [/[民商经知海家少房劳金涉外权].*(?:重)$/, "民初"],
  [/[民商经知海家少房劳金涉外权].*(初|终|再|申|监|抗|特|催|督)$/, "民$1"],
  [/保令$/, "民保令"],
  [/(?:诉前|诉)保$/, "财保"],
];

/**
 * The year, then court and kind of case up to the serial number. 号 and the text after it are cut off before.
 */
const NUMBER =
  /^\P{L}*(\d{4})\P{L}*?(?=[\p{Script=Han}])(.*\p{Script=Han})[（(]?[A-Z]?\d[\d、,，~至—－-]*[)）]?$/u;

/**
 * The kind of case in a case number (民初, 执异), as one of the codes in `known`. For numbers from before 2016,
 * the code of today: 民初 for 商初字. "" for a text without a number ("-"); null for a number of an unknown kind.
 */
export function typeCodeOf(caseNumber: string, known: ReadonlySet<string>): string | null {
  const line = withoutSpaces(toAsciiAlphanumerics(toNfc(caseNumber))).replace(/号.*$/u, "");
  if (!/[\p{Script=Han}\d]/u.test(line)) return "";
  const [, , code] = NUMBER.exec(line) ?? [];
  if (code === undefined) return null;
  const bare = code.replaceAll(/[（(][^）)]*[）)]|[字第]|-/g, "");
  const letters = bare.replaceAll(/[\d一二三四五六七八九十]/g, "");
  const find = code.includes("字") ? [formerOf, suffixOf] : [kindOf, suffixOf, formerOf];
  for (const read of find) {
    const found = read(read === kindOf ? bare : letters, known);
    if (found) return found;
  }
  return null;
}

/** The kind of case if it directly follows the court's digits: 民初 in 京0101民初. */
function kindOf(code: string, known: ReadonlySet<string>): string | undefined {
  const kind = /\d(\D+)$/.exec(code)?.[1];
  return kind !== undefined && known.has(kind) ? kind : undefined;
}

/** The longest known code with which the text ends. */
function suffixOf(letters: string, known: ReadonlySet<string>): string | undefined {
  return Array.from(letters, (_, from) => letters.slice(from)).find((rest) => known.has(rest));
}

function formerOf(letters: string, known: ReadonlySet<string>): string | undefined {
  for (const [form, today] of FORMER) {
    const found = form.exec(letters);
    const meant = found && today.replace("$1", found[1] ?? "");
    if (meant && known.has(meant)) return meant;
  }
  return undefined;
}
