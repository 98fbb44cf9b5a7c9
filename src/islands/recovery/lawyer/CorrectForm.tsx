import { useState } from "react";
import { carryRequest } from "#stores/page/carried-case.ts";
import type { NamedLawyer } from "#stores/recovery/recovery-address.ts";
import type { RecoveryLinks } from "../results/links.ts";
import type { RecoveryWords } from "../results/words.ts";

interface Props {
  words: RecoveryWords;
  person: NamedLawyer;
  links: RecoveryLinks;
}

/**
 * Writes a correction as a prefilled mail, or as a message in the lead form if no address is configured.
 * Nothing is sent from here.
 */
export function CorrectForm({ words, person, links }: Props) {
  const { correct, table } = words;
  const [kind, setKind] = useState(correct.kinds[0] ?? "");
  const [note, setNote] = useState("");
  const subject = `${correct.title}：${person.lawyer}（${person.lawoffice}）`;
  const body = `${correct.what}：${kind}\n${table.lawyer}：${person.lawyer}\n${table.lawoffice}：${person.lawoffice}\n${correct.note}：${note}`;
  const mail = `mailto:${links.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${body}\n\n${location.href}`)}`;
  return (
    <details className="fold correct">
      <summary>{correct.title}</summary>
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
      {links.email ? (
        <>
          <a className="button" href={mail}>
            {correct.send}
          </a>
          <p className="small soft">{correct.hint}</p>
        </>
      ) : (
        <a className="button" href={links.lead} onClick={() => carryRequest(`${subject}\n${body}`)}>
          {correct.write}
        </a>
      )}
    </details>
  );
}
