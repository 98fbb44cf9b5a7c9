import { toNfkc, withoutSpaces } from "#domain/text/to-nfc.ts";
import type { PrintedName } from "./cover-names.ts";

/** Lines that contain only a page number, which occur inside sentences of text extracted from a PDF. */
const PAGE_NUMBER = /\n\s*\d{1,5}\s*(?=\n|$)/g;

/** 一审：X法院（2021）沪0115民初1号 — the instances at the end of a reference case's index. */
const INSTANCE =
  /(?:[审议定案行查核诉偿]|程序|[）)])[:：]([\p{Script=Han}、]{4,45}?法院[\p{Script=Han}]{0,14})[（(〔[](\d{4})[）)〕\]]([\p{Script=Han}\d()、\-—]{2,40}?号)/gu;

/**
 * The court names printed before the case numbers in the index of a reference case (关联索引), without white
 * space and page numbers; none if the text has no index.
 */
export function readPrintedCourts(text: string): PrintedName[] {
  const at = text.lastIndexOf("关联索引");
  if (at < 0) return [];
  const index = withoutSpaces(text.slice(at).replace(PAGE_NUMBER, "\n"));
  return [...index.matchAll(INSTANCE)].map(([, name, year, code]) => ({
    name: toNfkc(name!),
    caseNumber: `（${year}）${code}`,
  }));
}
