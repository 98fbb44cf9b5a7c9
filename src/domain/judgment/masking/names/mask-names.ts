import type { JudgmentRecord } from "../../record.ts";
import { findProtected } from "./find-protected.ts";
import { isWord, surnameOf } from "./surnames.ts";

/** Names that are found only once others are masked are masked in another pass. */
const MAX_PASSES = 3;

/**
 * The record with the names that art. 8 of 法释〔2016〕19号 protects reduced to family name and 某, numbered where
 * several share one (张某1, 张某2) and consistent for each person, each place counted; null where that cannot be done reliably.
 */
export function maskNames(record: JudgmentRecord, count: () => void): JudgmentRecord | null {
  let shown = record;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const found = findProtected(shown);
    if (found.kind === "unsure" || found.names.some(isWord)) return null;
    if (found.names.length === 0) return shown;
    shown = replaceNames(shown, aliases(shown, found.names), count);
  }
  return shown;
}

/** An alias for each name, in order of appearance; no alias already occurs in the document. */
function aliases(record: JudgmentRecord, names: string[]): Map<string, string> {
  const text = [record.casename, ...record.body_text, ...record.body_postscript].join("\n");
  const places = new Map(names.map((name) => [name, text.indexOf(name)]));
  const ordered = [...names].sort((a, b) => places.get(a)! - places.get(b)! || (a < b ? -1 : 1));
  const bearers = new Map<string, number>();
  for (const name of ordered) bearers.set(surnameOf(name), (bearers.get(surnameOf(name)) ?? 0) + 1);
  const given = new Map<string, string>();
  const used = new Set<string>();
  for (const name of ordered) {
    const plain = `${surnameOf(name)}某`;
    let alias = plain;
    if ((bearers.get(surnameOf(name)) ?? 0) > 1 || text.includes(plain)) {
      let number = 1;
      while (text.includes(`${plain}${number}`) || used.has(`${plain}${number}`)) number++;
      alias = `${plain}${number}`;
    }
    used.add(alias);
    given.set(name, alias);
  }
  return given;
}

function replaceNames(record: JudgmentRecord, given: Map<string, string>, count: () => void): JudgmentRecord {
  // Longer names that contain a masked one (a judge 王平安 beside a witness 王平) stay whole.
  const others = [
    ...record.panel,
    record.clerk,
    ...record.counsel.map(({ name }) => name),
    ...record.parties.map(({ name }) => name),
  ];
  const holding = others.filter(
    (other) => !given.has(other) && [...given.keys()].some((name) => other.includes(name)),
  );
  const all = [...new Set([...given.keys(), ...holding])].sort((a, b) => b.length - a.length);
  const masked = (text: string): string =>
    replaceAny(text, all, (name) => {
      const alias = given.get(name);
      if (alias === undefined) return name;
      count();
      return alias;
    });
  const named = (name: string): string => given.get(name) ?? name;
  return {
    ...record,
    casename: masked(record.casename),
    parties: record.parties.map((party) => ({ ...party, name: named(party.name) })),
    counsel: record.counsel.map((person) => ({ ...person, parties: person.parties.map(named) })),
    body_text: record.body_text.map(masked),
    body_postscript: record.body_postscript.map(masked),
  };
}

/**
 * The text with each of the words replaced, left to right; of two at one place the first in the list wins. A
 * pattern of the words would have to be compiled for each judgment, which takes longer than searching.
 */
function replaceAny(text: string, words: readonly string[], replace: (word: string) => string): string {
  const places = words.map((word) => text.indexOf(word));
  let shown = "";
  let done = 0;
  for (;;) {
    let nearest = -1;
    for (let index = 0; index < words.length; index++) {
      if (places[index]! < 0) continue;
      if (places[index]! < done) places[index] = text.indexOf(words[index]!, done);
      if (places[index]! >= 0 && (nearest < 0 || places[index]! < places[nearest]!)) nearest = index;
    }
    if (nearest < 0) return shown + text.slice(done);
    const word = words[nearest]!;
    shown += text.slice(done, places[nearest]) + replace(word);
    done = places[nearest]! + word.length;
  }
}
