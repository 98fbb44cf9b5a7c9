import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { LawyerListData } from "#contract/lawyer-list.ts";
import type { Step } from "#islands/ui/use-branches.ts";
import { loadStyles } from "#stores/load-styles.ts";
import { $recovery, showState, startRecovery } from "#stores/recovery.ts";
import type { RecoveryState } from "#stores/recovery-address.ts";
import { setRequestWords } from "#stores/request-words.ts";
import { ClaimForm } from "./ClaimForm.tsx";
import { LawyerResults } from "./LawyerResults.tsx";
import type { RecoveryLinks } from "./links.ts";
import { Summary } from "./Summary.tsx";
import type { RecoveryWords } from "./words.ts";

export interface RecoveryAppProps {
  words: RecoveryWords;
  /** The default search with its answer, prerendered at build. */
  state: RecoveryState;
  data: LawyerListData;
  /** The quick choice: a cause with the nodes above it. */
  quick: { label: string; path: Step[] };
  courtPath: Step[];
  links: RecoveryLinks;
  /** Last year the statistics name. */
  year: number;
  /** Address of the styles that only script needs. */
  styles: string;
}

/** The recovery page: claim, sentence, lists. Everything shown before script comes from the props. */
export function RecoveryApp({ words, state, data, quick, courtPath, links, year, styles }: RecoveryAppProps) {
  const first = { state, data, complete: true, failure: null };
  const view = useStore($recovery) ?? first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island comes alive
  useEffect(() => {
    loadStyles(styles);
    setRequestWords(words.errors);
    startRecovery(first);
    document.documentElement.removeAttribute("data-asked");
  }, []);
  return (
    <>
      <ClaimForm
        words={words}
        shown={view.state}
        fields={view.failure?.fields ?? []}
        complete={view.complete}
        quick={quick}
        courtPath={courtPath}
        onSearch={(claim) =>
          showState({ ...view.state, ...claim, page: 1 }, { again: view.failure !== null })
        }
      />
      <div className="answer" aria-busy={!view.complete}>
        <div role="status" className="summary">
          {view.data && <Summary words={words} data={view.data} year={year} />}
          {!view.complete && <span className="hide">{words.busy}</span>}
        </div>
        {view.failure && (
          <p role="alert" className="fault">
            {words.failed.replace("{msg}", view.failure.msg)}
            <button type="button" className="link" onClick={() => showState(view.state, { again: true })}>
              {words.retry}
            </button>
          </p>
        )}
        {view.data && <LawyerResults words={words} view={{ ...view, data: view.data }} links={links} />}
      </div>
    </>
  );
}
