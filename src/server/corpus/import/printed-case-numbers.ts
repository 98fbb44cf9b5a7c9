/**
 * The case numbers that the index of a reference case prints, found without the parser: all white space and
 * page numbers taken out, then each 号 behind a year in round brackets. Numbers of judicial interpretations
 * stand in other brackets (法释〔2015〕10号). This is what the parser's result is measured against.
 */
export function printedCaseNumbers(text: string): string[] {
  return text
    .split(/\n\s*关联索引/)
    .slice(1)
    .flatMap((part) => {
      const index = part
        .split(/\n\s*【/)[0]!
        .split("\n")
        .filter((line) => !/^\s*\d{1,5}\s*$/.test(line))
        .join("")
        .replace(/\s/g, "");
      return [
        ...index.matchAll(
          /([12]\d{3})[）)](第?[^，。；：《》（）()〔〕]{0,12}(?:[（(][^（）()]{1,4}[）)])?[^，。；：《》（）()〔〕]{0,16}?号)/g,
        ),
      ];
    })
    .map(([, year, rest]) => keyOfCaseNumber(`${year}${rest}`));
}

/** A case number without brackets, white space and what follows 号, for comparing. */
export function keyOfCaseNumber(caseNumber: string): string {
  return caseNumber.replace(/[（）()〔〕[\]\s]/g, "").replace(/号.*$/, "");
}
