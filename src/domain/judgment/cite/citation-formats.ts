import type { JudgmentRecord } from "../record.ts";

type Facts = "casename" | "court" | "text_type" | "case_number" | "casedate" | "cause";

/** The facts that a citation of a judgment states. */
export interface ReferenceFacts extends Pick<JudgmentRecord, Facts> {
  /** Address at which the judgment can be read. */
  address: string;
  /** SHA-256 of the judgment's text, hexadecimal. */
  sha256: string;
}

const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();

/**
 * The judgment as a RIS record of type CASE, which Zotero, EndNote and NoteExpress read. Lines end with CR
 * LF, as the format requires. Empty fields are left out.
 */
export function toRis(facts: ReferenceFacts): string {
  const { casename, court, text_type, case_number, casedate, cause, address, sha256 } = facts;
  const fields: [tag: string, value: string][] = [
    ["TI", casename],
    ["A1", court],
    ["PB", court],
    ["M1", case_number],
    ["M3", text_type],
    ["PY", casedate.slice(0, 4)],
    ["DA", casedate.replaceAll("-", "/")],
    ["KW", cause],
    ["LA", "zh"],
    ["UR", address],
    ["N1", sha256 && `SHA-256 ${sha256}`],
  ];
  const lines = fields
    .filter(([, value]) => value !== "")
    .map(([tag, value]) => `${tag}  - ${oneLine(value)}`);
  return ["TY  - CASE", ...lines, "ER  - ", ""].join("\r\n");
}

const ESCAPES: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};
const toTex = (text: string) =>
  oneLine(text).replace(/[\\{}#$%&_~^]/g, (sign) => ESCAPES[sign] ?? `\\${sign}`);

/**
 * The judgment as a BibTeX entry of type misc, which every BibTeX style supports. The court is marked as a
 * corporate author. The key consists of `case`, digits and hyphens, so that any program accepts it.
 */
export function toBibtex(facts: ReferenceFacts): string {
  const { casename, court, text_type, case_number, casedate, address, sha256 } = facts;
  const key = `case${(case_number.normalize("NFKC").match(/\d+/g) ?? []).join("-")}${casedate && `-${casedate.replaceAll("-", "")}`}`;
  const fields: [name: string, value: string][] = [
    ["author", `{${toTex(court)}}`],
    ["title", `{${toTex(casename)}}`],
    ["howpublished", toTex(`${case_number}${text_type}`)],
    ["year", casedate.slice(0, 4)],
    ["month", casedate.slice(5, 7).replace(/^0/, "")],
    ["url", address.replaceAll("%", "\\%")],
    ["note", sha256 && `SHA-256 ${sha256}`],
    ["language", "chinese"],
  ];
  const lines = fields.filter(([, value]) => value !== "" && value !== "{}");
  return `@misc{${key},\n${lines.map(([name, value]) => `  ${name} = {${value}}`).join(",\n")}\n}\n`;
}

/**
 * The judgment in the citation style of Chinese legal writing (《法学引注手册》): case name, court, case number,
 * document type and full stop. A case name that equals the number is left out.
 */
export function toChineseCitation({ casename, court, case_number, text_type }: ReferenceFacts): string {
  const source = `${court}${case_number}${text_type}`;
  return casename && casename !== case_number ? `${oneLine(casename)}，${source}。` : `${source}。`;
}
