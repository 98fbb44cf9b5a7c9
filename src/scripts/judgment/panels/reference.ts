import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import {
  type ReferenceFacts,
  toBibtex,
  toChineseCitation,
  toRis,
} from "#domain/judgment/cite/citation-formats.ts";
import { judgmentFileName } from "#domain/judgment/cite/judgment-text.ts";
import { canonicalText } from "#domain/judgment/hashed-text.ts";
import { fill } from "#i18n/fill.ts";
import { judgmentHash, judgmentPage, numberHash } from "#stores/judgment/judgment-address.ts";
import { showToast } from "#stores/page/notice.ts";
import { saveFile } from "#stores/page/save-file.ts";
import { button, make } from "../../make.ts";
import { panelWords } from "./words.ts";

const said = panelWords.reference;

/**
 * Draws references to the judgment in several formats, the permanent links, and the hash of the text. With
 * the hash, a reader can check that the text is unchanged.
 */
export async function drawPanel(place: HTMLElement, judgment: JudgmentDetail): Promise<void> {
  const page = `${location.origin}${judgmentPage(location.pathname)}`;
  const facts: ReferenceFacts = {
    ...judgment,
    address: `${page}${judgmentHash(judgment.id)}`,
    sha256: judgment.text_sha256 ?? "",
  };
  const name = judgmentFileName(judgment);
  place.replaceChildren(
    block(said.citation, toChineseCitation(facts), { name: `${name}.txt`, type: "text/plain" }),
    block("RIS", toRis(facts), { name: `${name}.ris`, type: "application/x-research-info-systems" }),
    block("BibTeX", toBibtex(facts), { name: `${name}.bib`, type: "application/x-bibtex" }),
    make(
      "section",
      "",
      make("h3", "", said.addresses),
      address(said.byId, facts.address),
      ...(judgment.case_number ? [address(said.byNumber, `${page}${numberHash(judgment.case_number)}`)] : []),
    ),
    proof(judgment, name),
  );
}

function block(title: string, text: string, file: { name: string; type: string }): HTMLElement {
  const shown = make("pre", { tabIndex: 0, ariaLabel: title, role: "region" }, text.trimEnd());
  const save = () => saveFile(file.name, text, `${file.type};charset=utf-8`);
  const buttons = [copyButton(text, shown), button(said.file, save, "button plain")];
  return make("section", "", make("h3", "", title), shown, make("p", "", ...buttons));
}

function address(label: string, text: string): HTMLElement {
  const link = make("a", { href: text }, decodeURIComponent(text));
  return make("p", "", make("span", "small soft", label), link, copyButton(text, link));
}

function proof(judgment: JudgmentDetail, name: string): HTMLElement {
  const held = judgment.text_sha256 ?? "";
  const value = make("code", "", held);
  const answer = make("output", "");
  const verify = async () => {
    const computed = await sha256Of(canonicalText(judgment));
    answer.textContent =
      computed === null
        ? said.unavailable
        : computed === held
          ? said.verified
          : fill(said.differs, { value: computed });
  };
  // The file contains exactly the bytes that are hashed, so no byte order mark and no final line feed.
  const save = () => saveFile(`${name}-sha256.txt`, canonicalText(judgment), "text/plain;charset=utf-8");
  const buttons = [button(said.verify, verify), button(said.text, save, "button plain")];
  return make(
    "section",
    "",
    make("h3", "", said.hash),
    make("p", "", value),
    make("p", "", copyButton(held, value), ...buttons),
    make("p", "", answer),
    make("p", "small soft", said.how),
  );
}

/**
 * The SHA-256 of a text, hexadecimal. Null if the browser offers no Web Crypto, as on a page without https.
 */
async function sha256Of(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Creates a button that copies a text. If the browser refuses, `shown` is selected so that the visitor can
 * copy it.
 */
function copyButton(text: string, shown: HTMLElement): HTMLButtonElement {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(panelWords.copied);
    } catch {
      getSelection()?.selectAllChildren(shown);
      showToast(panelWords.copyFailed, { kind: "warning" });
    }
  };
  return button(panelWords.copy, copy);
}
