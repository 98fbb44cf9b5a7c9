/**
 * The conditions of a query that are lists, in the order of their chips. A document matches the query if it
 * matches every list. It matches `reason`, `court`, `kind`, `instance`, `outcome`, `amount` or `suitedate` if
 * it matches any of the list's values; every other list only if it matches all of them.
 */
export const LIST_FIELDS = [
  "qr",
  "within",
  "near",
  "without",
  "title",
  "holding",
  "judge",
  "counsel",
  "courtname",
  "reason",
  "court",
  "kind",
  "instance",
  "outcome",
  "amount",
  "suitedate",
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** The first and last day of a query's period, as texts. An empty text leaves that end open. */
export const DATE_FIELDS = ["datefrom", "dateto"] as const;
export type DateField = (typeof DATE_FIELDS)[number];

/** Any field that can contain a condition. */
export type ConditionField = ListField | DateField;

/** The lists whose words must occur in one particular part of a document. */
export const KEYWORD_FIELDS = ["title", "holding", "judge", "counsel", "courtname"] as const;
export type KeywordField = (typeof KEYWORD_FIELDS)[number];

/** The conditions of a query. A missing list is empty. */
export type Conditions = { [Field in ListField]?: string[] } & { [Field in DateField]?: string };

/** One condition of a query. It has its own chip. */
export interface Condition {
  field: ConditionField;
  value: string;
}

/** The conditions of a query, in the order of their chips. */
export function listConditions(query: Conditions): Condition[] {
  const lists = LIST_FIELDS.flatMap((field) => (query[field] ?? []).map((value) => ({ field, value })));
  const dates = DATE_FIELDS.map((field) => ({ field, value: query[field] ?? "" }));
  return [...lists, ...dates.filter(({ value }) => value !== "")];
}

/** The query without one condition. */
export function dropCondition<Query extends Conditions>(query: Query, { field, value }: Condition): Query {
  if (field === "datefrom" || field === "dateto") return { ...query, [field]: "" };
  return { ...query, [field]: (query[field] ?? []).filter((held) => held !== value) };
}

/** The query with only the given condition. */
export function keepCondition<Query extends Conditions>(query: Query, { field, value }: Condition): Query {
  const bare: Query = { ...query };
  for (const list of LIST_FIELDS) Object.assign(bare, { [list]: [] });
  for (const date of DATE_FIELDS) Object.assign(bare, { [date]: "" });
  return { ...bare, [field]: field === "datefrom" || field === "dateto" ? value : [value] };
}
