let running = 0;

/** Runs the page's loading bar for as long as the work lasts, and returns the work's result. */
export async function withLoadingBar<T>(work: Promise<T>): Promise<T> {
  running++;
  document.documentElement.setAttribute("data-busy", "");
  try {
    return await work;
  } finally {
    if (--running === 0) document.documentElement.removeAttribute("data-busy");
  }
}
