import { useStore } from "@nanostores/react";
import { type FormEvent, useEffect, useState } from "react";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { asIsland } from "#islands/ui/island.tsx";
import { setRequestWords } from "#stores/page/request-words.ts";
import { $party, lookUpParty } from "#stores/recovery/party-counsel.ts";
import { Changing } from "../ui/Changing.tsx";
import { TableHead } from "../ui/TableHead.tsx";

interface Props {
  words: Dictionary["claims"]["party"];
  errors: Dictionary["claims"]["errors"];
  award: string;
}

/**
 * A form for a conflict check. It lists the cases in which lawyers appeared for an opponent, with party,
 * lawyer and firm.
 */
export const PartyTool = asIsland(function PartyTool({ words, errors, award }: Props) {
  const state = useStore($party);
  const [fault, setFault] = useState("");
  useEffect(() => setRequestWords(errors), [errors]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const party = String(new FormData(event.currentTarget).get("party")).trim();
    setFault(party.length < 2 ? words.need : "");
    if (party.length >= 2) void lookUpParty(party);
  };
  const said =
    state.kind === "loading"
      ? words.busy
      : state.kind === "failed"
        ? fill(words.failed, { msg: state.msg })
        : state.kind === "ready" && state.data.total === 0
          ? words.none
          : state.kind === "ready"
            ? fill(words.found, { ...counts(state.data), shown: state.data.cases.length })
            : "";
  return (
    <>
      <form className="tool-row" method="dialog" onSubmit={submit}>
        <label>
          <span>{words.label}</span>
          <input className="field" name="party" autoComplete="off" aria-invalid={fault !== "" || undefined} />
        </label>
        <button type="submit" className="button main" disabled={state.kind === "loading"}>
          {words.go}
        </button>
        <output className="said">
          <Changing text={fault || said} />
        </output>
      </form>
      {state.kind === "ready" && state.data.total > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
        // biome-ignore lint/a11y/useSemanticElements: a section inside the section would be one landmark too many
        <div className="wide-table" tabIndex={0} role="region" aria-label={words.title}>
          <table>
            <TableHead columns={words.columns} />
            <tbody lang="zh-CN">
              {state.data.cases.map((row) => (
                <tr key={`${row.id} ${row.lawyer} ${row.party}`}>
                  <td>{row.party}</td>
                  <td>
                    {row.lawyer}
                    <br />
                    <span className="small soft">{row.lawoffice}</span>
                  </td>
                  <td>
                    <a href={`${award}#${row.id}`}>{row.case_number || row.casename}</a>
                    <br />
                    <span className="small soft">{row.court}</span>
                  </td>
                  <td>{row.casedate}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
});

const counts = ({ total, parties }: { total: number; parties: number }) => ({ total, parties });
