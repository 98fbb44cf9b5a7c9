import { useState } from "react";
import type { LawyerEntry, LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { fill } from "#i18n/fill.ts";
import type { claimOf } from "#stores/recovery/recovery.ts";
import type { Tab } from "#stores/recovery/recovery-address.ts";
import { Changing } from "../../ui/Changing.tsx";
import { CaseList } from "./CaseList.tsx";
import { CorrectForm } from "./CorrectForm.tsx";
import type { RecoveryLinks } from "./links.ts";
import { ScoreParts } from "./ScoreParts.tsx";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  entry: LawyerEntry;
  rank: number;
  highest: LawyerListData["highest"];
  claim: ReturnType<typeof claimOf>;
  tab: Tab;
  links: RecoveryLinks;
}

/** One lawyer: name and place, the three scores and their parts, n, years, and the cases, opened in place. */
export function LawyerCard({ words, entry, rank, highest, claim, tab, links }: Props) {
  const [open, setOpen] = useState(false);
  const [explained, setExplained] = useState(false);
  const { card } = words;
  const place = [...new Set([entry.lProvince, entry.lCity])].filter(Boolean).join(" ");
  // Another lawyer service may say nothing about the cases.
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
      </div>
      <dl className="scores">
        {scores.map(([name, value]) => (
          <div key={name}>
            <dt>{words.tabs[name]}</dt>
            <dd>
              <Changing text={value.toFixed(1)} />
              <meter value={value} max={100} aria-hidden="true" />
            </dd>
          </div>
        ))}
      </dl>
      <div className="folds">
        {told && (
          <>
            <details className="fold" onToggle={(event) => setExplained(event.currentTarget.open)}>
              <summary>{card.parts}</summary>
              {explained && <ScoreParts words={words} entry={entry} claim={claim} highest={highest} />}
            </details>
            <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
              <summary>
                <Changing text={fill(card.open, { n: entry.n })} />
              </summary>
              {open && <CaseList words={words} entry={entry} claim={claim} tab={tab} award={links.award} />}
            </details>
          </>
        )}
        <CorrectForm words={words} entry={entry} email={links.email} />
      </div>
    </li>
  );
}
