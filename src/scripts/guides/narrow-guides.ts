/**
 * Shows only the guides whose titles contain the text that the visitor types. When the form is submitted, the
 * text goes to the result page, which answers it as a question. If the address names a topic after the #, the
 * topic is opened.
 */
const form = document.querySelector<HTMLFormElement>(".narrow");
const box = form?.querySelector<HTMLInputElement>("[name=qr]");
const status = form?.querySelector<HTMLElement>("[role=status]");
const groups = [...document.querySelectorAll<HTMLElement>(".guides :is(section, details)")];

if (form && box && status) {
  const narrow = () => {
    const words = box.value.toLowerCase().split(/\s+/u).filter(Boolean);
    for (const group of groups) {
      const items = [...group.querySelectorAll<HTMLElement>("li")];
      for (const item of items)
        item.hidden = !words.every((word) => item.textContent?.toLowerCase().includes(word));
      group.hidden = items.every(({ hidden }) => hidden);
      if (group instanceof HTMLDetailsElement) group.open = words.length > 0;
    }
    status.textContent = groups.every(({ hidden }) => hidden) ? (status.dataset.none ?? "") : "";
  };
  box.addEventListener("input", narrow);
  // The visitor may have typed before this script loaded.
  if (box.value) narrow();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const asked = box.value.trim();
    if (asked) location.assign(`${form.dataset.results}#qr=${encodeURIComponent(asked)}`);
  });
}

const open = () => {
  const group = document.getElementById(location.hash.slice(1));
  if (group instanceof HTMLDetailsElement) group.open = true;
};
addEventListener("hashchange", open);
open();

// This line makes the file a module. Without it, its names would be global.
export {};
