import { type ComponentType, lazy, Suspense, useState } from "react";
import type { SearchQuery } from "#contract/search-query.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { loadStyles } from "#stores/load-styles.ts";

export interface ResultToolsProps {
  words: Dictionary["searchTools"];
  query: SearchQuery;
  /** Documents in the list; 0 while there is none. */
  listed: number;
  /** Address of the judgment page. */
  award: string;
  /** Address of the styles of the dialogs. */
  styles: string;
}

/** Each dialog travels when it is first opened. */
const DIALOGS = {
  download: lazy(() => import("./DownloadDialog.tsx")),
  numbers: lazy(() => import("./NumbersDialog.tsx")),
} satisfies Record<string, ComponentType<never>>;
type Tool = keyof typeof DIALOGS;

/** The row of buttons over the list: what can be done with the whole of it. */
export function ResultTools(props: ResultToolsProps) {
  const { words, listed, styles } = props;
  const [open, setOpen] = useState<Tool | null>(null);
  const tools: Tool[] = listed > 0 ? ["download", "numbers"] : ["numbers"];
  const Open = open && DIALOGS[open];
  return (
    <>
      <ul className="tools" aria-label={words.label}>
        {tools.map((tool) => (
          <li key={tool}>
            <button
              type="button"
              className="link"
              aria-haspopup="dialog"
              onClick={() => {
                loadStyles(styles);
                setOpen(tool);
              }}
            >
              {words[tool].open}
            </button>
          </li>
        ))}
      </ul>
      {Open && (
        <Suspense>
          <Open {...props} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
