import type { Sha256 } from "../../text/short-id.ts";
import { lawKey } from "../citation/law-name.ts";
import { statuteId } from "../parse/statute-id.ts";
import type { StatuteDocument } from "../record.ts";
import { isSameText, textPrint } from "./same-text.ts";

/**
 * Key of the documents of one law, or of one book of it, in any version. Copies and versions of a document
 * are looked for among those with the same key.
 */
export const copiesKey = ({ title, book }: StatuteDocument) => `${lawKey(title)}\n${lawKey(book)}`;

/**
 * The documents of one law after new ones arrived: one for each distinct text. Each has the fullest text of
 * its copies and the latest version date that one of them gives. Two texts of the same version are two
 * documents with different ids. A stored document keeps id and source as long as its version does not change.
 * The order of `arrived` does not matter.
 */
export function settleCopies(
  stored: readonly StatuteDocument[],
  arrived: readonly StatuteDocument[],
  sha256: Sha256,
): StatuteDocument[] {
  const texts: StatuteDocument[][] = [];
  // If an arriving copy and a stored one are equally full, the arriving one comes first, because it was
  // parsed later.
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
 * One document made from the copies of a text (fullest first), and the stored document that it replaces. If
 * one copy has a history, copies without any are ignored, because only their file dates them.
 */
function join(copies: readonly StatuteDocument[], stored: ReadonlySet<StatuteDocument>) {
  const [fullest] = copies;
  // Copies without `kind` were parsed by an older version. They are ignored if another copy has it.
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
 * Orders copies by the number of lines, most first. Copies with equally many lines are ordered by how many
 * headings are in their place and not above the first article.
 */
function bySize(a: StatuteDocument, b: StatuteDocument): number {
  return textPrint(b).lines.size - textPrint(a).lines.size || placedHeadings(b) - placedHeadings(a);
}

function byFullness(a: StatuteDocument, b: StatuteDocument): number {
  return bySize(a, b) || compare(JSON.stringify(a), JSON.stringify(b));
}

/**
 * Orders texts of the same version; the first keeps the usual id. A text whose file name has no later date
 * comes first, then the longer text.
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
