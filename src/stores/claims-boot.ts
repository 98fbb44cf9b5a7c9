/**
 * A tool's form never leaves the page: its island computes or asks. What is sent before that is there is marked
 * for it.
 */
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset.tool === undefined) return;
  if (!event.defaultPrevented) form.dataset.sent = "";
  event.preventDefault();
});

export {};
