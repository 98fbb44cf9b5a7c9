import { useEffect, useRef } from "react";
import { LAWYER_PLAIN_PATH } from "#contract/paths.ts";
import { personValue } from "#contract/recovery/lawyer-limits.ts";
import type { LawyerEntry, LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { fill } from "#i18n/fill.ts";
import { Pager, type PagerWords } from "#islands/search/list/Pager.tsx";
import { Button } from "#islands/ui/Button.tsx";
import { listsOf, type RecoveryView, showState } from "#stores/recovery/recovery.ts";
import { encodeLawyer, PAGE_SIZES, TABS, type Tab } from "#stores/recovery/recovery-address.ts";
import { Changing } from "../../ui/Changing.tsx";
import { TableHead } from "../../ui/TableHead.tsx";
import { Downloads } from "./Downloads.tsx";
import { LawyerCard } from "./LawyerCard.tsx";
import type { RecoveryLinks } from "./links.ts";
import { Nobody } from "./Nobody.tsx";
import { RequestLink } from "./RequestLink.tsx";
import { WeightSliders } from "./WeightSliders.tsx";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  view: RecoveryView & { data: LawyerListData };
  links: RecoveryLinks;
  pager: PagerWords;
  /** Label of the quick choice. */
  quick: string;
}

/** The lists as tabs, with pages, weights and downloads. */
export function LawyerResults({ words, view, links, pager, quick }: Props) {
  const sizes = useRef<HTMLSelectElement>(null);
  const { state, data } = view;
  const tabs = TABS.filter((tab) => tab !== "mix" || data.lawyerCombined);
  const tab = tabs.includes(state.tab) ? state.tab : "exp";
  const totalOf = (name: Tab) => (name === "mix" ? data.activeLawyer : data.counts[name]);
  const pagesOf = (name: Tab) => Math.max(1, Math.ceil(totalOf(name) / data.pageSize));
  const [total, pages] = [totalOf(tab), pagesOf(tab)];
  /** If the list has fewer pages than the one shown before, its last page is shown. */
  const show = (name: Tab) => showState({ ...state, tab: name, page: Math.min(state.page, pagesOf(name)) });
  const turn = (page: number) => showState({ ...state, page });
  /** Changes the size of a page. The first displayed lawyer stays on it. */
  const resize = (pageSize: number) =>
    showState({ ...state, pageSize, page: Math.floor(((data.page - 1) * data.pageSize) / pageSize) + 1 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before hydration
  useEffect(() => {
    const chosen = Number(sizes.current?.value ?? state.pageSize);
    // Runs after the page's own start, which decides what is displayed.
    if (chosen !== state.pageSize) setTimeout(() => resize(chosen));
  }, []);
  const best = listsOf(data)[tab][0] ?? null;
  const pageOf = (entry: LawyerEntry) => `${links.lawyer}#${encodeLawyer(state, entry)}`;
  const move = (step: number) => {
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]!;
    document.getElementById(`tab-${next}`)?.focus();
    show(next);
  };
  if (!data.corpus.counsel) return null;
  const lacksCause = data.activeLawyer > 0 && data.nearestCause !== "same";
  const nobody = (
    <Nobody
      words={words}
      data={data}
      onChoose={(part) => showState({ ...state, ...part, tab: "exp", page: 1 }, { again: true })}
    />
  );
  return (
    <section className="lawyers" aria-label={words.results}>
      {lacksCause && nobody}
      <div className="lawyers-head">
        <div role="tablist" aria-label={words.results}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={name === tab}
              aria-controls={`list-${name}`}
              tabIndex={name === tab ? 0 : -1}
              onClick={() => show(name)}
              onKeyDown={(event) => {
                if (event.key === "ArrowRight") move(1);
                if (event.key === "ArrowLeft") move(-1);
              }}
            >
              {words.tabs[name]}
            </button>
          ))}
        </div>
        <fieldset className="views">
          <legend className="hide">{words.view.label}</legend>
          {(["cards", "table"] as const).map((name) => (
            <Button
              key={name}
              className="link"
              aria-pressed={state.view === name}
              onClick={() => showState({ ...state, view: name })}
              text={words.view[name]}
            />
          ))}
        </fieldset>
      </div>
      {tabs.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`list-${name}`}
          aria-labelledby={`tab-${name}`}
          data-off={name !== tab || undefined}
        >
          <h2 className="hide list-name">{words.tabs[name]}</h2>
          <p className="small soft note">{words.tabNotes[name]}</p>
          {listsOf(data)[name].length === 0 && totalOf(name) > 0 && (
            <p>
              <Changing text={fill(words.ended, { n: totalOf(name) })} />
            </p>
          )}
          {totalOf(name) === 0 && !lacksCause && nobody}
          {state.view === "table" ? (
            <LawyerTable
              words={words}
              data={data}
              entries={listsOf(data)[name]}
              mixed={name === "mix"}
              pageOf={pageOf}
            />
          ) : (
            <ol className="cards">
              {listsOf(data)[name].map((entry, index) => (
                <LawyerCard
                  key={`${entry.lawyer} ${entry.lawoffice}`}
                  words={words}
                  entry={entry}
                  rank={(data.page - 1) * data.pageSize + index + 1}
                  highest={data.highest}
                  page={pageOf(entry)}
                  insurer={data.claim.reason === quick}
                />
              ))}
            </ol>
          )}
        </div>
      ))}
      <div className="turn">
        <Pager words={pager} page={Math.min(data.page, pages + 1)} pages={pages} onPage={turn} />
        {total > PAGE_SIZES[0]! && (
          <label className="small">
            {words.pageSize.label}{" "}
            <select
              ref={sizes}
              className="field"
              value={state.pageSize}
              onChange={(event) => resize(Number(event.target.value))}
            >
              {PAGE_SIZES.map((size) => (
                <option key={size} value={size}>
                  {fill(words.pageSize.value, { n: size })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className="after">
        {links.chat ? (
          <a className="button main" href={links.chat} target="_blank" rel="noopener">
            {words.chat}
          </a>
        ) : (
          <>
            <RequestLink words={words} person={best} claim={state} links={links} label={words.chat} />
            <noscript>
              <button
                type="submit"
                className="button main"
                form="claim"
                formAction={`${LAWYER_PLAIN_PATH}#lead`}
                name="request"
                value={best ? personValue(best) : "-"}
              >
                {words.chat}
              </button>
            </noscript>
          </>
        )}
        <Downloads words={words} view={view} tab={tab} entries={listsOf(data)[tab]} />
      </div>
      {data.corpus.sources.length > 0 && (
        <WeightSliders words={words} state={state} onChange={(next) => showState(next)} />
      )}
    </section>
  );
}

interface TableProps {
  words: RecoveryWords;
  data: LawyerListData;
  entries: readonly LawyerEntry[];
  mixed: boolean;
  /** Address of a lawyer's page. */
  pageOf: (entry: LawyerEntry) => string;
}

/** The list as a table. On a phone, it scrolls sideways in a frame of its own. */
function LawyerTable({ words, data, entries, mixed, pageOf }: TableProps) {
  const { table, tabs } = words;
  const first = (data.page - 1) * data.pageSize;
  const heads = [table.rank, table.lawyer, table.lawoffice, table.place];
  // Another lawyer service may report no cases.
  const isCounted = entries.some(({ alike }) => alike);
  const alike = isCounted ? [table.court, table.cause] : [];
  const scores = [tabs.exp, tabs.impact, tabs.activ, ...(mixed ? [tabs.mix] : [])];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section inside the panel would be one landmark too many
    <div className="wide-table" tabIndex={0} role="region" aria-label={words.results}>
      <table>
        <TableHead columns={[...heads, ...scores, table.n, ...alike, table.years]} />
        <tbody>
          {entries.map((entry, index) => (
            <tr key={`${entry.lawyer} ${entry.lawoffice}`}>
              <td translate="no">{first + index + 1}</td>
              <th scope="row" lang="zh-CN">
                {entry.n > 0 ? <a href={pageOf(entry)}>{entry.lawyer}</a> : entry.lawyer}
              </th>
              <td lang="zh-CN">{entry.lawoffice}</td>
              <td lang="zh-CN">{[...new Set([entry.lProvince, entry.lCity])].join(" ")}</td>
              <td translate="no">{entry.scoreExp.toFixed(1)}</td>
              <td translate="no">{entry.scoreImpact.toFixed(1)}</td>
              <td translate="no">{entry.scoreActivation.toFixed(1)}</td>
              {mixed && <td translate="no">{entry.scoreCombined?.toFixed(1)}</td>}
              <td translate="no">{entry.n || ""}</td>
              {isCounted && <td translate="no">{entry.alike?.court}</td>}
              {isCounted && <td translate="no">{entry.alike?.cause}</td>}
              <td translate="no">{entry.n > 0 && `${entry.firstYear}–${entry.lastYear}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
