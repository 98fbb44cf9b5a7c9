interface Cited {
  court: string;
  case_number: string;
  text_type: string;
}

/**
 * The citation of a document in a Chinese brief: court, case number and document type, as in
 * 某某市中级人民法院（2021）内01民终123号民事判决书. If a paragraph number (from 1) is given, 第N段 follows.
 */
export function citationOf({ court, case_number, text_type }: Cited, paragraph = 0): string {
  const place = paragraph > 0 ? `，第${paragraph}段` : "";
  return `${court}${case_number}${text_type}${place}`;
}
