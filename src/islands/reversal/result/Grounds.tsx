import type { ReverseBasicinfoResponse } from "#contract/reversal/appeal-analysis.ts";
import { fill } from "#i18n/fill.ts";
import type { ResultWords } from "../words.ts";

/** The grounds named by the decisions that changed a judgment, most frequent first. */
export function Grounds({ words, info }: { words: ResultWords; info: ReverseBasicinfoResponse }) {
  const { grounds } = info.analysis;
  return (
    <section className="grounds-named">
      <h2>{words.groundsTitle}</h2>
      {grounds.length === 0 ? (
        <p>{words.groundsNone}</p>
      ) : (
        <ul className="grounds">
          {grounds.map(({ ground, n }) => (
            <li key={ground}>
              {words.grounds[ground]} <span className="soft">{fill(words.ground, { n })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
