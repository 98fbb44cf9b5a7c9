import type { LawyerCase } from "#contract/recovery/lawyer-cases.ts";
import { CASE_PARTS, countCases } from "#domain/recovery/count-cases.ts";
import type { RecoveryWords } from "../results/words.ts";

interface Props {
  words: RecoveryWords;
  cases: readonly LawyerCase[];
}

/** Four small charts of a lawyer's cases, each a table of bars: by court, cause, year and side. */
export function CaseFigures({ words, cases }: Props) {
  const { by, rest, unknown, sides } = words.lawyer;
  const counts = countCases(cases);
  return (
    <div className="case-figures">
      {CASE_PARTS.map((part) => {
        const { rows, rest: others } = counts[part];
        const word = (label: string) => (part === "side" ? sides[label as LawyerCase["side"]] : label);
        const shown = others > 0 ? [...rows, [rest, others] as const] : rows;
        const most = Math.max(...shown.map(([, n]) => n));
        return (
          <table key={part}>
            <caption>{by[part]}</caption>
            <tbody>
              {shown.map(([label, n]) => (
                <tr key={label}>
                  <th scope="row" lang={part === "side" || label === rest ? undefined : "zh-CN"}>
                    {word(label) || unknown}
                  </th>
                  <td>
                    <meter value={n} max={most} aria-hidden="true" />
                  </td>
                  <td>{n}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
