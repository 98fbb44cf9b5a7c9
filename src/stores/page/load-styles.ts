const loading = new Map<string, Promise<void>>();

/**
 * Adds a style sheet to the page, once. Styles of what only a script can open need not be sent with the page.
 * Resolves when it applies. If it could not be fetched, resolves too: the content is then there without
 * styles.
 */
export function loadStyles(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const link = document.createElement("link");
  const arrived = new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
  loading.set(address, arrived);
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
  return arrived;
}
