import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import type { LawyerListData } from "#contract/recovery/lawyer-list.ts";
import { FIRST_YEAR } from "#domain/recovery/ranking/formula.ts";
import { fill } from "#i18n/fill.ts";
import type { PagerWords } from "#islands/search/list/Pager.tsx";
import { Button } from "#islands/ui/Button.tsx";
import { Choices } from "#islands/ui/Choices.tsx";
import { asIsland } from "#islands/ui/island.tsx";
import type { Step } from "#islands/ui/use-branches.ts";
import { loadStyles } from "#stores/page/load-styles.ts";
import { setRequestWords } from "#stores/page/request-words.ts";
import { editClaim } from "#stores/recovery/claim-form.ts";
import { $recovery, type RecoveryView, showState, startRecovery } from "#stores/recovery/recovery.ts";
import type { RecoveryState } from "#stores/recovery/recovery-address.ts";
import { Changing } from "../ui/Changing.tsx";
import { ClaimForm, typedClaim } from "./ClaimForm.tsx";
import { LawyerResults } from "./results/LawyerResults.tsx";
import type { RecoveryLinks } from "./results/links.ts";
import { type RecoveryWords, recoveryWords } from "./results/words.ts";

export interface RecoveryAppProps {
  /**
   * The default search. `data` is its answer, prerendered at build; null if another service provides the
   * lists.
   */
  state: RecoveryState;
  data: LawyerListData | null;
  /** The quick choice: a cause and the nodes above it. */
  quick: { label: string; path: Step[] };
  courtPath: Step[];
  links: RecoveryLinks;
  /** Words of the pager, shared with the result list. */
  pager: PagerWords;
  /** Last year that the statistics contain. */
  year: number;
  /** Address of the styles that are needed only with JavaScript. */
  styles: string;
  english: boolean;
}

/**
 * In this layout, the lists are below the form (recovery.css). A search then scrolls to the lists and focuses
 * them.
 */
const ONE_COLUMN = "(max-width: 63.99rem)";

/**
 * The page of lawyers for a claim: form, summary and lists. Before the script runs, it shows what the props
 * contain.
 */
export const RecoveryApp = asIsland(function RecoveryApp(props: RecoveryAppProps) {
  const { state, data, quick, courtPath, links, pager, year, styles, english } = props;
  const { words } = recoveryWords(english);
  const first: RecoveryView = { state, data, complete: data !== null, failure: null };
  const view = useStore($recovery) ?? first;
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    loadStyles(styles);
    setRequestWords(words.errors);
    const typed = typedClaim(form.current!);
    startRecovery(first);
    for (const field of ["reason", "court", "range"] as const)
      if (typed[field] !== state[field]) editClaim({ [field]: typed[field] });
    document.documentElement.removeAttribute("data-asked");
  }, []);
  const choose = (field: string, label: string) =>
    showState({ ...view.state, [field]: label, page: 1 }, { again: true });
  return (
    <>
      <ClaimForm
        words={words}
        form={form}
        first={state}
        complete={view.complete}
        english={english}
        onSent={() => {
          const isColumn = matchMedia(ONE_COLUMN).matches;
          // The button is disabled while it waits, and would drop the focus.
          if (isColumn || document.activeElement?.matches("button"))
            summary.current?.focus({ preventScroll: true });
          if (isColumn) answer.current?.scrollIntoView();
        }}
        quick={quick}
        courtPath={courtPath}
      />
      <div ref={answer} className="answer" aria-busy={!view.complete}>
        <output className="said small soft">
          {view.complete ? view.unchanged && words.unchanged : words.busy}
        </output>
        <div ref={summary} role="status" className="summary" tabIndex={-1}>
          {view.data && <Summary words={words} data={view.data} year={year} />}
          {view.complete && view.data?.claim.otherCauses && (
            <Choices
              title={fill(words.readAs, { reason: view.data.claim.reason })}
              of={{ fields: ["reason"], choices: view.data.claim.otherCauses }}
              onChoose={choose}
            />
          )}
        </div>
        {view.failure && (
          <p role="alert" className="fault">
            {words.failed.replace("{msg}", () => view.failure?.msg ?? "")}
            {/* No retry for invalid input, because it would be refused again. */}
            {view.failure.fields.length === 0 && (
              <Button
                className="link"
                onClick={() => showState(view.state, { again: true })}
                text={words.retry}
              />
            )}
          </p>
        )}
        {view.failure && <Choices of={view.failure} onChoose={choose} />}
        {view.data && (
          <LawyerResults
            words={words}
            view={{ ...view, data: view.data }}
            links={links}
            pager={pager}
            quick={quick.label}
          />
        )}
      </div>
    </>
  );
});

interface SummaryProps {
  words: RecoveryWords;
  data: LawyerListData;
  year: number;
}

const number = (value: number) => value.toLocaleString("en-US");

/** The summary in numbers. It also tells what was counted, if the service reports that. */
function Summary({ words, data, year }: SummaryProps) {
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
