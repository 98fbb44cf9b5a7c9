import { type FormEvent, useEffect, useState } from "react";
import type { DownloadFormat } from "#contract/search/search-download.ts";
import { MAX_DOWNLOAD_DOCUMENTS, MAX_ROWS } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { Button } from "#islands/ui/Button.tsx";
import { Dialog } from "#islands/ui/Dialog.tsx";
import { DigitsField } from "#islands/ui/DigitsField.tsx";
import { downloadBatch, type Quota, readQuota } from "#stores/result-tools/result-tools.ts";
import { toolWords } from "./tool-words.ts";

type Words = Dictionary["searchTools"];

interface Props {
  query: SearchQuery;
  /** Number of documents in the list. It is also the last position that can be downloaded. */
  listed: number;
  onClose: () => void;
}

const FORMATS = ["docx", "xlsx"] as const;

/**
 * The dialog for downloading a batch: the range, the format, and what is left of the daily limit. The list
 * can also be saved as CSV.
 */
export default function DownloadDialog({ query, listed, onClose }: Props) {
  const words = toolWords();
  const t = words.download;
  const [quota, setQuota] = useState<Quota | "loading">("loading");
  const [from, setFrom] = useState("1");
  const [to, setTo] = useState(String(Math.min(listed, MAX_DOWNLOAD_DOCUMENTS)));
  const [format, setFormat] = useState<(typeof FORMATS)[number]>("docx");
  const [said, setSaid] = useState<{ text: string; wrong?: boolean }>({ text: "" });
  const [working, setWorking] = useState(false);

  useEffect(() => {
    void readQuota().then(setQuota);
  }, []);

  const limits = { n: listed, max: MAX_DOWNLOAD_DOCUMENTS };
  const first = Number(from);
  const last = Number(to);
  const isRange = first >= 1 && last >= first && last <= listed && last - first < MAX_DOWNLOAD_DOCUMENTS;
  const none = quota === "loading" || quota === null || quota.left === 0;

  const run = async (wanted: DownloadFormat) => {
    setWorking(true);
    setSaid({ text: t.working });
    const msg = await downloadBatch(query, wanted, first || 1, last || 1, t.failed);
    setSaid(msg === null ? { text: t.done } : { text: msg, wrong: true });
    setWorking(false);
    setQuota(await readQuota());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRange) void run(format);
    else setSaid({ text: fill(t.rangeWrong, limits), wrong: true });
  };

  return (
    <Dialog title={t.title} close={words.close} onClose={onClose}>
      <form onSubmit={submit} className="dialog-form">
        <fieldset>
          <legend>{t.range}</legend>
          <div className="range">
            <DigitsField label={{ shown: t.from }} value={from} onChange={setFrom} />
            <DigitsField label={{ shown: t.to }} value={to} onChange={setTo} />
            <span>{t.unit}</span>
          </div>
          <p className="small soft">{fill(t.rangeHint, limits)}</p>
        </fieldset>
        <fieldset>
          <legend>{t.format}</legend>
          <div className="range">
            {FORMATS.map((name) => (
              <label key={name} className="pick-one">
                <input
                  type="radio"
                  name="format"
                  checked={format === name}
                  onChange={() => setFormat(name)}
                />
                <span>{t.formats[name]}</span>
              </label>
            ))}
          </div>
          <p className="small soft">{t.content}</p>
        </fieldset>
        <p className="quota">{sayQuota(t, quota)}</p>
        <div className="dialog-actions">
          <button type="submit" className="button main" disabled={working || none}>
            {t.submit}
          </button>
          {(["list", "csv"] as const).map((name) => (
            <Button
              key={name}
              disabled={working}
              onClick={() => void run(name)}
              text={name === "list" ? t.listExcel : t.list}
            />
          ))}
        </div>
        <p className="small soft">{fill(t.listHint, { max: MAX_ROWS })}</p>
        <p role="status" className={said.wrong ? "said wrong" : "said"}>
          {said.text}
        </p>
      </form>
    </Dialog>
  );
}

function sayQuota(t: Words["download"], quota: Quota | "loading"): string {
  if (quota === "loading") return t.quotaLoading;
  if (quota === null) return t.quotaFailed;
  const said = fill(t.quota, quota);
  if (quota.left > 0) return said;
  return `${said}${/[a-z]$/.test(said) ? ". " : "。"}${quota.daily === 0 ? t.off : t.usedUp}`;
}
