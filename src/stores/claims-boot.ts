// A tool's form never leaves the page: its island computes or asks. Until that is there, nothing is sent.
addEventListener("submit", (event) => {
  if ((event.target as HTMLFormElement).dataset.tool !== undefined) event.preventDefault();
});

export {};
