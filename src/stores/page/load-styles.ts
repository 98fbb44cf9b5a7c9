const loading = new Map<string, Promise<void>>();

/**
 * Adds a style sheet to the page once: styles of what only script can open need not be sent before. Resolves
 * when it applies, and also if it could not be fetched: the content is then unstyled, but present.
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
