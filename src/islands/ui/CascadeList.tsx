import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import type { Entry, Step } from "./use-branches.ts";

interface Props {
  words: Dictionary["recovery"]["app"]["pick"];
  id: string;
  label: string;
  path: readonly Step[];
  /** Whether the entries are matches from anywhere in the tree; each then shows its parent. */
  searching: boolean;
  entries: readonly Entry[];
  status: "loading" | "ready" | "failed";
  active: number;
  optionId: (index: number) => string;
  onAct: (entry: Entry) => void;
}

/**
 * The open list of a cascading selector: the current path, the way back, the node itself, and the nodes below
 * it.
 */
export function CascadeList({
  words,
  id,
  label,
  path,
  searching,
  entries,
  status,
  active,
  optionId,
  onAct,
}: Props) {
  const note =
    status === "failed"
      ? words.failed
      : status === "loading"
        ? words.loading
        : entries.length === 0
          ? words.none
          : "";
  return (
    // A press must not move the focus away from the field, or the list would close before the choice.
    //  biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
    <div className="pick-list" onMouseDown={(event) => event.preventDefault()}>
      {path.length > 0 && (
        <p className="pick-path small soft" lang="zh-CN">
          {path.map((step) => step.label).join(" › ")}
        </p>
      )}
      <div role="listbox" id={id} aria-label={label} aria-busy={status === "loading"}>
        {entries.map((entry, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's (aria-activedescendant)
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            role="option"
            id={optionId(at)}
            key={entry.kind === "item" ? entry.item.value : entry.kind}
            className={entry.kind}
            aria-selected={at === active}
            onClick={() => onAct(entry)}
          >
            <EntryText words={words} entry={entry} searching={searching} />
          </div>
        ))}
      </div>
      {note && (
        <p className="soft small" role="status">
          {note}
        </p>
      )}
    </div>
  );
}

function EntryText({ words, entry, searching }: Pick<Props, "words" | "searching"> & { entry: Entry }) {
  if (entry.kind === "back") return <>‹ {words.back}</>;
  if (entry.kind === "self") return <>{fill(words.self, { label: entry.step.label })}</>;
  const { label, parent, leaf, former, pair } = entry.item;
  return (
    <>
      <span>
        <span lang="zh-CN">{label}</span>
        {searching && former && (
          <span className="soft small former">
            {fill(former.until > 0 ? words.formerUntil : words.former, former)}
          </span>
        )}
        {searching && pair && (
          <span className="soft small former" lang="zh-CN">
            {pair}
          </span>
        )}
      </span>
      {searching && parent && (
        <span className="soft small parent" lang="zh-CN">
          {parent}
        </span>
      )}
      {!searching && !leaf && (
        <span className="deeper">
          <span className="hide">{words.below}</span>
        </span>
      )}
    </>
  );
}
