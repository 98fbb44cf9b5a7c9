let running = 0;

/** Runs the loading bar of the page for as long as the work lasts, and returns what the work returns. */
export async function withLoadingBar<T>(work: Promise<T>): Promise<T> {
  running++;
  document.documentElement.setAttribute("data-busy", "");
  try {
    return await work;
  } finally {
    if (--running === 0) document.documentElement.removeAttribute("data-busy");
  }
}
