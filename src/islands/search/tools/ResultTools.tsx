import type { SearchQuery } from "#contract/search/search-query.ts";
import { SCOPE } from "#domain/search/scope.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { Button } from "#islands/ui/Button.tsx";
import { usePanel } from "../panels/use-panel.ts";

export interface ResultToolsProps {
  words: Dictionary["search"]["tools"];
  /** Shown if a tool cannot be loaded. */
  failed: string;
  query: SearchQuery;
  /** Number of documents in the list; 0 if there is none. */
  listed: number;
  /** Address of the judgment page. */
  award: string;
  /** Address of the coverage page. */
  coveragePage: string;
  /** Address of the reading list. */
  readingPage: string;
  /** Receives the query that follows from a click on a bar. */
  onQuery: (query: SearchQuery) => void;
  /** Names of the conditions by field, for the report. */
  chips: Dictionary["search"]["chips"];
  /** Address of the catalogue of courts, for the report. */
  courts: string;
  /** Addresses of the styles of the dialogs and the panel. */
  styles: string[];
}

/**
 * The row of buttons above the list. They open tools for the whole list. Each tool is loaded when it is
 * opened for the first time.
 */
export function ResultTools(props: ResultToolsProps) {
  const { words, listed, styles } = props;
  const figures = usePanel(() => import("./StatisticsPanel.tsx"), styles);
  const dialogs = {
    download: usePanel(() => import("./DownloadDialog.tsx"), styles),
    report: usePanel(() => import("./ReportDialog.tsx"), styles),
    feed: usePanel(() => import("./FeedDialog.tsx"), styles),
    numbers: usePanel(() => import("./NumbersDialog.tsx"), styles),
  };
  const all = (Object.keys(dialogs) as (keyof typeof dialogs)[]).filter(
    (tool) => tool !== "report" || props.query.type === SCOPE.cases,
  );
  // Tools that need a list keep their place while it loads (results.css).
  const ofList = listed > 0 ? undefined : "of-list";
  return (
    <>
      <ul className="tools" aria-label={words.label}>
        <li className={ofList}>
          <Button className="link" {...figures.opener} text={words.figures} />
        </li>
        {all.map((tool) => (
          <li key={tool} className={tool === "numbers" ? undefined : ofList}>
            <Button
              className="link"
              aria-haspopup="dialog"
              onClick={dialogs[tool].opener.onClick}
              text={words[tool]}
            />
          </li>
        ))}
        <li>
          <a className="link" href={props.readingPage}>
            {words.reading}
          </a>
        </li>
      </ul>
      {[figures, ...Object.values(dialogs)].some(({ failed }) => failed) && (
        <p role="alert">{props.failed}</p>
      )}
      {listed > 0 && figures.part && <figures.part.default {...props} id={figures.id} />}
      {all.map((tool) => {
        const { part, show } = dialogs[tool];
        return part && <part.default key={tool} {...props} onClose={() => show(false)} />;
      })}
    </>
  );
}
