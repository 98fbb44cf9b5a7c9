import cn from "#i18n/cn/search.json" with { type: "json" };
import en from "#i18n/en/search.json" with { type: "json" };
import { pageLang } from "#i18n/page-lang.ts";
import { $judgment } from "#stores/judgment/judgment.ts";
import { judgmentHash, judgmentPage } from "#stores/judgment/judgment-address.ts";
import { $readingList, openReadingList, toggleReading } from "#stores/judgment/reading-list.ts";
import { showToast } from "#stores/page/notice.ts";
import { slot } from "./page/slots.ts";

const words = (pageLang() === "en" ? en : cn).list;
const button = slot<HTMLButtonElement>("keep");

function draw(): void {
  const state = $judgment.get();
  const kept = state.kind === "ready" && $readingList.get().some(({ id }) => id === state.judgment.id);
  button.setAttribute("aria-pressed", String(kept));
  button.textContent = kept ? words.kept : words.keep;
}

/** Adds the judgment to the reading list on this device, or removes it. */
export function toggleKept(): void {
  const state = $judgment.get();
  if (state.kind !== "ready") return;
  const { id, casename, court, case_number, casedate } = state.judgment;
  const address = `${judgmentPage(location.pathname)}${judgmentHash(id)}`;
  if (!toggleReading({ id, address, casename, court, case_number, casedate }))
    showToast(words.notKept, { kind: "warning" });
}
openReadingList();
$judgment.subscribe(draw);
$readingList.subscribe(draw);
