import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { useCombobox } from "#islands/ui/use-combobox.ts";
import type { CatalogueKind } from "#stores/page/catalogue-branches.ts";
import { type Entry, type Step, useBranches } from "./use-branches.ts";

interface Props {
  words: Dictionary["recovery"]["app"]["pick"];
  kind: CatalogueKind;
  label: string;
  /** The text of the field: the label of the chosen node, or what was typed. */
  value: string;
  /** The nodes above the chosen one, if they are known. The list then opens where the node is. */
  path?: readonly Step[];
  invalid: boolean;
  /** Receives the label of a chosen node and the nodes above it, or the typed text without nodes. */
  onChoose: (label: string, path: readonly Step[]) => void;
}

const NO_PATH: readonly Step[] = [];

/** An editable combobox for courts or causes. Its list shows a node of the tree and the nodes below it. */
export function Cascader({
  words,
  kind,
  label,
  value,
  path: chosenPath = NO_PATH,
  invalid,
  onChoose,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const text = isTyping ? value.trim() : "";
  const branches = useBranches(kind, text, asked);
  const { path, setPath, entries } = branches;

  const box = useCombobox<Entry>({
    input,
    items: entries,
    enabled: true,
    onChoose: (entry) => act(entry),
  });
  const goTo = (steps: readonly Step[]) => {
    setTyping(false);
    setPath(steps);
    box.restart();
  };
  const commit = (label: string, above: readonly Step[]) => {
    setTyping(false);
    onChoose(label, above);
  };
  const act = (entry: Entry) => {
    if (entry.kind === "back") goTo(path.slice(0, -1));
    else if (entry.kind === "self") commit(entry.step.label, path.slice(0, -1));
    else if (entry.item.leaf || text) commit(entry.item.label, text ? [] : path);
    else goTo([...path, { value: entry.item.value, label: entry.item.label }]);
  };

  const show = () => {
    if (!asked || !box.open) setPath(chosenPath);
    setAsked(true);
    box.show();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (document.activeElement === input.current) show();
  }, []);

  /** The right arrow shows the nodes below the active one. The left arrow goes back to the node above. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const entry = entries[box.active];
    const composing = event.nativeEvent.isComposing;
    if (!composing && event.key === "ArrowRight" && entry?.kind === "item" && !entry.item.leaf) {
      event.preventDefault();
      goTo([...(text ? [] : path), { value: entry.item.value, label: entry.item.label }]);
    } else if (!composing && event.key === "ArrowLeft" && box.active >= 0 && path.length > 0) {
      event.preventDefault();
      goTo(path.slice(0, -1));
    } else box.inputProps.onKeyDown(event);
  };
  const openByTouch = () => {
    // While the visitor browses, the on-screen keyboard must not cover the list. Typing opens it again.
    if (input.current) input.current.inputMode = "none";
    input.current?.focus();
    if (box.open) box.close();
    else show();
  };

  return (
    <div className="pick">
      <input
        {...box.inputProps}
        className="field"
        type="text"
        name={kind}
        value={value}
        aria-label={label}
        aria-invalid={invalid || undefined}
        placeholder={words.hint}
        spellCheck={false}
        lang="zh-CN"
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          event.currentTarget.select();
          show();
        }}
        onClick={show}
        onChange={(event) => {
          setAsked(true);
          box.restart();
          setTyping(true);
          onChoose(event.target.value, NO_PATH);
        }}
        onBlur={() => {
          if (input.current) input.current.inputMode = "text";
          setTyping(false);
          box.close();
        }}
      />
      <button
        type="button"
        className="twist-down"
        tabIndex={-1}
        aria-label={fill(words.open, { label })}
        onMouseDown={(event) => event.preventDefault()}
        onClick={openByTouch}
      />
      {box.open && (
        <CascadeList
          words={words}
          id={box.listId}
          label={label}
          path={text ? [] : path}
          searching={text !== ""}
          entries={entries}
          status={branches.status}
          active={box.active}
          optionId={box.optionId}
          onAct={box.choose}
        />
      )}
    </div>
  );
}

interface ListProps {
  words: Dictionary["recovery"]["app"]["pick"];
  id: string;
  label: string;
  path: readonly Step[];
  /** Whether the entries are matches from the whole tree. Each then shows the node above it. */
  searching: boolean;
  entries: readonly Entry[];
  status: "loading" | "ready" | "failed";
  active: number;
  optionId: (index: number) => string;
  onAct: (entry: Entry) => void;
}

/** The open list of a cascading selector: the path, the way back, the node itself, and the nodes below it. */
function CascadeList({
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
}: ListProps) {
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

function EntryText({ words, entry, searching }: Pick<ListProps, "words" | "searching"> & { entry: Entry }) {
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
