import type { SuggestionGroup, SuggestionItem } from "#contract/search/suggestions.ts";

interface Props {
  id: string;
  label: string;
  groups: SuggestionGroup[];
  active: number;
  optionId: (index: number) => string;
  onChoose: (item: SuggestionItem) => void;
  /** Shown instead of an empty list. */
  hint: string;
}

/** The list below the box. It has groups of options, which are numbered in one sequence. */
export function SuggestionList({ id, label, groups, active, optionId, onChoose, hint }: Props) {
  let index = -1;
  return (
    // Pressing an option must not take the focus from the box, because the list would close before the
    // choice.
    //  biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
    <div className="suggestions" onMouseDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label={label}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset holds form fields
          <div role="group" aria-label={group.label} key={group.label}>
            <div className="group" aria-hidden="true">
              {group.label}
            </div>
            {group.children.map((item) => {
              const at = ++index;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's (aria-activedescendant)
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
                <div
                  role="option"
                  id={optionId(at)}
                  key={`${item.type} ${item.value}`}
                  aria-selected={at === active}
                  onClick={() => onChoose(item)}
                >
                  <span lang="zh-CN">
                    {item.label}
                    {item.pair && <span className="soft small"> {item.pair}</span>}
                  </span>
                  {item.count !== undefined && <span className="soft">{item.count}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {groups.length === 0 && <p className="soft">{hint}</p>}
    </div>
  );
}
