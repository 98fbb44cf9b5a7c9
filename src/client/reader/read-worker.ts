import { type CauseName, indexCauses } from "#domain/catalogue/causes/causes.ts";
import { type CourtFacts, indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { catalogueContext } from "#domain/catalogue/lookup/parse-context.ts";
import type { CauseNode, CourtNode } from "#domain/catalogue/node.ts";
import type { ParseContext } from "#domain/judgment/parse-result.ts";
import { readOwnDocument } from "#domain/reading/own-document.ts";
import { beijingDay } from "#domain/text/day.ts";
import {
  FileFault,
  MAX_PAGES,
  type ReaderAnswer,
  type ReaderAssets,
  type ReaderRequest,
  type ReadPage,
  textOfPages,
} from "./messages.ts";
import { openFiles } from "./open-files.ts";

/** Maximum number of legal terms of a document that the visitor may send to find similar cases. */
const MAX_TERMS = 40;
/**
 * Maximum number of characters of a document: 4000 for each of the permitted pages, which is the densest
 * print.
 */
const MAX_CHARACTERS = MAX_PAGES * 4000;

let assets: ReaderAssets;
let context: Promise<ParseContext> | undefined;

const answer = (message: ReaderAnswer) => postMessage(message);

/** The first message contains the assets. Every later message is a request. */
addEventListener("message", ({ data }: MessageEvent<ReaderAssets | ReaderRequest>) => {
  if (!("kind" in data)) assets = data;
  else
    void answerRequest(data).catch((error: unknown) =>
      answer(
        error instanceof FileFault
          ? { kind: "fault", code: error.code, file: error.file }
          : { kind: "failed" },
      ),
    );
});

async function answerRequest(request: ReaderRequest): Promise<void> {
  if (request.kind === "text") return answerRead([], request.text);
  const pages = await readPages(request);
  if (pages) await answerRead(pages, textOfPages(pages));
}

/** Reads the pages of files. Null if the visitor must first agree to download the text recognition. */
async function readPages({
  files,
  mayRecognise,
}: Extract<ReaderRequest, { kind: "files" }>): Promise<ReadPage[] | null> {
  const opened = await openFiles(files);
  const pictures = opened.filter(({ kind }) => kind === "picture").length;
  if (pictures === 0) return opened.flatMap((page) => (page.kind === "text" ? [page.page] : []));
  const { bytesToFetch, startRecogniser } = await import("./recognise.ts");
  const bytes = await bytesToFetch(assets.recogniser);
  if (bytes > 0 && !mayRecognise) {
    // A photo that this browser cannot decode is reported before the visitor downloads anything.
    for (const page of opened.slice(0, 1)) if (page.kind === "picture") await page.draw();
    answer({ kind: "consent", bytes });
    return null;
  }
  const recogniser = await startRecogniser(assets.recogniser, (done, total) =>
    answer({ kind: "progress", step: "fetching", done, total }),
  );
  const pages: ReadPage[] = [];
  let done = 0;
  try {
    for (const page of opened) {
      if (page.kind === "text") {
        pages.push(page.page);
        continue;
      }
      answer({ kind: "progress", step: "recognising", done: done++, total: pictures });
      const { lines, straight } = await recogniser.read(await page.draw());
      const image = await straight.convertToBlob({ type: "image/webp", quality: 0.7 });
      pages.push({ name: page.name, lines, image });
    }
  } finally {
    await recogniser.close();
  }
  return pages;
}

async function answerRead(pages: ReadPage[], text: string): Promise<void> {
  if (pages[0] && text.trim() === "") throw new FileFault("no_text", pages[0].name);
  if (text.length > MAX_CHARACTERS) throw new FileFault("too_many_pages", pages[0]?.name ?? "");
  context ??= loadContext();
  const reading = readOwnDocument(text, await context);
  const terms = assets.terms.filter((term) => text.includes(term)).slice(0, MAX_TERMS);
  // Photos of one camera can all have the same name, so each page shows its number.
  const named =
    pages.length > 1 ? pages.map((page, at) => ({ ...page, name: `${at + 1} · ${page.name}` })) : pages;
  answer({ kind: "read", pages: named, reading, terms });
}

async function loadContext(): Promise<ParseContext> {
  const load = async <Data>(url: string): Promise<Data> => {
    const response = await fetch(url);
    if (!response.ok) throw new TypeError(`${url}: ${response.status}`);
    return response.json() as Promise<Data>;
  };
  const [tree, facts, towns, causeTree, causeNames] = await Promise.all([
    load<CourtNode[]>(assets.courts),
    load<Omit<CourtFacts, "towns">>(assets.courtNames),
    load<string>(assets.towns),
    load<CauseNode[]>(assets.causes),
    load<CauseName[]>(assets.causeNames),
  ]);
  const catalogues = {
    courts: { ...indexCourts(tree), facts: { ...facts, towns } },
    causes: indexCauses(causeTree, causeNames),
    offeredTerms: assets.terms,
  };
  // The hash is only used for the id of the record, which is not needed here. The browser's own hash function
  // is asynchronous and so cannot be used.
  return catalogueContext(catalogues, {
    sha256: () => new Uint8Array(32),
    today: beijingDay(new Date()),
    source: "own",
  });
}
