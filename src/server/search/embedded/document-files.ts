import { join } from "node:path";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { INSTANCES, OUTCOMES } from "#domain/judgment/record.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { type Hierarchy, NO_ORDINAL, UNKNOWN_LEVEL } from "#domain/search/tree/hierarchy.ts";
import { RecordFile } from "../../files/record-file.ts";
import { writeJson } from "../../files/write-file.ts";
import { CASE_COUNTS_FILE, COLUMNS_FILE, DETAILS_FILE, ROWS_FILE } from "../../generated/index-files.ts";
import { SectionWriter } from "../../generated/section-writer.ts";
import { writeTexts } from "../../generated/text-file.ts";
import { type SearchDocument, textLength } from "../sources/document.ts";
import { nodeFinder } from "../sources/tree-places.ts";
import { encodeRow } from "../stored-row.ts";
import { CitedArticles } from "./columns/cited-articles.ts";
import { INDEX_COLUMNS, UNKNOWN_CODE } from "./columns/columns.ts";
import { addCauses } from "./columns/further-causes.ts";
import { HashTableWriter } from "./columns/hash-table.ts";
import { addNumber } from "./columns/number-texts.ts";
import { addPassages } from "./columns/passage-table.ts";
import { packDetail } from "./documents/detail-packing.ts";
import { PostingsWriter } from "./postings/postings-writer.ts";

/** A date, or empty. Period filters rely on dates that sort the same as numbers and as text. */
const DATE = /^(?:\d{4}-\d{2}-\d{2})?$/;

/** The trees by whose nodes documents are counted. */
export interface Catalogue {
  courts: Hierarchy;
  causes: Hierarchy;
}

/** Writes all stored data of documents. Documents are added in the order of the doc ids. */
export class DocumentFiles {
  readonly #folder: string;
  readonly #levels: Hierarchy["levels"];
  readonly #courtOf: PlaceFinder;
  readonly #causeOf: PlaceFinder;
  readonly #causes: Hierarchy;
  readonly #file: SectionWriter<typeof INDEX_COLUMNS>;
  readonly #cited = new CitedArticles();
  readonly #ids = new HashTableWriter();
  readonly #numbers = new HashTableWriter();
  readonly #officers = new HashTableWriter();
  readonly #people = new HashTableWriter();
  readonly #rows: ReturnType<typeof writeTexts>;
  readonly #dictionary: Buffer;
  readonly #details: RecordFile;
  readonly #postings: PostingsWriter;
  #characters = 0;

  /** `dictionary` is used to compress the details, and is stored before the first detail. */
  constructor(folder: string, { courts, causes }: Catalogue, dictionary: Buffer) {
    this.#folder = folder;
    this.#levels = courts.levels;
    this.#courtOf = placeFinder(courts);
    this.#causeOf = placeFinder(causes);
    this.#causes = causes;
    this.#file = new SectionWriter(join(folder, COLUMNS_FILE), INDEX_COLUMNS);
    const { columns } = this.#file;
    this.#rows = writeTexts(join(folder, ROWS_FILE), columns.rowAt);
    columns.passagesAt.push(0);
    columns.articleAt.push(0);
    this.#dictionary = dictionary;
    this.#details = new RecordFile(join(folder, DETAILS_FILE));
    columns.detailAt.push(this.#details.add(dictionary));
    this.#postings = new PostingsWriter(folder);
  }

  /** Number of documents added. */
  get documents(): number {
    return this.#file.columns.court.length;
  }

  /** Adds a document. `passages` are its normalised passages, by field. */
  add(document: SearchDocument, passages: string[][]): void {
    const { id, court, number, date } = document;
    const { columns } = this.#file;
    const docId = this.documents;
    if (!DATE.test(date)) throw new RangeError(`${id} has the date ${date}, which is not yyyy-MM-dd.`);
    const courtOrdinal = this.#courtOf(String(document.court_id ?? ""), court);
    columns.court.push(courtOrdinal);
    const causes = document.causes.map(({ code, label }) => this.#causeOf(code ?? "", label));
    columns.cause.push(addCauses(columns, this.#causes, docId, causes));
    columns.kind.push(document.kind ? DOCUMENT_KINDS.indexOf(document.kind) : UNKNOWN_CODE);
    columns.instance.push(document.instance ? INSTANCES.indexOf(document.instance) : UNKNOWN_CODE);
    columns.outcome.push(document.outcome ? OUTCOMES.indexOf(document.outcome) : UNKNOWN_CODE);
    columns.level.push(this.#levels[courtOrdinal] ?? UNKNOWN_LEVEL);
    columns.date.push(Number(date.replaceAll("-", "")));
    columns.year.push(Number(date.slice(0, 4)));
    columns.amount.push(document.amount ?? Number.NaN);
    const length = textLength(document);
    columns.length.push(length);
    this.#characters += length;
    this.#cited.add(columns, document.articles ?? []);
    this.#rows.add(encodeRow(document));
    columns.complete.push(document.complete ? 1 : 0);
    const { judges = [], staff = [], counsel = [], people = [] } = document;
    for (const name of [...judges, ...staff, ...counsel]) this.#officers.add(normaliseText(name));
    for (const name of people) this.#people.add(normaliseText(name));
    this.#ids.add(id, docId);
    const normalised = normaliseText(number);
    this.#numbers.add(normalised, docId);
    addNumber(columns, normalised);
    addPassages(columns, this.#postings.add(docId, passages));
    columns.detailAt.push(this.#details.add(packDetail(JSON.stringify(document.detail), this.#dictionary)));
  }

  /** Completes the files. */
  finish(): void {
    const { columns } = this.#file;
    this.#rows.close();
    this.#details.close();
    this.#ids.finish(columns.idHash, columns.idRank);
    this.#numbers.finish(columns.numberHash, columns.numberRank);
    this.#officers.finish(columns.officers);
    this.#people.finish(columns.people);
    this.#postings.finish();
    const counts = this.#cited.counts(this.documents, this.#characters);
    writeJson(join(this.#folder, CASE_COUNTS_FILE), counts);
    this.#file.finish();
  }
}

/**
 * Finds the ordinal of the node with a key. If no node has the key, finds the first node with the label.
 * NO_ORDINAL if there is neither.
 */
type PlaceFinder = (key: string, label: string) => number;

function placeFinder(tree: Hierarchy): PlaceFinder {
  if (tree.keys.length >= NO_ORDINAL) throw new RangeError(`More than ${NO_ORDINAL - 1} courts or causes.`);
  const find = nodeFinder(tree);
  return (key, label) => find(key, label) ?? NO_ORDINAL;
}
