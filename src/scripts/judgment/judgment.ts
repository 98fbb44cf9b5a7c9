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
import { neighbours, readOpened, rememberOpened } from "#stores/judgment/opened-judgment.ts";
import { setRequestWords } from "#stores/page/request-words.ts";
import { citeButton, wireActions } from "./actions.ts";
import { drawJudgment } from "./draw-judgment.ts";
import { drawHits, wireHits } from "./hits.ts";
import { fillSlot, make, root, slot, words } from "./page/slots.ts";
import { openBoth, resetPanels, wirePanels } from "./panels.ts";

const citeHere = citeButton();

/** Previous, next and the way back: from the list that this judgment was opened from, if there was one. */
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
  rememberOpened({ ...opened, id, page });
  if (!previous || !next) void goOn(id, previous ? "after" : "before");
}

/** At an end of the 200 known rows of a longer list, fetches what follows or precedes them. */
async function goOn(id: string, side: "before" | "after"): Promise<void> {
  const opened = readOpened();
  const { withFurther } = await import("#stores/search/further-rows.ts");
  const longer = opened && (await withFurther(opened, side).catch(() => null));
  if (!longer || readJudgmentAddress(location)?.id !== id) return;
  rememberOpened(longer);
  drawWays(id);
}

/**
 * Scrolls to the paragraph that the address names and offers its citation, or to both instances; else to the
 * top.
 */
function showPlace(): void {
  const address = readJudgmentAddress(location);
  const number = address?.paragraph ?? 0;
  root.querySelector(".here")?.classList.remove("here");
  citeHere.remove();
  const paragraph = number > 0 ? document.getElementById(`p${number}`) : null;
  if (paragraph) {
    paragraph.classList.add("here");
    paragraph.append(citeHere);
    paragraph.scrollIntoView({ block: "center" });
  } else if (address?.both) openBoth();
  else scrollTo(0, 0);
}

/** Marks what the search found, if the judgment is from its list. */
async function markFound(id: string): Promise<void> {
  drawHits();
  const opened = readOpened();
  if (!opened?.ids.includes(id)) return;
  const { markWords, wordsToMark } = await import("./mark-words.ts");
  const found = await wordsToMark(opened.query);
  const shown = $judgment.get();
  if (shown.kind !== "ready" || shown.judgment.id !== id) return;
  markWords(found);
  drawHits();
}

/** Draws who took part and the outline; their script loads in parallel with the judgment. */
const beside = () => import("./beside.ts").catch(() => null);

async function drawBeside(judgment: JudgmentDetail): Promise<void> {
  const loaded = await beside();
  const shown = $judgment.get();
  if (shown.kind === "ready" && shown.judgment === judgment) loaded?.drawBeside(judgment);
}

/** The documents with one case number, for the visitor to choose from. */
function offerDocuments(documents: readonly NumberedDocument[]): void {
  const entries = documents.map(({ id, casename, casedate }) => {
    const link = make("a", "", `${casename} ${casedate}`);
    link.href = judgmentHash(id);
    return make("li", "", link);
  });
  slot("status").append(make("ul", "", ...entries));
}

function draw(state: JudgmentState): void {
  root.dataset.state = state.kind;
  if (state.kind === "loading") void beside();
  slot("article").hidden = state.kind !== "ready";
  slot("retry").hidden = state.kind !== "failed";
  const sentences = {
    idle: words.missing,
    loading: words.loading,
    ready: "",
    several: state.kind === "several" ? fill(words.several, { n: state.documents.length }) : "",
    absent: words.notFound,
    failed: state.kind === "failed" ? fill(words.failed, { msg: state.msg }) : "",
  };
  slot("status").textContent = sentences[state.kind];
  if (state.kind !== "ready") {
    slot("court").textContent = "";
    fillSlot("casename", words.title);
    if (state.kind === "several") offerDocuments(state.documents);
    return;
  }
  drawJudgment(state.judgment);
  void drawBeside(state.judgment);
  resetPanels(state.judgment);
  void markFound(state.judgment.id);
  drawWays(state.judgment.id);
  showPlace();
}

/** Shows what the address names: loads another judgment, or scrolls to another paragraph of this one. */
function follow(): void {
  // Without an address the last opened judgment comes back, as it would from its stored id.
  const address = readJudgmentAddress(location) ?? { id: readOpened()?.id ?? "", paragraph: 0 };
  const shown = $judgment.get();
  if (address.number) void followNumber(address.number, address.paragraph);
  else if (!address.id) draw({ kind: "idle" });
  else if (shown.kind === "ready" && shown.judgment.id === address.id) showPlace();
  else void openJudgment(address.id);
}

/**
 * Opens what has a case number; the address then names it by its id, as every other link on the page does.
 */
async function followNumber(number: string, paragraph: number): Promise<void> {
  const { openNumber } = await import("#stores/judgment/judgment-number.ts");
  if (readJudgmentAddress(location)?.number !== number) return;
  await openNumber(number, (id) =>
    history.replaceState(null, "", `${judgmentPage(location.pathname)}${judgmentHash(id, paragraph)}`),
  );
}

const opening = readJudgmentAddress(location);
// From here on the hash names the judgment, so that previous and next do not follow another judgment's path.
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
// The reading list is for people who read: its button comes with the first interaction.
for (const sign of ["pointermove", "keydown", "scroll"])
  addEventListener(sign, () => void import("./keep.ts"), { once: true });
slot("retry").onclick = follow;
$judgment.listen(draw);
addEventListener("hashchange", follow);
follow();
