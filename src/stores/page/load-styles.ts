const loading = new Map<string, Promise<void>>();

/**
 * Adds a style sheet to the page, once. Styles of what only a script can open need not be sent with the page.
 * Resolves when the style sheet applies, or when it could not be fetched. In the second case the content is
 * shown without styles.
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
