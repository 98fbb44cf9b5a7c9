import { personValue } from "#contract/recovery/lawyer-limits.ts";
import type { LawyerEntry, LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { fill } from "#i18n/fill.ts";
import { Changing } from "../../ui/Changing.tsx";
import { Alike } from "./Alike.tsx";
import { ScoreBar } from "./ScoreBar.tsx";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  entry: LawyerEntry;
  rank: number;
  highest: LawyerListData["highest"];
  /** Address of the lawyer's page. */
  page: string;
  insurer: boolean;
}

/**
 * One lawyer, with name, place, number of cases like the claim, the three scores, and the link to the
 * lawyer's page.
 */
export function LawyerCard({ words, entry, rank, highest, page, insurer }: Props) {
  const { card } = words;
  const place = [...new Set([entry.lProvince, entry.lCity])].filter(Boolean).join(" ");
  // Another lawyer service may report no cases.
  const told = entry.n > 0;
  const years = entry.firstYear === entry.lastYear ? card.casesOne : card.cases;
  const scores = [
    ["exp", entry.scoreExp],
    ["impact", entry.scoreImpact],
    ["activ", entry.scoreActivation],
  ] as const;
  return (
    <li className="card sheet">
      <div className="who">
        {entry.lPic ? (
          <img className="face" src={entry.lPic} alt="" width="56" height="56" loading="lazy" />
        ) : (
          <span className="face" aria-hidden="true" lang="zh-CN">
            {[...entry.lawyer][0]}
          </span>
        )}
        <div>
          <h3 lang="zh-CN">{entry.profile ? <a href={entry.profile}>{entry.lawyer}</a> : entry.lawyer}</h3>
          <p lang="zh-CN">{entry.lawoffice}</p>
          <p className="soft small" lang={place ? "zh-CN" : undefined}>
            {place || card.unknownPlace}
          </p>
        </div>
        <p className="rank small">
          <Changing text={fill(card.rank, { rank })} />{" "}
          {told && (
            <span className="soft">
              <Changing text={fill(years, { n: entry.n, from: entry.firstYear, to: entry.lastYear })} />
            </span>
          )}
        </p>
        {entry.alike && <Alike words={words} alike={entry.alike} insurer={insurer} />}
      </div>
      <dl className="scores">
        {scores.map(([name, value]) => (
          <div key={name}>
            <dt>{words.tabs[name]}</dt>
            <ScoreBar words={words} value={value} highest={highest[name]} />
          </div>
        ))}
      </dl>
      {told && (
        <p className="more">
          <a className="scripted" href={page}>
            {card.page}
          </a>
          <noscript>
            <button type="submit" className="button" form="claim" name="person" value={personValue(entry)}>
              {card.page}
            </button>
          </noscript>
        </p>
      )}
    </li>
  );
}
