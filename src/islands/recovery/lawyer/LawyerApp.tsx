import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { LawyerCase } from "#contract/recovery/lawyer-cases.ts";
import type { LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { CASE_PARTS, countCases } from "#domain/recovery/count-cases.ts";
import { countAlike } from "#domain/recovery/ranking/count-alike.ts";
import { explainScores } from "#domain/recovery/ranking/explain-scores.ts";
import { shownSum } from "#domain/recovery/ranking/formula.ts";
import { fill } from "#i18n/fill.ts";
import { asIsland } from "#islands/ui/island.tsx";
import { carryRequest } from "#stores/page/carried-case.ts";
import { setRequestWords } from "#stores/page/request-words.ts";
import { $lawyer, type LawyerView, startLawyerPage } from "#stores/recovery/lawyer-page.ts";
import { encodeState, type NamedLawyer } from "#stores/recovery/recovery-address.ts";
import { Alike } from "../results/Alike.tsx";
import type { RecoveryLinks } from "../results/links.ts";
import { RequestLink } from "../results/RequestLink.tsx";
import { ScoreBar } from "../results/ScoreBar.tsx";
import { type RecoveryWords, recoveryWords } from "../results/words.ts";
import { CaseList } from "./CaseList.tsx";

export interface LawyerAppProps {
  english: boolean;
  links: RecoveryLinks & { list: string; scores: string };
  /** Label of the quick choice. */
  quick: string;
}

/** The page of a lawyer for a claim: cases, charts, scores, a request to the office, and a correction. */
export const LawyerApp = asIsland(function LawyerApp({ english, links, quick }: LawyerAppProps) {
  const { words } = recoveryWords(english);
  const view = useStore($lawyer, { ssr: "initial" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    setRequestWords(words.errors);
    startLawyerPage();
  }, []);
  if (view.kind === "ready") return <Lawyer words={words} view={view} links={links} quick={quick} />;
  return (
    <div className="scripted">
      <h1>{words.lawyer.title}</h1>
      {view.kind === "failed" && <p role="alert">{fill(words.failed, { msg: view.msg })}</p>}
      {view.kind === "loading" && <p className="soft">{words.lawyer.loading}</p>}
      {view.kind !== "loading" && (
        <p>
          {view.kind === "nobody" && words.lawyer.nobody} <a href={links.list}>{words.lawyer.toList}</a>
        </p>
      )}
    </div>
  );
});

interface LawyerProps {
  words: RecoveryWords;
  view: Extract<LawyerView, { kind: "ready" }>;
  links: LawyerAppProps["links"];
  quick: string;
}

function Lawyer({ words, view, links, quick }: LawyerProps) {
  const { person, record, claim, list } = view;
  const { reason, court } = list.claim;
  const place = [...new Set([record.lProvince, record.lCity])].filter(Boolean).join(" ");
  const amount = words.ranges[claim.range ?? -1] ?? "";
  return (
    <article>
      <p className="small">
        <a href={`${links.list}#${encodeState(claim)}`}>{words.lawyer.toList}</a>
      </p>
      <h1 lang="zh-CN">{person.lawyer}</h1>
      <p lang="zh-CN">
        {person.lawoffice} <span className="soft">{place}</span>
      </p>
      {record.cases.length === 0 ? (
        <p>{words.lawyer.noCases}</p>
      ) : (
        <>
          <p className="soft">
            {fill(words.lawyer.claim, { claim: [reason, court, amount].filter(Boolean).join(" · ") })}
          </p>
          <Alike words={words} alike={countAlike(record.cases)} insurer={reason === quick} />
          <p className="act">
            <RequestLink
              words={words}
              person={person}
              claim={{ ...claim, reason, court }}
              links={links}
              label={words.lawyer.request}
            />{" "}
            <span className="small soft">{words.lawyer.requestNote}</span>
          </p>
          <h2>{fill(words.lawyer.cases, { n: record.cases.length })}</h2>
          <CaseList words={words} cases={record.cases} award={links.award} />
          <h2>{words.lawyer.figures}</h2>
          <CaseFigures words={words} cases={record.cases} claim={list.claim} />
          <h2>{words.lawyer.scores}</h2>
          <ScoreParts words={words} cases={record.cases} highest={list.highest} />
          <p className="small">
            <a href={links.scores}>{words.lawyer.formula}</a>
          </p>
        </>
      )}
      <CorrectForm words={words} person={person} links={links} />
    </article>
  );
}

interface FiguresProps {
  words: RecoveryWords;
  cases: readonly LawyerCase[];
  claim: LawyerListData["claim"];
}

/** Four small charts of a lawyer's cases, as tables of bars: by court, cause, year and side. */
function CaseFigures({ words, cases, claim }: FiguresProps) {
  const { by, rest, unknown, sides } = words.lawyer;
  const counts = countCases(cases, claim);
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

interface ScoreProps {
  words: RecoveryWords;
  cases: readonly LawyerCase[];
  highest: LawyerListData["highest"];
}

/**
 * The three scores as bars. Below each is its formula with the values filled in, which are computed here from
 * the cases.
 */
function ScoreParts({ words, cases, highest }: ScoreProps) {
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

interface Props {
  words: RecoveryWords;
  person: NamedLawyer;
  links: RecoveryLinks;
}

/**
 * Writes a correction as a prefilled mail, or as a message in the lead form if no address is configured.
 * Nothing is sent from here.
 */
function CorrectForm({ words, person, links }: Props) {
  const { correct, table } = words;
  const [kind, setKind] = useState(correct.kinds[0] ?? "");
  const [note, setNote] = useState("");
  const subject = `${correct.title}：${person.lawyer}（${person.lawoffice}）`;
  const body = `${correct.what}：${kind}\n${table.lawyer}：${person.lawyer}\n${table.lawoffice}：${person.lawoffice}\n${correct.note}：${note}`;
  const mail = `mailto:${links.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${body}\n\n${location.href}`)}`;
  return (
    <details className="fold correct">
      <summary>{correct.title}</summary>
      <label>
        <span className="small">{correct.what}</span>
        <select className="field" value={kind} onChange={(event) => setKind(event.target.value)}>
          {correct.kinds.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </select>
      </label>
      <label>
        <span className="small">{correct.note}</span>
        <textarea className="field" rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      {links.email ? (
        <>
          <a className="button" href={mail}>
            {correct.send}
          </a>
          <p className="small soft">{correct.hint}</p>
        </>
      ) : (
        <a className="button" href={links.lead} onClick={() => carryRequest(`${subject}\n${body}`)}>
          {correct.write}
        </a>
      )}
    </details>
  );
}
