import { type FormEvent, useState } from "react";
import { INSTANCES, OUTCOMES } from "#domain/judgment/record.ts";
import type { OwnDocument } from "#domain/reading/own-document.ts";
import { type FieldName, fieldsOf, fieldText } from "#domain/reading/own-fields.ts";
import { fill } from "#i18n/fill.ts";
import { formatAmount } from "#i18n/format/format-amount.ts";
import type { Lang } from "#i18n/lang.ts";
import { Button } from "#islands/ui/Button.tsx";
import { focusNew } from "#islands/ui/focus-new.ts";
import { correctField } from "#stores/reader/reader.ts";
import type { ReaderWords } from "./reader-words.ts";

interface Props {
  words: ReaderWords;
  document: OwnDocument;
  lang: Lang;
  /** Marks a field in the text. Returns false if the text does not contain it literally. */
  onFind: (name: FieldName) => boolean;
}

/**
 * The fields of a document. Each can be found in the text, or says that it was not found, and can be
 * corrected.
 */
export function FieldList(props: Props) {
  const { words, document } = props;
  return (
    <section className="read-fields">
      <h2>
        {words.fields} <span className="soft small">{words.papers[document.paper]}</span>
      </h2>
      <dl>
        {fieldsOf(document).map((name) => (
          <Field key={name} name={name} {...props} />
        ))}
      </dl>
    </section>
  );
}

function Field({ name, words, document, lang, onFind }: Props & { name: FieldName }) {
  const [isEdited, edit] = useState(false);
  const [said, say] = useState("");
  const label = words.labels[name];
  const value = fieldText(document, name);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(name) ?? "");
    if (!correctField(name, typed)) return say(words.unreadable);
    say("");
    edit(false);
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {isEdited ? (
          <form className="correct-field" onSubmit={submit}>
            <Input name={name} label={label} value={value} words={words} />
            <button type="submit" className="button">
              {words.done}
            </button>
          </form>
        ) : (
          <>
            {showField(name, value, words, lang) || <span className="soft">{words.notFound}</span>}{" "}
            {value && (
              <Button
                className="link small"
                aria-label={`${words.find}：${label}`}
                onClick={() => say(onFind(name) ? "" : words.noPlace)}
                text={words.find}
              />
            )}
            <Button
              className="link small"
              aria-label={`${words.correct}：${label}`}
              onClick={() => edit(true)}
              text={words.correct}
            />
          </>
        )}
        <output className="soft small">{said}</output>
      </dd>
    </div>
  );
}

const CHOICES: Partial<Record<FieldName, readonly string[]>> = { instance: INSTANCES, outcome: OUTCOMES };

function Input({
  name,
  label,
  value,
  words,
}: {
  name: FieldName;
  label: string;
  value: string;
  words: ReaderWords;
}) {
  const shared = { className: "field", name, "aria-label": label, defaultValue: value, ref: focusNew };
  const choices = CHOICES[name];
  if (choices)
    return (
      <select {...shared}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {wordChoice(name, choice, words)}
          </option>
        ))}
      </select>
    );
  return <input {...shared} type={name === "casedate" ? "date" : "text"} autoComplete="off" />;
}

const wordChoice = (name: FieldName, value: string, words: ReaderWords): string =>
  (name === "instance" ? words.instances : words.outcomes)[value as never] ?? value;

function showField(name: FieldName, value: string, words: ReaderWords, lang: Lang): string {
  if (value === "" || name in CHOICES) return value && wordChoice(name, value, words);
  if (name === "claim_amount" || name === "awarded" || name === "fee")
    return formatAmount(Number(value), lang, { exact: true });
  return name === "appeal_days" ? fill(words.appealDays, { days: value }) : value;
}
