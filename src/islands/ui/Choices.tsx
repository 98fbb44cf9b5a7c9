import type { Choice } from "#contract/envelope.ts";
import { Button } from "./Button.tsx";

/**
 * Scrolls to the choices, which on a phone appear below the form and out of sight. It is one function for all
 * renders, so that it only runs when they appear.
 */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

interface Props {
  /** What the choices are for, if they are beside an answer. The page does not scroll to them then. */
  title?: string;
  /** The failure that an ambiguous value caused. The value is that of the first field. */
  of: { fields: readonly string[]; choices: readonly Choice[] };
  onChoose: (field: string, label: string) => void;
}

/** The courts or causes that an ambiguous value may mean, as buttons. Nothing if there is no choice. */
export function Choices({ title, of: { fields, choices }, onChoose }: Props) {
  const [field] = fields;
  if (field === undefined || choices.length === 0) return null;
  return (
    <>
      {title && <p className="small soft">{title}</p>}
      <p className="choices" lang="zh-CN" ref={title ? undefined : bringIntoView} key={choices[0]?.code}>
        {choices.map(({ label, code }) => (
          <Button key={code} onClick={() => onChoose(field, label)} text={label} />
        ))}
      </p>
    </>
  );
}
