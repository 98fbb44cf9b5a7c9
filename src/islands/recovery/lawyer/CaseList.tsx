import { useState } from "react";
import type { LawyerCase } from "#contract/recovery/lawyer-cases.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import type { RecoveryWords } from "../results/words.ts";

/** Number of cases shown at first. A button shows the rest. */
const FIRST_SHOWN = 10;

/** The orders of the cases. Cases that contribute equally stay in the order of the answer, newest first. */
const ORDERS = ["exp", "impact", "activ"] as const;

interface Props {
  words: RecoveryWords;
  cases: readonly LawyerCase[];
  award: string;
}

/**
 * The cases from which a lawyer's scores are computed, with what each contributes. At first, those that
 * contribute most to experience are on top.
 */
export function CaseList({ words, cases, award }: Props) {
  const [shown, setShown] = useState(FIRST_SHOWN);
  const [order, setOrder] = useState<(typeof ORDERS)[number]>("exp");
  const added = (row: LawyerCase) => ({ exp: row.like, impact: row.weight, activ: row.recency })[order];
  const sorted = cases.toSorted((a, b) => added(b) - added(a));
  const rest = cases.length - shown;
  return (
    <>
      <label className="order small">
        {words.lawyer.order}{" "}
        <select
          className="field"
          value={order}
          onChange={({ target }) => setOrder(ORDERS.find((name) => name === target.value) ?? "exp")}
        >
          {ORDERS.map((name) => (
            <option key={name} value={name}>
              {words.lawyer.orders[name]}
            </option>
          ))}
        </select>
      </label>
      <ol className="cases">
        {sorted.slice(0, shown).map((row) => (
          <li key={row.id} lang="zh-CN">
            <a href={`${award}#${row.id}`}>{row.casename}</a>
            <span className="small soft">
              {row.court} {row.case_number} <time dateTime={row.casedate}>{row.casedate}</time>{" "}
              <span lang={document.documentElement.lang}>
                {words.lawyer.sides[row.side]}{" "}
                {fill(words.lawyer.weight, {
                  score: words.tabs[order],
                  n: Number(added(row).toFixed(3)),
                })}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <Button
          className="link"
          onClick={() => setShown(shown + 5 * FIRST_SHOWN)}
          text={fill(words.lawyer.more, { n: Math.min(rest, 5 * FIRST_SHOWN) })}
        />
      )}
    </>
  );
}
