import { SCOPE } from "#domain/search/scope.ts";
import { articleAnchor, articleLabel } from "#domain/statute/citation/article-label.ts";
import { articleAddress, lawAddress } from "#domain/statute/citation/law-index.ts";
import { citedName } from "#domain/statute/citation/law-name.ts";
import { LAW_KIND_NAMES, LAW_KINDS, type StatuteHeading, type StatuteUnit } from "#domain/statute/record.ts";
import { type LawText, readLaws, readLawText, type ShownLaw } from "../../statutes/law-files.ts";
import type { SearchDocument } from "./document.ts";

/** Suffix of the title of an article whose version was superseded or repealed. Other versions have none. */
const PAST: Partial<Record<ShownLaw["status"], string>> = { amended: "已有新文本", repealed: "已废止" };

/** A node of the tree by which articles are counted: the kinds of laws, and the titles of laws below them. */
export interface LawNode {
  value: string;
  label: string;
  level: number;
  children?: LawNode[];
}

/**
 * The kinds of laws that occur, in order of legal force. Below each kind are the titles of its laws. All
 * versions of a law share one title.
 */
export function lawTree(laws: readonly ShownLaw[] = readLaws()): LawNode[] {
  return LAW_KINDS.map((kind, level): LawNode => {
    const titles = [...new Set(laws.filter((law) => law.kind === kind).map(({ title }) => title))];
    const children = titles.map((title) => ({ value: title, label: title, level }));
    return { value: kind, label: LAW_KIND_NAMES[kind], level, children };
  }).filter(({ children }) => children!.length > 0);
}

/**
 * The articles of all laws as index documents, one for each article. A law without numbered text is one
 * document.
 */
export function* statuteDocuments(
  laws: readonly ShownLaw[] = readLaws(),
  textOf: (id: string) => LawText = readLawText,
): Generator<SearchDocument> {
  for (const law of laws) {
    const { headings, units, pages, isSplit } = textOf(law.id);
    if (!law.isText) yield listedLaw(law);
    const paths = headingPaths(headings, units.length);
    for (const [at, unit] of units.entries()) {
      const page = isSplit ? pages.findIndex(({ to }) => at < to) + 1 : 0;
      yield toDocument(law, unit, paths[at]!, page);
    }
  }
}

function toDocument(law: ShownLaw, unit: StatuteUnit, path: string[], page: number): SearchDocument {
  const { number, branch, kind, label } = unit;
  const isText = kind === "text";
  const anchor = isText ? `t${number}` : articleAnchor(number, branch);
  const past = PAST[law.status];
  const note = past ? `（${law.version}，${past}）` : "";
  const name = isText ? (path.at(-1) ?? "") : label;
  return {
    ...emptyOf(law),
    id: `${law.id}-${anchor}`,
    // Short name and number without a space, as people type them.
    title: `${law.short}${kind === "article" ? "" : " "}${name}${law.isText ? "" : "（摘要）"}${note}`.trim(),
    // The spelling to which planQuery normalises a typed citation. A citation finds the article only if both
    // are equal: 社会保险法第六十条 contains 保险法第六十条 but is another article. An item (三、) of an amendment is cited
    // like an article.
    number: isText ? "" : `${citedName(law.title)}${articleLabel(number, branch)}`,
    url: isText ? `${lawAddress(law.id, page)}#${anchor}` : articleAddress({ law, number, branch }),
    detail: {
      body_text: unit.paragraphs,
      tail_text: path.length > 0 ? [path.join(" ")] : [],
      body_postscript: [],
      holding: null,
    },
  };
}

/** The law itself as a document. Used if the site has only facts and digests of the law. */
function listedLaw(law: ShownLaw): SearchDocument {
  return {
    ...emptyOf(law),
    id: law.id,
    title: law.title,
    number: law.facts?.number ?? "",
    url: lawAddress(law.id),
    detail: {
      body_text: [],
      tail_text: [`${law.short} ${law.version}`],
      body_postscript: [],
      holding: null,
    },
  };
}

function emptyOf(law: ShownLaw): Omit<SearchDocument, "id" | "title" | "number" | "detail"> {
  return {
    type: SCOPE.statutes,
    court_id: null,
    court: law.title,
    causes: [],
    date: law.from,
    amount: null,
    keywords: [],
  };
}

/** For each unit of a law, the headings above it, outermost first. */
function headingPaths(headings: readonly StatuteHeading[], units: number): string[][] {
  const paths: string[][] = [];
  let open: StatuteHeading[] = [];
  let next = 0;
  for (let at = 0; at < units; at++) {
    for (; next < headings.length && headings[next]!.unit <= at; next++) {
      const heading = headings[next]!;
      open = [...open.filter(({ level }) => level < heading.level), heading];
    }
    paths.push(open.map(({ text }) => text));
  }
  return paths;
}
