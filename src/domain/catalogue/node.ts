/**
 * One court of the catalogue, in the promised output format. `value` is a running number, upper levels first;
 * it does not order subtrees. Use the ordinal of `indexCourts` for ranges.
 */
export interface CourtNode {
  value: number;
  label: string;
  /** 0 supreme, 1 provincial high, 2 intermediate or special, 3 basic. */
  level: 0 | 1 | 2 | 3;
  /** Label of the parent court; empty for the supreme court. */
  parent: string;
  /** "china" for level 0 and 1, else the province key in underscore pinyin (shan_xi_1 is Shaanxi). */
  map: string;
  /** Level 1: the province key. Others: city, district or prefecture; sometimes empty. */
  area: string;
  children?: CourtNode[];
}

/** One cause of action (案由). `value` is the code: each level appends two digits, three past 99 children. */
export interface CauseNode {
  value: string;
  label: string;
  children?: CauseNode[];
}
