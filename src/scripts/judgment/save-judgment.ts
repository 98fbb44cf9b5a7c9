import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { judgmentFileName, judgmentText } from "#domain/judgment/cite/judgment-text.ts";
import { saveFile } from "#stores/page/save-file.ts";

/**
 * Saves the judgment as plain text with a byte order mark. Without the mark, older versions of Word and
 * Notepad on Chinese Windows read UTF-8 as GBK.
 */
export function saveText(judgment: JudgmentDetail): void {
  saveFile(
    `${judgmentFileName(judgment)}.txt`,
    `\uFEFF${judgmentText(judgment)}`,
    "text/plain;charset=utf-8",
  );
}
