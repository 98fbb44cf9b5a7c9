import { useState } from "react";
import type { LawyerCase } from "#contract/recovery/lawyer-cases.ts";
import type { LawyerEntry } from "#contract/recovery/lawyer-list.ts";
import { fill } from "#i18n/fill.ts";
import type { claimOf } from "#stores/recovery/recovery.ts";
import type { Tab } from "#stores/recovery/recovery-address.ts";
import { useCases } from "./use-cases.ts";
import type { RecoveryWords } from "./words.ts";

/** Cases shown initially; the rest are behind a button. */
const FIRST_SHOWN = 10;

interface Props {
  words: RecoveryWords;
  entry: LawyerEntry;
  claim: ReturnType<typeof claimOf>;
  /** The list it belongs to, whose score the weights refer to. */
  tab: Tab;
  award: string;
}

const SCORES = ["exp", "impact", "activ"] as const;

/** What a case adds to the score of the open list; to all three if they are mixed. */
function weightsOf(row: LawyerCase, tab: Tab, words: RecoveryWords): string {
  const added = { exp: row.like, impact: row.weight, activ: row.recency };
  return SCORES.filter((score) => tab === "mix" || score === tab)
    .map((score) => fill(words.card.weight, { score: words.tabs[score], n: Number(added[score].toFixed(3)) }))
    .join(" · ");
}

/** The cases behind a lawyer's scores, newest first, each with what it counts and a link to the judgment. */
export function CaseList({ words, entry, claim, tab, award }: Props) {
  const found = useCases(claim, entry);
  const [shown, setShown] = useState(FIRST_SHOWN);
  if (found === null) return <p className="small soft">{words.card.loading}</p>;
  if (typeof found === "string") return <p className="small fault">{fill(words.failed, { msg: found })}</p>;
  const rest = found.length - shown;
  return (
    <>
      <ol className="cases">
        {found.slice(0, shown).map((row) => (
          <li key={row.id} lang="zh-CN">
            <a href={`${award}#${row.id}`}>{row.casename}</a>
            <span className="small soft">
              {row.court} {row.case_number} <time dateTime={row.casedate}>{row.casedate}</time>{" "}
              <span lang={document.documentElement.lang}>
                {words.card.sides[row.side]} {weightsOf(row, tab, words)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <button type="button" className="link" onClick={() => setShown(shown + 5 * FIRST_SHOWN)}>
          {fill(words.card.more, { n: Math.min(rest, 5 * FIRST_SHOWN) })}
        </button>
      )}
    </>
  );
}
