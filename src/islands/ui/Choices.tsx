import type { Choice } from "#contract/envelope.ts";

/**
 * On a phone they appear below the form, where nobody would look. Stable, so that it runs when they appear.
 */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

interface Props {
  /** What they are for, if they are offered beside an answer: then the page does not move to them. */
  title?: string;
  /** The failure caused by an ambiguous value of its first field. */
  of: { fields: readonly string[]; choices: readonly Choice[] };
  onChoose: (field: string, label: string) => void;
}

/** What an ambiguous court or cause may mean, as buttons; nothing if there is no choice. */
export function Choices({ title, of: { fields, choices }, onChoose }: Props) {
  const [field] = fields;
  if (field === undefined || choices.length === 0) return null;
  return (
    <>
      {title && <p className="small soft">{title}</p>}
      <p className="choices" lang="zh-CN" ref={title ? undefined : bringIntoView} key={choices[0]?.code}>
        {choices.map(({ label, code }) => (
          <button type="button" className="button" key={code} onClick={() => onChoose(field, label)}>
            {label}
          </button>
        ))}
      </p>
    </>
  );
}
