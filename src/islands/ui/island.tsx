import { Component, type ComponentType, type ReactNode, StrictMode } from "react";
import type { BrokenIslandWords } from "#i18n/broken-island.ts";
import { Button } from "./Button.tsx";

interface BoundaryProps {
  words: BrokenIslandWords;
  children: ReactNode;
}

/**
 * Shown instead of an island that threw while rendering: a sentence, a button that reloads the page, and a
 * link to the contact page.
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
 * Makes a component the root of an island. It gets an error boundary, and in `npm run dev` React's strict
 * checks.
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
