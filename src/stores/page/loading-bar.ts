let running = 0;

/** Shows the loading bar of the page as long as `work` lasts. Returns its result. */
export async function withLoadingBar<T>(work: Promise<T>): Promise<T> {
  running++;
  document.documentElement.setAttribute("data-busy", "");
  try {
    return await work;
  } finally {
    if (--running === 0) document.documentElement.removeAttribute("data-busy");
  }
}
