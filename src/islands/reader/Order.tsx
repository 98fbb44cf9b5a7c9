import type { OperativeItem } from "#domain/reading/operative-part.ts";
import { fill } from "#i18n/fill.ts";
import { formatAmount } from "#i18n/format/format-amount.ts";
import type { Lang } from "#i18n/lang.ts";
import type { ReaderWords } from "./reader-words.ts";

/** The items of the operative part as a checklist: who owes what to whom, and until when. */
export function Order({ words, items, lang }: { words: ReaderWords; items: OperativeItem[]; lang: Lang }) {
  if (items.length === 0) return null;
  return (
    <section className="order">
      <h2>{words.order}</h2>
      <p className="soft small">{words.orderHint}</p>
      <ul>
        {items.map((item) => (
          <li key={item.text}>
            <label>
              <input type="checkbox" /> <span>{item.text}</span>
            </label>
            {item.from.length > 0 && (
              <p className="soft small">
                {[
                  item.to.length > 0
                    ? fill(words.owes, { from: item.from.join("、"), to: item.to.join("、") })
                    : item.from.join("、"),
                  item.yuan.map((yuan) => formatAmount(yuan, lang, { exact: true })).join("、"),
                  item.days !== null && fill(words.within, { days: item.days }),
                  item.months !== null && fill(words.withinMonths, { months: item.months }),
                  ...item.by.map((day) => fill(words.by, { day })),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
