import type { LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { FIRST_YEAR } from "#domain/recovery/ranking/formula.ts";
import { fill } from "#i18n/fill.ts";
import { Changing } from "../ui/Changing.tsx";
import type { RecoveryWords } from "./results/words.ts";

interface Props {
  words: RecoveryWords;
  data: LawyerListData;
  year: number;
}

const number = (value: number) => value.toLocaleString("en-US");

/** The summary with its counts, and what was counted if the service reports it. */
export function Summary({ words, data, year }: Props) {
  const { corpus, claim } = data;
  if (!corpus.counsel) return <p className="sentence">{words.noCounsel}</p>;
  const template = corpus.nationwide ? words.sentence.nationwide : words.sentence.collection;
  return (
    <>
      <p className="sentence">
        <Changing
          text={fill(template, {
            judgments: number(corpus.judgments),
            total: number(data.totalLawyer),
            active: number(data.activeLawyer),
            from: FIRST_YEAR,
            to: year,
            court: claim.court || words.sentence.related,
            below: claim.courtsBelow ? words.sentence.below : "",
          })}
        />
      </p>
      {corpus.newest && (
        <p className="small soft">
          {fill(words.period, {
            sources: corpus.sample
              ? fill(words.sampleSources, { from: corpus.from, to: corpus.to })
              : corpus.sources.map(({ name, coverage }) => coverage || name).join("；"),
            newest: corpus.newest,
          })}
        </p>
      )}
    </>
  );
}
