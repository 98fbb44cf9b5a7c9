import type { LawyerEntry, LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { explainScores } from "#domain/recovery/ranking/explain-scores.ts";
import { shownSum } from "#domain/recovery/ranking/formula.ts";
import { fill } from "#i18n/fill.ts";
import type { claimOf } from "#stores/recovery/recovery.ts";
import { useCases } from "./use-cases.ts";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  entry: LawyerEntry;
  claim: ReturnType<typeof claimOf>;
  highest: LawyerListData["highest"];
}

/** What the three scores are made of, computed here from the cases, as anybody could. */
export function ScoreParts({ words, entry, claim, highest }: Props) {
  const found = useCases(claim, entry);
  if (found === null) return <p className="small soft">{words.card.loading}</p>;
  if (typeof found === "string") return <p className="small fault">{fill(words.failed, { msg: found })}</p>;
  const scores = explainScores(found, {
    experience: highest.exp,
    influence: highest.impact,
    activity: highest.activ,
  });
  const rows = [
    ["exp", scores.experience],
    ["impact", scores.influence],
    ["activ", scores.activity],
  ] as const;
  return (
    <ul className="small">
      {rows.map(([name, { value, n, sum, shrunk, breadth }]) => (
        <li key={name}>
          <b>
            {words.tabs[name]} {value.toFixed(1)}
          </b>{" "}
          {fill(words.card.part, {
            n,
            sum: shownSum(sum),
            shrunk: shownSum(shrunk),
            breadth: name === "impact" ? fill(words.card.breadth, { breadth: shownSum(breadth) }) : "",
            highest: shownSum(highest[name]),
          })}
        </li>
      ))}
    </ul>
  );
}
