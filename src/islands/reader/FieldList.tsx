import type { OwnDocument } from "#domain/reading/own-document.ts";
import { fill } from "#i18n/fill.ts";
import { formatAmount } from "#i18n/format/format-amount.ts";
import type { Lang } from "#i18n/lang.ts";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  document: OwnDocument;
  lang: Lang;
  onFind: (value: string) => void;
}

/** One field: what is shown, and the words of the document to look for; empty where it says nothing. */
type Field = [label: keyof ReaderWords["labels"], shown: string, printed: string];

/** The fields of a document; each says where it stands, or that it was not found. */
export function FieldList({ words, document, lang, onFind }: Props) {
  return (
    <section className="read-fields">
      <h2>{words.fields}</h2>
      <dl>
        {fieldsOf(words, document, lang).map(([label, shown, printed]) => (
          <div key={label}>
            <dt>{words.labels[label]}</dt>
            <dd>
              {shown || <span className="soft">{words.notFound}</span>}
              {printed && (
                <button
                  type="button"
                  className="link small"
                  aria-label={`${words.find}：${words.labels[label]}`}
                  onClick={() => onFind(printed)}
                >
                  {words.find}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function fieldsOf(words: ReaderWords, document: OwnDocument, lang: Lang): Field[] {
  const { paper, facts, fee, appeal } = document;
  const money = (yuan: number | null) => (yuan === null ? "" : formatAmount(yuan, lang, { exact: true }));
  const people: Field[] = [
    [
      "parties",
      facts.parties.map(({ role, name }) => `${role} ${name}`).join("；"),
      facts.parties[0]?.name ?? "",
    ],
    [
      "counsel",
      facts.counsel.map(({ name, firm }) => (firm ? `${name}（${firm}）` : name)).join("；"),
      facts.counsel[0]?.name ?? "",
    ],
  ];
  const own: Field[] = [
    ["paper", facts.text_type || words.papers[paper], facts.text_type],
    ["court", facts.court, facts.court],
    ["case_number", facts.case_number, facts.case_number],
    ["cause", facts.cause, facts.cause],
    ["claim_amount", money(facts.claim_amount), ""],
  ];
  if (paper !== "judgment") return [...own, ...people];
  return [
    ...own.slice(0, 4),
    ["instance", words.instances[facts.instance], ""],
    ["casedate", facts.casedate, ""],
    ...people,
    ["panel", facts.panel.join("、"), facts.panel[0] ?? ""],
    ["clerk", facts.clerk, facts.clerk],
    ...own.slice(4),
    ...(facts.outcome ? [["outcome", words.outcomes[facts.outcome], ""] satisfies Field] : []),
    ["fee", fee ? money(fee.yuan) || fee.text : "", fee?.text.slice(0, 12) ?? ""],
    [
      "appeal",
      appeal?.days && appeal.court
        ? fill(words.appealTo, { days: appeal.days, court: appeal.court })
        : (appeal?.text ?? ""),
      appeal?.text.slice(0, 12) ?? "",
    ],
  ];
}
