import type { ComponentProps, ReactNode } from "react";

interface Props extends Omit<ComponentProps<"button">, "children"> {
  text: ReactNode;
}

/** A button that acts on the page and sends no form. */
export const Button = ({ text, className = "button", ...rest }: Props) => (
  <button type="button" className={className} {...rest}>
    {text}
  </button>
);
