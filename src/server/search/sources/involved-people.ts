import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { isPersonName } from "#domain/judgment/parse/published/named-people.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";

/**
 * The full name of an organisation has at least this many characters. A shorter name counts as a person's,
 * even if it was extracted wrongly (某某所).
 */
const MIN_ORGANISATION_CHARS = 5;
/** Whether the name of a party counts as that of a natural person. */
export const isNatural = (name: string) => name.length < MIN_ORGANISATION_CHARS || isPersonName(name);

/**
 * The people and organisations that take part in a case, as the judgment's page shows them. Undefined if the
 * text names nobody, as in reference cases.
 */
export function involvedPeople(record: JudgmentRecord): JudgmentDetail["people"] {
  const { parties, counsel, presiding_judge, panel, clerk } = record;
  const judges = [...new Set([presiding_judge, ...panel])].filter((name) => name !== "");
  if ([...parties, ...counsel, ...judges].length === 0 && clerk === "") return undefined;
  return {
    parties: parties.map(({ name, role }) => ({ name, role, natural: isNatural(name) })),
    counsel: counsel.map(({ name, firm, kind, parties: of }) => ({ name, firm, kind, parties: of })),
    presiding: presiding_judge !== "",
    judges,
    clerk,
  };
}
