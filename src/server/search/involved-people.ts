import type { JudgmentDetail } from "#contract/content.ts";
import { isPersonName } from "#domain/judgment/named-people.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";

/** Who took part in a case as the judgment's page shows them; undefined where the text names nobody, as reference cases do. */
export function involvedPeople(record: JudgmentRecord): JudgmentDetail["people"] {
  const { parties, counsel, presiding_judge, panel, clerk } = record;
  const judges = [...new Set([presiding_judge, ...panel])].filter((name) => name !== "");
  if (parties.length + counsel.length + judges.length === 0 && clerk === "") return undefined;
  return {
    parties: parties.map(({ name, role }) => ({ name, role, natural: isPersonName(name) })),
    counsel: counsel.map(({ name, firm, kind, parties: of }) => ({ name, firm, kind, parties: of })),
    presiding: presiding_judge !== "",
    judges,
    clerk,
  };
}
