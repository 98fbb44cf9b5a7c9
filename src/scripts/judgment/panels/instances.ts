import type { ComparedRow, ContentInstancesResponse } from "#contract/judgment/content-instances.ts";
import type { JudgmentDetail, RelatedCase } from "#contract/judgment/judgment-detail.ts";
import { fill } from "#i18n/fill.ts";
import { judgmentHash } from "#stores/judgment/judgment-address.ts";
import { loadInstances } from "#stores/judgment/judgment-panels.ts";
import { make } from "../../make.ts";
import { words } from "../page/slots.ts";
import { loadInto } from "./load-into.ts";
import { panelWords } from "./words.ts";

type Compared = NonNullable<ContentInstancesResponse["data"]>;
const said = panelWords.instances;

/** Draws the comparison of both instances side by side. */
export async function drawPanel(place: HTMLElement, judgment: JudgmentDetail): Promise<void> {
  const loaded = await loadInto(place, loadInstances(judgment.id));
  if (!loaded) return;
  if (!loaded.data) {
    place.replaceChildren(make("p", "", said.none));
    return;
  }
  const { before, after, rows } = loaded.data;
  const link = make("a", { href: `${judgmentHash(judgment.id)}/both` }, said.link);
  place.replaceChildren(
    make("p", "small soft", said.lead),
    make("p", "small", fill(said.counts, countKinds(rows)), " ", link),
    make("div", "sides heads", headOf(before, judgment.id), headOf(after, judgment.id)),
    ...drawRows(rows, [words.instances[before.instance], words.instances[after.instance]]),
  );
}

function countKinds(rows: readonly ComparedRow[]): Record<ComparedRow["kind"], number> {
  const counts = { same: 0, changed: 0, before: 0, after: 0 };
  for (const { kind } of rows) counts[kind]++;
  return counts;
}

function headOf(side: Compared["before"], own: string): HTMLElement {
  const name = `${side.court}${side.case_number}${side.text_type}`;
  const named = side.id === own ? name : make("a", { href: judgmentHash(side.id) }, name);
  const head = make("p", { lang: "zh-CN" }, make("b", "", words.instances[side.instance]), " ", named);
  if (side.casedate) head.append(make("span", "soft", ` ${side.casedate}`));
  if (side.outcome) head.append(" ", badgeOf(side.outcome));
  return head;
}

function badgeOf(outcome: NonNullable<RelatedCase["outcome"]>): HTMLElement {
  const badge = make("b", "badge", words.outcomes[outcome]);
  badge.dataset.outcome = outcome;
  return badge;
}

/**
 * Draws the compared paragraphs in order. Successive paragraphs that both sides share become one line, which
 * says how many they are.
 */
function drawRows(rows: readonly ComparedRow[], [left, right]: [string, string]): HTMLElement[] {
  const drawn: HTMLElement[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (row.kind !== "same") {
      const isAlone = row.kind !== "changed";
      drawn.push(
        make(
          "div",
          isAlone ? "sides alone" : "sides",
          sideOf(isAlone ? "span" : "del", left, row.before, row.left),
          sideOf(isAlone ? "span" : "ins", right, row.after, row.right),
        ),
      );
      continue;
    }
    let end = at;
    while (rows[end + 1]?.kind === "same") end++;
    const last = rows[end]!;
    const text = fill(end === at ? said.same : said.sameMany, {
      ...{ a: row.before, aEnd: last.before },
      ...{ b: row.after, bEnd: last.after },
    });
    drawn.push(make("p", "equal small soft", text));
    at = end;
  }
  return drawn;
}

/**
 * Draws a paragraph of one side, or a note if this side has none. If the other side has none, the tag is
 * `span`, so that no words are marked as changed.
 */
function sideOf(
  tag: "del" | "ins" | "span",
  instance: string,
  number: number,
  pieces: ComparedRow["left"],
): HTMLElement {
  if (number === 0) return make("p", "absent small soft", said.nothing);
  return make(
    "p",
    { lang: "zh-CN" },
    make("span", "small soft", `${instance} ${fill(said.paragraph, { n: number })}`),
    ...pieces.map(({ text, changed }) => (changed ? make(tag, "", text) : text)),
  );
}
