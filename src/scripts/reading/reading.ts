import { toMarkdown, toRows } from "#domain/search/results/export-reading.ts";
import { MAX_NOTE_CHARS, type ReadingEntry } from "#domain/search/results/reading-list.ts";
import { toCsv } from "#domain/text/csv.ts";
import type { Dictionary } from "#i18n/cn.ts";
import { fill } from "#i18n/fill.ts";
import { $readingList, noteReading, openReadingList, removeReading } from "#stores/judgment/reading-list.ts";
import { forgetAll } from "#stores/page/device-storage.ts";
import { showToast } from "#stores/page/notice.ts";
import { saveFile } from "#stores/page/save-file.ts";
import { make } from "../make.ts";

// The page of the reading list. It uses the plain DOM, because it is only a list with a text field in each
// item.
const root = document.querySelector<HTMLElement>("#reading")!;
const words = JSON.parse(root.dataset.words ?? "{}") as Dictionary["reading"];
const list = root.querySelector("ol")!;
const heading = root.querySelector<HTMLElement>("h1")!;
heading.tabIndex = -1;
const empty = root.querySelector<HTMLElement>("[data-empty]")!;
const tools = root.querySelector<HTMLElement>("[data-tools]")!;

let closeWarning = () => {};

/**
 * Shows a message if the device could not store a change. The message stays until a change is stored. Returns
 * its argument.
 */
function tell(kept: boolean): boolean {
  closeWarning();
  closeWarning = kept ? () => {} : showToast(words.notKept, { kind: "warning", ms: 0 });
  return kept;
}

function drawEntry({
  id,
  address,
  casename,
  court,
  case_number,
  casedate,
  note,
  added,
}: ReadingEntry): HTMLLIElement {
  const field = make("textarea", { className: "field", rows: 2, maxLength: MAX_NOTE_CHARS, value: note });
  field.addEventListener("input", () => tell(noteReading(id, field.value)));
  const ariaLabel = `${words.remove}: ${casename}`;
  const remove = make("button", { type: "button", className: "button plain", ariaLabel }, words.remove);
  remove.addEventListener("click", () => {
    const at = [...list.children].indexOf(item);
    if (!tell(removeReading(id))) return;
    showToast(fill(words.removed, { name: casename }));
    const next = list.children[at] ?? list.lastElementChild;
    (next?.querySelector("a") ?? heading).focus();
  });
  const facts = [
    court,
    case_number,
    casedate,
    fill(words.added, { date: new Date(added).toLocaleDateString("sv-SE") }),
  ];
  const item = make(
    "li",
    "",
    make("h2", { lang: "zh-CN" }, make("a", { href: address }, casename)),
    make("p", "facts", ...facts.filter(Boolean).map((fact) => make("span", "", fact))),
    make("label", "", make("span", "small soft", words.note), field),
    remove,
  );
  item.dataset.id = id;
  return item;
}

/**
 * Redraws the list only if documents were added or removed. Otherwise a note that is being written would lose
 * its field.
 */
function draw(entries: readonly ReadingEntry[]): void {
  empty.hidden = entries.length > 0;
  tools.hidden = entries.length === 0;
  const drawn = [...list.children].map((item) => (item as HTMLElement).dataset.id);
  if (drawn.join() !== entries.map(({ id }) => id).join()) list.replaceChildren(...entries.map(drawEntry));
}

const exports: Record<string, () => void> = {
  report: () => void exportReport(),
  json: () =>
    saveFile(`${words.fileName}.json`, JSON.stringify($readingList.get(), null, 2), "application/json"),
  csv: () =>
    saveFile(`${words.fileName}.csv`, toCsv(toRows($readingList.get(), words.head, location.origin))),
  md: () =>
    saveFile(
      `${words.fileName}.md`,
      toMarkdown($readingList.get(), words.title, location.origin),
      "text/markdown;charset=utf-8",
    ),
};

/** Creates a Word report on the newest documents of the list, each with its note. */
async function exportReport(): Promise<void> {
  const [{ MAX_REPORTED, saveReport }, { reportWords }] = await Promise.all([
    import("#stores/result-tools/similar-report.ts"),
    import("#i18n/similar-report.ts"),
  ]);
  const judgments = $readingList.get().filter(({ address }) => address.includes("/layout/award"));
  const cases = judgments.slice(0, MAX_REPORTED).map(({ id, note }) => ({ id, passage: "", remark: note }));
  const { form, file } = reportWords();
  const untold = { author: "", court: "", number: "", cause: "", issue: "" };
  const isSaved =
    cases.length > 0 &&
    (await saveReport({ ...untold, asked: words.title, found: judgments.length, cases }, file));
  const said = cases.length === 0 ? form.none : isSaved ? fill(form.saved, { n: cases.length }) : form.failed;
  showToast(said, isSaved ? {} : { kind: "warning" });
}

for (const button of root.querySelectorAll<HTMLButtonElement>("[data-export]"))
  button.addEventListener("click", () => exports[button.dataset.export ?? ""]?.());
root.querySelector("[data-clear]")!.addEventListener("click", () => {
  if (!confirm(words.confirm)) return;
  forgetAll();
  $readingList.set([]);
  showToast(words.cleared);
});
openReadingList();
$readingList.subscribe(draw);
