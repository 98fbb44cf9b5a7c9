/**
 * The case numbers printed in the index of a reference case, found without the parser: all white space and
 * page numbers are removed, then each 号 after a year in round brackets is taken. Judicial interpretations use
 * other brackets (法释〔2015〕10号). They are the reference for the parser's result.
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
          /([12]\d{3})[）)](第?[^，。；：、号《》（）()〔〕]{0,12}(?:[（(][^（）()]{1,4}[）)])?[^，。；：《》（）()〔〕]{0,16}?号)/g,
        ),
      ];
    })
    .map(([, year, rest]) => keyOfCaseNumber(`${year}${rest}`));
}

/** A case number without brackets, white space and anything after 号, for comparison. */
export function keyOfCaseNumber(caseNumber: string): string {
  return caseNumber.replace(/[（）()〔〕[\]\s]/g, "").replace(/号.*$/, "");
}
