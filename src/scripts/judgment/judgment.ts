import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { encodeQuery } from "#contract/search/query-address.ts";
import { PAGE_SIZE } from "#contract/search/search-limits.ts";
import { fill } from "#i18n/fill.ts";
import {
  $judgment,
  type JudgmentState,
  type NumberedDocument,
  openJudgment,
} from "#stores/judgment/judgment.ts";
import { judgmentHash, judgmentPage, readJudgmentAddress } from "#stores/judgment/judgment-address.ts";
import { neighbours, noteLeft, readOpened, rememberOpened } from "#stores/judgment/opened-judgment.ts";
import { loadStyles } from "#stores/page/load-styles.ts";
import { setRequestWords } from "#stores/page/request-words.ts";
import { make } from "../make.ts";
import { citeButton, wireActions } from "./actions.ts";
import { drawJudgment } from "./draw-judgment.ts";
import { drawHits, wireHits } from "./hits.ts";
import { fillSlot, root, slot, words } from "./page/slots.ts";
import { openBoth, resetPanels, wirePanels } from "./panels.ts";

const citeHere = citeButton();

/**
 * Draws the links to the previous and next judgment of the list from which this one was opened, and the link
 * back to that list. They are hidden if the judgment was not opened from a list.
 */
function drawWays(id: string): void {
  const opened = readOpened();
  const ids = opened?.ids ?? [];
  const at = ids.indexOf(id);
  const { previous, next } = neighbours(ids, id);
  for (const [name, target] of [
    ["previous", previous],
    ["next", next],
  ] as const) {
    const link = slot<HTMLAnchorElement>(name);
    link.hidden = !target;
    if (target) link.href = judgmentHash(target);
  }
  const total = Math.max(opened?.total ?? 0, ids.length);
  const place = total > ids.length ? words.placeOfMany : words.place;
  const n = at + (opened?.from ?? 1);
  slot("place").textContent = at < 0 ? "" : fill(place, { n, shown: ids.length, total });
  const back = slot<HTMLAnchorElement>("back");
  back.hidden = !opened || at < 0;
  slot("search").hidden = !back.hidden;
  if (!opened || at < 0) return;
  const page = Math.floor((n - 1) / PAGE_SIZE) + 1;
  back.href = `${root.dataset.results}#${encodeQuery({ ...opened.query, index: page })}`;
  back.onclick = () => noteLeft(judgmentPage(location.pathname) + judgmentHash(id));
  rememberOpened({ ...opened, id, page });
  if (!previous || !next) void goOn(id, previous ? "after" : "before");
}

/**
 * Requests further rows of the list when the judgment is at an end of the known rows, and redraws the links.
 */
async function goOn(id: string, side: "before" | "after"): Promise<void> {
  const opened = readOpened();
  const { withFurther } = await import("#stores/search/further-rows.ts");
  const longer = opened && (await withFurther(opened, side).catch(() => null));
  if (!longer || readJudgmentAddress(location)?.id !== id) return;
  rememberOpened(longer);
  drawWays(id);
}

/**
 * Shows the place named in the address: a paragraph (it gets the button for its citation), the comparison of
 * both instances, or the top of the page.
 */
function showPlace(): void {
  const address = readJudgmentAddress(location);
  const number = address?.paragraph ?? 0;
  root.querySelector(".here")?.classList.remove("here");
  citeHere.remove();
  const paragraph = number > 0 ? document.getElementById(`p${number}`) : null;
  if (paragraph) {
    paragraph.classList.add("here");
    // A table row cannot contain a button, so its last cell gets it.
    (paragraph.matches("tr") ? (paragraph.lastElementChild ?? paragraph) : paragraph).append(citeHere);
    paragraph.scrollIntoView({ block: "center" });
  } else if (address?.both) openBoth();
  else scrollTo(0, 0);
}

/**
 * Returns the function that marks the words of the search and counts the matches. If the judgment does not
 * come from a search, the returned function only counts.
 */
async function marking(id: string): Promise<() => void> {
  const opened = readOpened();
  if (!opened?.ids.includes(id)) return drawHits;
  const { markWords, wordsToMark } = await import("./mark-words.ts");
  const found = await wordsToMark(opened.query);
  return () => {
    markWords(found);
    drawHits();
  };
}

/**
 * Time, in ms, for which a loaded judgment waits for the people, the outline and the marks. Its layout does
 * not shift if they are drawn together with the text. After this time the text is drawn without them.
 */
const MAX_WAIT_FOR_BESIDE_MS = 1500;

