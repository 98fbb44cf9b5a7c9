import { useEffect, useState } from "react";
import cn from "#i18n/cn/site-fallback.json" with { type: "json" };
import en from "#i18n/en/site-fallback.json" with { type: "json" };
import { pageLang } from "#i18n/page-lang.ts";
import { type SiteHit, searchPages } from "#stores/search/site-pages.ts";
import { Marked } from "./Marked.tsx";

interface Props {
  /** The keywords of the search that failed. */
  keywords: string[];
}

type State = { kind: "busy" } | { kind: "failed" } | { kind: "found"; hits: SiteHit[] };

/** Results from the site's own static index while the functions cannot be reached. */
export function SiteFallback({ keywords }: Props) {
  const words = pageLang() === "en" ? en : cn;
  const [state, setState] = useState<State>({ kind: "busy" });
  const asked = keywords.join(" ");
  useEffect(() => {
    let isCurrent = true;
    searchPages(asked)
      .then((hits) => isCurrent && setState({ kind: "found", hits }))
      .catch(() => isCurrent && setState({ kind: "failed" }));
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  if (asked === "") return null;
  return (
    <section className="site-hits" aria-busy={state.kind === "busy"}>
      <h2>{words.title}</h2>
      <p className="soft">{words.note}</p>
      {state.kind === "busy" && <p role="status">{words.busy}</p>}
      {state.kind === "failed" && <p role="status">{words.failed}</p>}
      {state.kind === "found" && state.hits.length === 0 && <p role="status">{words.none}</p>}
      {state.kind === "found" && (
        <ul className="results">
          {state.hits.map(({ url, title, excerpt }) => (
            <li key={url}>
              <h3>
                <a href={url}>{title}</a>
              </h3>
              <p className="snippet">
                <Marked pieces={excerpt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
