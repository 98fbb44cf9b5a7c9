import type { LawyerCase } from "#contract/recovery/lawyer-cases.ts";
import type { LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { explainScores } from "#domain/recovery/ranking/explain-scores.ts";
import { shownSum } from "#domain/recovery/ranking/formula.ts";
import { fill } from "#i18n/fill.ts";
import { ScoreBar } from "../results/ScoreBar.tsx";
import type { RecoveryWords } from "../results/words.ts";

interface Props {
  words: RecoveryWords;
  cases: readonly LawyerCase[];
  highest: LawyerListData["highest"];
}

/** The three scores as bars, each with its formula and the values inserted, computed here from the cases. */
export function ScoreParts({ words, cases, highest }: Props) {
  const scores = explainScores(cases, {
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
    <dl className="score-parts">
      {rows.map(([name, { value, n, sum, shrunk, breadth }]) => (
        <div key={name}>
          <dt>{words.tabs[name]}</dt>
          <ScoreBar words={words} value={value} highest={highest[name]} />
          <dd className="small">
            {fill(words.lawyer.part, {
              n,
              value,
              sum: shownSum(sum),
              shrunk: shownSum(shrunk),
              breadth: name === "impact" ? fill(words.lawyer.breadth, { breadth: shownSum(breadth) }) : "",
              highest: shownSum(highest[name]),
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
