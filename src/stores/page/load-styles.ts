/** Adds a style sheet to the page once: what only script can open need not travel before. */
export function loadStyles(address: string): void {
  if (document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}
