/**
 * One court of the catalogue, in the specified output format. `value` is a running number. Upper levels have
 * lower numbers, so a subtree has no contiguous range of values; use the ordinals of `indexCourts` for
 * that.
 */
export interface CourtNode {
  value: number;
  label: string;
  /** 0 supreme, 1 provincial high, 2 intermediate or special, 3 basic. */
  level: 0 | 1 | 2 | 3;
  /** Label of the parent court; empty for the supreme court. */
  parent: string;
  /**
   * "china" for levels 0 and 1; else the key of the province in pinyin with underscores (shan_xi_1 is
   * Shaanxi).
   */
  map: string;
  /**
   * At level 1, the key of the province. At other levels the city, district or prefecture, sometimes empty.
   */
  area: string;
  children?: CourtNode[];
}

/**
 * One cause of action (案由). `value` is its code: the parent's code and two more digits, or three in a parent
 * with more than 99 children.
 */
export interface CauseNode {
  value: string;
  label: string;
  children?: CauseNode[];
}
