// The script of the form that withdraws a lead. It shows the answer on the page of the form.
import { readReceipt } from "#domain/leads/receipt.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { withdraw } from "#stores/leads/lead-record.ts";
import { setRequestWords } from "#stores/page/request-words.ts";

interface Words {
  app: Dictionary["withdraw"]["app"];
  errors: Dictionary["recovery"]["app"]["errors"];
}

const form = document.querySelector<HTMLFormElement>("form[data-words]")!;
const fault = form.querySelector<HTMLElement>("[role=alert]")!;
const { app: words, errors }: Words = JSON.parse(form.dataset.words!);
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
setRequestWords(errors);

/**
 * Reads the receipt number or the withdrawal code that the visitor typed, and returns it in its canonical
 * form. Null if it is empty or wrong; the message `empty` or `wrong` is then shown.
 */
function read(name: "receipt" | "code", empty: string, wrong: string): string | null {
  const input = field(name);
  const number = readReceipt(input.value);
  if (number) return number;
  fault.textContent = input.value.trim() === "" ? empty : wrong;
  input.setAttribute("aria-invalid", "true");
  input.focus();
  return null;
}

async function send(): Promise<void> {
  const receipt = read("receipt", words.noReceipt, words.badReceipt);
  const code = receipt && read("code", words.noCode, words.badCode);
  if (!receipt || !code || form.ariaBusy === "true" || !confirm(fill(words.ask, { receipt }))) return;
  const button = form.querySelector("button")!;
  const label = button.textContent;
  form.ariaBusy = "true";
  button.textContent = words.sending;
  const outcome = await withdraw(receipt, code);
  form.ariaBusy = null;
  button.textContent = label;
  if ("msg" in outcome) {
    fault.textContent = fill(words.failed, { msg: outcome.msg });
    return;
  }
  form.reset();
  const at = new Date(outcome.at).toLocaleString(document.documentElement.lang);
  form.querySelector("[role=status]")!.textContent = fill(words.done, { receipt, at });
}

form.noValidate = true;
form.addEventListener("input", ({ target }) => {
  fault.textContent = "";
  (target as HTMLElement).removeAttribute("aria-invalid");
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
});
// The visitor submitted the form before this script loaded. The browser refused empty fields with a message
// of its own; this call shows the page's message.
if (form.querySelector(":user-invalid")) void send();
