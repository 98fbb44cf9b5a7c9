import type { Sha256 } from "../../text/short-id.ts";
import { lawKey } from "../citation/law-name.ts";
import { statuteId } from "../parse/statute-id.ts";
import type { StatuteDocument } from "../record.ts";
import { isSameText, textPrint } from "./same-text.ts";

/** Documents of one law (or one book of it) in any version: copies and versions are found among them. */
export const copiesKey = ({ title, book }: StatuteDocument) => `${lawKey(title)}\n${lawKey(book)}`;

/**
 * What remains of the documents of one law: one for each text, in the latest version that a copy of it gives,
 * with the fullest text. Two texts of one version are two documents, each with its own id. A stored document
 * keeps id and source as long as its version stays; the order of `arrived` does not matter.
 */
export function settleCopies(
  stored: readonly StatuteDocument[],
  arrived: readonly StatuteDocument[],
  sha256: Sha256,
): StatuteDocument[] {
  const texts: StatuteDocument[][] = [];
  // An arriving copy that is as full as a stored one was parsed later.
  for (const document of [...[...arrived].sort(byFullness), ...stored].sort(bySize)) {
    const copies = texts.find(([fullest]) => isSameText(fullest!, document));
    if (copies) copies.push(document);
    else texts.push([document]);
  }
  const before = new Set(stored);
  const settled = texts.map((copies) => join(copies, before));
  const taken = new Set(settled.flatMap(({ kept }) => (kept ? [kept.id] : [])));
  return settled
    .sort((a, b) => byRight(a.document, b.document))
    .map(({ document, kept }) => {
      if (kept) return { ...document, id: kept.id, law: kept.law };
      const { title, version, book } = document;
      const id = statuteId(title, version, sha256, book);
      if (!taken.has(id)) {
        taken.add(id);
        return { ...document, id, law: statuteId(title, version, sha256) };
      }
      const { numbered, lines } = textPrint(document);
      const text = [numbered, ...[...lines].sort()].join("\n");
      return {
        ...document,
        id: statuteId(title, version, sha256, book, text),
        law: statuteId(title, version, sha256, "", text),
      };
    });
}

/**
 * One document from the copies of one text, the fullest first, and the stored one it replaces. A copy without
 * any history is dated only by its file and says nothing beside another.
 */
function join(copies: readonly StatuteDocument[], stored: ReadonlySet<StatuteDocument>) {
  const [fullest] = copies;
  // What an older parser read (it gave no kind) is ignored once the text is parsed again.
  const read = copies.filter((copy) => copy.kind !== undefined);
  const tells = ({ history }: StatuteDocument) => Number(history.length > 0);
  const [told] = [...(read.length > 0 ? read : copies)].sort(
    (a, b) =>
      tells(b) - tells(a) || b.version.localeCompare(a.version) || b.history.length - a.history.length,
  );
  const before = copies.filter((copy) => stored.has(copy));
  const kept = before.find(({ version }) => version === told!.version);
  const source = (kept ?? before[0] ?? told!).source;
  const { headings, units } = fullest!;
  return { document: { ...told!, headings, units, source }, kept };
}

/**
 * By what a copy contains: lines, then headings that are in their place and not all above the first article.
 */
function bySize(a: StatuteDocument, b: StatuteDocument): number {
  return textPrint(b).lines.size - textPrint(a).lines.size || placedHeadings(b) - placedHeadings(a);
}

function byFullness(a: StatuteDocument, b: StatuteDocument): number {
  return bySize(a, b) || compare(JSON.stringify(a), JSON.stringify(b));
}

/**
 * Which of two texts of one version has the better claim to its id: the one whose file has that name, else
 * the longer.
 */
function byRight(a: StatuteDocument, b: StatuteDocument): number {
  return (
    Number(isNamedLater(a)) - Number(isNamedLater(b)) ||
    textPrint(b).numbered.length - textPrint(a).numbered.length ||
    compare(JSON.stringify(a.units), JSON.stringify(b.units))
  );
}

const isNamedLater = ({ found, version }: StatuteDocument) => (found?.file ?? "") > version;
const placedHeadings = ({ headings }: StatuteDocument) => new Set(headings.map(({ unit }) => unit)).size;
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
