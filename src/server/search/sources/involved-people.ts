import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { isPersonName } from "#domain/judgment/parse/published/named-people.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";

/** Shorter than any organisation's full name: what was cut wrongly out of a text (某某所) is a person's rather. */
const LEAST_ORGANISATION = 5;
/** Whether a party's name is taken for a natural person's. */
export const isNatural = (name: string) => name.length < LEAST_ORGANISATION || isPersonName(name);

/** Who took part in a case as the judgment's page shows them; undefined where the text names nobody, as reference cases do. */
export function involvedPeople(record: JudgmentRecord): JudgmentDetail["people"] {
  const { parties, counsel, presiding_judge, panel, clerk } = record;
  const judges = [...new Set([presiding_judge, ...panel])].filter((name) => name !== "");
  if (parties.length + counsel.length + judges.length === 0 && clerk === "") return undefined;
  return {
    parties: parties.map(({ name, role }) => ({ name, role, natural: isNatural(name) })),
    counsel: counsel.map(({ name, firm, kind, parties: of }) => ({ name, firm, kind, parties: of })),
    presiding: presiding_judge !== "",
    judges,
    clerk,
  };
}
