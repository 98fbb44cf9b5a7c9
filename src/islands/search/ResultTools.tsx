import { lazy, Suspense, useState } from "react";
import type { SearchQuery } from "#contract/search-query.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { loadStyles } from "#stores/load-styles.ts";

export interface ResultToolsProps {
  words: Dictionary["search"]["tools"];
  query: SearchQuery;
  /** Documents in the list; 0 while there is none. */
  listed: number;
  /** Address of the judgment page. */
  award: string;
  /** Addresses of the coverage page and of the reading list. */
  coveragePage: string;
  readingPage: string;
  /** Addresses of the styles of dialogs and panel. */
  styles: string[];
}

/** Each travels when it is first opened. */
const DIALOGS = {
  download: lazy(() => import("./DownloadDialog.tsx")),
  numbers: lazy(() => import("./NumbersDialog.tsx")),
  feed: lazy(() => import("./FeedDialog.tsx")),
};
const FiguresPanel = lazy(() => import("./FiguresPanel.tsx"));
type DialogTool = keyof typeof DIALOGS;

/** The row of buttons over the list: what can be done with the whole of it. */
export function ResultTools(props: ResultToolsProps) {
  const { words, listed, styles } = props;
  const [dialog, setDialog] = useState<DialogTool | null>(null);
  const [figures, setFigures] = useState(false);
  const dialogs: DialogTool[] = listed > 0 ? ["download", "feed", "numbers"] : ["numbers"];
  const Open = dialog && DIALOGS[dialog];
  const dress = () => {
    for (const style of styles) loadStyles(style);
  };
  return (
    <>
      <ul className="tools" aria-label={words.label}>
        {listed > 0 && (
          <li>
            <button
              type="button"
              className="link"
              aria-expanded={figures}
              onClick={() => {
                dress();
                setFigures(!figures);
              }}
            >
              {words.figures}
            </button>
          </li>
        )}
        {dialogs.map((tool) => (
          <li key={tool}>
            <button
              type="button"
              className="link"
              aria-haspopup="dialog"
              onClick={() => {
                dress();
                setDialog(tool);
              }}
            >
              {words[tool]}
            </button>
          </li>
        ))}
        <li>
          <a className="link" href={props.readingPage}>
            {words.reading}
          </a>
        </li>
      </ul>
      {figures && listed > 0 && (
        <Suspense>
          <FiguresPanel {...props} />
        </Suspense>
      )}
      {Open && (
        <Suspense>
          <Open {...props} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}
