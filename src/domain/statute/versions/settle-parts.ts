import type { Sha256 } from "../../text/short-id.ts";
import { lawKey } from "../citation/law-name.ts";
import { statuteId } from "../parse/statute-id.ts";
import type { StatuteDocument } from "../record.ts";

/** The facts on a code's introductory page. They apply to all parts of the code. */
export type CodeFace = Pick<
  StatuteDocument,
  "title" | "version" | "effective" | "first_effective" | "history" | "kind"
>;

/**
 * The parts of one code, which are in one folder, under one title and version. A part without a date gets the
 * date on the introductory page, else the latest date of another part. A part with a date keeps it.
 */
export function settleParts(
  parts: readonly StatuteDocument[],
  face: CodeFace | null,
  sha256: Sha256,
): StatuteDocument[] {
  const own = face && parts.some(({ title }) => lawKey(title) === lawKey(face.title)) ? face : null;
  const titles = [...parts.map(({ title }) => title), own?.title ?? ""];
  const title = titles.reduce((longest, one) => (one.length > longest.length ? one : longest), "");
  const dated = [...parts].sort((a, b) => (a.version < b.version ? -1 : 1)).at(-1);
  const model = own?.version ? own : dated;
  return parts.map((part) => {
    const version = part.version || (model?.version ?? "");
    // A whole text with a date keeps its heading: 宪法（1982年） may be beside 宪法（2018年修正文本）.
    const name = part.book === "" && part.version !== "" ? part.title : title;
    const begun = part.first_effective || (own?.effective ?? "");
    return {
      ...part,
      id: statuteId(name, version, sha256, part.book),
      law: statuteId(name, version, sha256),
      title: name,
      kind: own?.kind ?? part.kind,
      version,
      effective: part.effective || (begun >= version ? begun : ""),
      history: part.history.length > 0 ? part.history : (model?.history ?? []),
    };
  });
}
