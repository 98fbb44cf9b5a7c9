import { isPersonBefore } from "#domain/judgment/masking/names/marks.ts";
import people from "#domain/judgment/masking/names/people.json" with { type: "json" };
import type { NamedText } from "./name-examples.ts";

/**
 * How often a name is inserted after a word for a role without a name, and how often a role is replaced by a
 * word for a role.
 */
const INTO = 0.15;
const OTHER_ROLE = 0.25;
const ROLE = /(?:被害人|受害人|证人|失主|死者|报案人|购毒人员)$/;
const MAX_ROLE = 4;
const NOUNS = people.nouns.split(" ");

/** The text with additional people: 房东报警 becomes 房东张例报警, 证人张例 becomes 司机张例. */
export function withNamesInRoles(named: NamedText, invent: () => string, random: () => number): NamedText {
  const { text, names, givens } = named;
  const grown: NamedText = { ...named, text: "", names: new Map(), givens: new Map() };
  let done = 0;
  const copy = (to: number): void => {
    grown.text += text.slice(done, to);
    done = to;
  };
  for (let at = 0; at < text.length; at++) {
    const end = names.get(at) ?? givens.get(at);
    if (end !== undefined) {
      copy(at);
      const role = ROLE.exec(text.slice(Math.max(0, at - MAX_ROLE), at))?.[0];
      if (role && random() < OTHER_ROLE)
        grown.text = grown.text.slice(0, -role.length) + NOUNS[Math.floor(random() * NOUNS.length)];
      (names.has(at) ? grown.names : grown.givens).set(grown.text.length, grown.text.length + end - at);
      copy(end);
      at = end - 1;
    } else if (isPersonBefore(text, at) && random() < INTO) {
      copy(at);
      const name = invent();
      grown.names.set(grown.text.length, grown.text.length + name.length);
      grown.text += name;
    }
  }
  copy(text.length);
  return grown;
}
