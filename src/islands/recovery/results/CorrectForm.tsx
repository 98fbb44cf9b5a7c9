import { useState } from "react";
import type { LawyerEntry } from "#contract/recovery/lawyer-list.ts";
import type { RecoveryWords } from "./words.ts";

interface Props {
  words: RecoveryWords;
  entry: LawyerEntry;
  email: string;
}

/** Not rendered until somebody wants it: nine copies of the form would weigh more than the lists. */
export function CorrectForm(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className="fold correct" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.words.card.correct}</summary>
      {open && <CorrectFields {...props} />}
    </details>
  );
}

/** A correction as a prefilled mail: nothing is sent from here, the visitor's own mail program sends it. */
function CorrectFields({ words, entry, email }: Props) {
  const { correct } = words;
  const [kind, setKind] = useState(correct.kinds[0] ?? "");
  const [note, setNote] = useState("");
  const subject = `${correct.title}：${entry.lawyer}（${entry.lawoffice}）`;
  const body = `${correct.what}：${kind}\n${words.table.lawyer}：${entry.lawyer}\n${words.table.lawoffice}：${entry.lawoffice}\n${correct.note}：${note}\n\n${location.href}`;
  const address = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <>
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
      <a className="button" href={address}>
        {correct.send}
      </a>
      <p className="small soft">{correct.hint}</p>
    </>
  );
}