/**
 * Loads the script and the styles of the people and the outline, in parallel with the judgment. Null if the
 * script could not be loaded.
 */
async function beside() {
  const [loaded] = await Promise.all([
    import("./beside.ts").catch(() => null),
    loadStyles(root.dataset.panelStyles ?? ""),
  ]);
  return loaded;
}

/** Draws a judgment with people, outline and marks. On a slow connection, the text is drawn first. */
async function drawWhole(judgment: JudgmentDetail): Promise<void> {
  const isShown = () => {
    const shown = $judgment.get();
    return shown.kind === "ready" && shown.judgment === judgment;
  };
  const around = Promise.all([beside(), marking(judgment.id).catch(() => drawHits)]).then(
    ([loaded, mark]) =>
      () => {
        loaded?.drawBeside(judgment);
        mark();
      },
  );
  const late = new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_FOR_BESIDE_MS, null));
  const drawAround = await Promise.race([around, late]);
  if (!isShown()) return;
  drawText(judgment);
  drawAround?.();
  showPlace();
  if (drawAround) return;
  const drawLate = await around;
  if (isShown()) drawLate();
}

function drawText(judgment: JudgmentDetail): void {
  root.dataset.state = "ready";
  slot("status").textContent = "";
  slot("article").hidden = false;
  slot("retry").hidden = true;
  drawJudgment(judgment);
  drawHits();
  resetPanels(judgment);
  drawWays(judgment.id);
}

/** Lists the documents that have the same case number, for the visitor to choose one. */
function offerDocuments(documents: readonly NumberedDocument[]): void {
  const entries = documents.map(({ id, casename, casedate }) =>
    make("li", "", make("a", { href: judgmentHash(id) }, `${casename} ${casedate}`)),
  );
  slot("status").append(make("ul", "", ...entries));
}

function draw(state: JudgmentState): void {
  if (state.kind === "ready") return void drawWhole(state.judgment);
  root.dataset.state = state.kind;
  if (state.kind === "loading") void beside();
  slot("article").hidden = true;
  slot("retry").hidden = state.kind !== "failed";
  const sentences = {
    idle: words.missing,
    loading: words.loading,
    several: state.kind === "several" ? fill(words.several, { n: state.documents.length }) : "",
    absent: words.notFound,
    failed: state.kind === "failed" ? fill(words.failed, { msg: state.msg }) : "",
  };
  slot("status").textContent = sentences[state.kind];
  slot("court").textContent = "";
  fillSlot("casename", words.title);
  if (state.kind === "several") offerDocuments(state.documents);
}

/** Shows what the address names: loads another judgment, or scrolls to another paragraph of this one. */
function follow(): void {
  // An address without a judgment shows the judgment that was last opened. The browser stores its id.
  const address = readJudgmentAddress(location) ?? { id: readOpened()?.id ?? "", paragraph: 0 };
  const shown = $judgment.get();
  if (address.number) void followNumber(address.number, address.paragraph);
  else if (!address.id) draw({ kind: "idle" });
  else if (shown.kind === "ready" && shown.judgment.id === address.id) showPlace();
  else void openJudgment(address.id);
}

/**
 * Opens the judgment with a case number. The address then gets its id, as in every other link on the page.
 */
async function followNumber(number: string, paragraph: number): Promise<void> {
  const { openNumber } = await import("#stores/judgment/judgment-number.ts");
  if (readJudgmentAddress(location)?.number !== number) return;
  await openNumber(number, (id) =>
    history.replaceState(null, "", `${judgmentPage(location.pathname)}${judgmentHash(id, paragraph)}`),
  );
}

const opening = readJudgmentAddress(location);
// The page was opened at the judgment's own path. The address now becomes the path without the judgment, with
// the id after the #. Otherwise the links to previous and next would keep this judgment's path.
if (opening?.id)
  history.replaceState(
    null,
    "",
    `${judgmentPage(location.pathname)}${judgmentHash(opening.id, opening.paragraph)}${opening.both ? "/both" : ""}`,
  );

setRequestWords(words.errors);
wireActions(() => drawWays(readJudgmentAddress(location)?.id ?? ""));
wireHits();
wirePanels();
// The code of the reading list is loaded at the first interaction. A visitor who does nothing on the page
// does not need it.
const keep = () => import("./keep.ts");
for (const sign of ["pointermove", "keydown", "scroll"])
  addEventListener(sign, () => void keep(), { once: true });
slot("keep").onclick = () => void keep().then(({ toggleKept }) => toggleKept());
slot("retry").onclick = follow;
$judgment.listen(draw);
addEventListener("hashchange", follow);
follow();
