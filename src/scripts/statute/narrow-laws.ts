import type { NamedLaw } from "#contract/site-files/laws.ts";
import { lawAddress } from "#domain/statute/citation/law-index.ts";
import type { LawStatus } from "#domain/statute/record.ts";
import { fill } from "#i18n/fill.ts";
import { narrowLaws, readNamedLaws } from "#stores/statutes/laws.ts";
import { make } from "../make.ts";

/** Maximum number of laws that are listed below the box. */
const SHOWN = 50;

const form = document.querySelector<HTMLFormElement>("#narrow-laws");
const box = form?.querySelector<HTMLInputElement>("input");
const status = form?.querySelector<HTMLElement>("[role=status]");
const list = form?.querySelector<HTMLUListElement>("ul");

if (form && box && status && list) {
  const { prefix = "", found = "", more = "", failed = "" } = form.dataset;
  const statuses = JSON.parse(form.dataset.statuses ?? "{}") as Record<LawStatus, string>;

  const draw = ({ id, title, version, status }: NamedLaw) => {
    const link = make("a", { href: `${prefix}${lawAddress(id)}`, lang: "zh-CN" }, title);
    const item = make("li", "", link, " ", make("span", "soft", version));
    if (status !== "in_force") {
      const state = make("span", "state", statuses[status]);
      state.dataset.state = status;
      item.append(" ", state);
    }
    return item;
  };

  const narrow = async () => {
    const typed = box.value.trim();
    const laws = typed === "" ? [] : await readNamedLaws();
    // The visitor may have typed something else while the laws were loading.
    if (typed !== box.value.trim()) return;
    if (laws === null) {
      status.textContent = failed;
      return;
    }
    const fitting = typed === "" ? [] : narrowLaws(laws, typed);
    status.textContent =
      typed === "" ? "" : fill(fitting.length > SHOWN ? more : found, { n: fitting.length, shown: SHOWN });
    list.replaceChildren(...fitting.slice(0, SHOWN).map(draw));
  };

  box.addEventListener("focus", () => void readNamedLaws(), { once: true });
  box.addEventListener("input", narrow);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const [only, other] = list.querySelectorAll("a");
    if (only && !other) only.click();
  });
  // The visitor may have typed before this script loaded.
  if (box.value) void narrow();
}
