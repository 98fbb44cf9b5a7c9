import { useState } from "react";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { pageLang } from "#i18n/page-lang.ts";
import { Dialog } from "#islands/ui/Dialog.tsx";
import { useLoaded } from "#islands/ui/use-loaded.ts";
import { feedAddresses, refusedFeed } from "#stores/result-tools/result-tools.ts";
import { toolWords } from "./tool-words.ts";

interface Props {
  query: SearchQuery;
  onClose: () => void;
}

/** The dialog with the addresses of the query's feeds, or why it has none. */
export default function FeedDialog({ query, onClose }: Props) {
  const words = toolWords();
  const t = words.feed;
  const addresses = feedAddresses(query, pageLang() === "en");
  const refused = useLoaded(() => refusedFeed(addresses.json), [addresses.json]);
  const [said, setSaid] = useState("");
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(t.copied),
      () => setSaid(t.copyFailed),
    );
  return (
    <Dialog title={t.title} close={words.close} onClose={onClose}>
      <div className="dialog-form">
        <p>{t.lead}</p>
        {refused === null &&
          (["atom", "json"] as const).map((format) => (
            <div className="address" key={format}>
              <label>
                <span>{t.formats[format]}</span>
                <input
                  className="field"
                  readOnly
                  value={addresses[format]}
                  onFocus={(event) => event.target.select()}
                />
              </label>
              <button type="button" className="button" onClick={() => void copy(addresses[format])}>
                {t.copy}
                <span className="hide">{t.formats[format]}</span>
              </button>
            </div>
          ))}
        <p role="status" className={refused ? "said wrong" : "said"}>
          {refused === undefined ? t.checking : (refused ?? said)}
        </p>
        <p className="small soft">{t.privacy}</p>
      </div>
    </Dialog>
  );
}
