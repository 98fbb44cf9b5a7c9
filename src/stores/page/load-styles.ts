/** Adds a style sheet to the page once: styles of what only script can open need not be sent before. */
export function loadStyles(address: string): void {
  if (document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}
