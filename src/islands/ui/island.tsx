import { Component, type ComponentType, type ReactNode, StrictMode } from "react";
import type { BrokenIslandWords } from "#i18n/broken-island.ts";
import { Button } from "./Button.tsx";

interface BoundaryProps {
  words: BrokenIslandWords;
  children: ReactNode;
}

/**
 * Replaces an island that threw while rendering by a sentence, a reload button and a link to the contact
 * page.
 */
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <p role="alert" className="fault">
        {words.text} <Button className="link" onClick={() => location.reload()} text={words.reload} />{" "}
        <a href={words.contactPage}>{words.contact}</a>
      </p>
    );
  }
}

/**
 * Makes a component the root of an island: an error boundary around it, and React's strict checks in
 * `npm run dev`.
 */
export function asIsland<Props extends object>(Part: ComponentType<Props>) {
  return function Island({ broken, ...props }: Props & { broken: BrokenIslandWords }) {
    const island = (
      <Boundary words={broken}>
        <Part {...(props as unknown as Props)} />
      </Boundary>
    );
    return import.meta.env.DEV ? <StrictMode>{island}</StrictMode> : island;
  };
}
