import type { ReverseBasicinfoResponse } from "#contract/reversal/appeal-analysis.ts";
import { fill } from "#i18n/fill.ts";
import type { ResultWords } from "../words.ts";

/** Cards of the experts whose field the case belongs to. */
export function Experts({ words, info }: { words: ResultWords; info: ReverseBasicinfoResponse }) {
  const { expert_count: count, experts } = info.experts;
  return (
    <section>
      <h2>{words.expertsTitle}</h2>
      <p>{count > 0 ? fill(words.expertsCount, { n: count }) : words.expertsNone}</p>
      <ul className="experts">
        {experts.map(({ name, description, img_data }) => (
          <li key={name} className="sheet">
            <img src={img_data} alt={fill(words.portrait, { name })} width="56" height="56" />
            <h3>{name}</h3>
            <p className="small">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
