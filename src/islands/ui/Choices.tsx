import type { Choice } from "#contract/envelope.ts";
import { Button } from "./Button.tsx";

/**
 * On a phone the choices appear below the form, outside the view. A stable function, so that it runs only
 * when they appear.
 */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

interface Props {
  /** The purpose of the choices, if they are offered beside an answer: then the page does not scroll to them. */
  title?: string;
  /** The failure caused by an ambiguous value of its first field. */
  of: { fields: readonly string[]; choices: readonly Choice[] };
  onChoose: (field: string, label: string) => void;
}

/** The possible meanings of an ambiguous court or cause, as buttons; nothing if there is no choice. */
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
