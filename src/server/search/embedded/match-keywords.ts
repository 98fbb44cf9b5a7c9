import { type KeywordToken, keywordTokens } from "#domain/search/tokens.ts";
import { decodeRanks, intersectRanks } from "./decode-ranks.ts";
import { matchPhrase, type PhraseMatch, type PhrasePart } from "./match-phrase.ts";
import type { Term } from "./term-dictionary.ts";
import type { TextIndex } from "./text-index.ts";
import { firstPosition, walkPositions } from "./walk-positions.ts";

/** A keyword's tokens that have to be checked, each with the terms it may be. */
interface Lookup {
  parts: { token: KeywordToken; terms: Term[] }[];
  /** Set once a phrase was verified: where it first starts in each document. */
  match: PhraseMatch | null;
}

/** Documents that hold all keywords, and a way to learn where each keyword first stands. */
export interface KeywordMatch {
  /** Ascending. */
  ranks: Uint32Array;
  /** For each of the given ranks (all of which match) the first position of keyword number `keyword`. */
  firstPositions: (keyword: number, ranks: Uint32Array) => Uint32Array;
}

/**
 * The documents that hold every normalised keyword (at least one) and that `restrict` lets pass. It is
 * given ascending ranks and returns those that are allowed.
 */
export function matchKeywords(
  index: TextIndex,
  keywords: string[],
  documents: number,
  restrict: (ranks: Uint32Array) => Uint32Array,
): KeywordMatch {
  const lookups = keywords.map((keyword) => lookUp(index, keyword));
  const none: KeywordMatch = { ranks: new Uint32Array(0), firstPositions: () => new Uint32Array(0) };
  if (lookups.some(({ parts }) => parts.some(({ terms }) => terms.length === 0))) return none;

  let ranks = candidates(index, lookups, documents, restrict);
  for (const lookup of lookups) {
    if (lookup.parts.length === 1) continue;
    lookup.match = matchPhrase(ranks, phraseParts(index, lookup));
    ranks = lookup.match.ranks;
  }
  return {
    ranks,
    firstPositions: (keyword, wanted) => firstPositions(index, lookups[keyword]!, wanted),
  };
}

function lookUp(index: TextIndex, keyword: string): Lookup {
  const parts = keywordTokens(keyword).map((token) => {
    if (token.open) return { token, terms: index.termsFrom(token.first) };
    const term = index.term(token.first, token.second);
    return { token, terms: term ? [term] : [] };
  });
  return { parts: cheapestCover(parts), match: null };
}

const listed = (part: { terms: Term[] }) => part.terms.reduce((sum, term) => sum + term.documents, 0);

/** The parts whose lists are shortest in sum, of those choices that leave out no two neighbours and no bound one. */
function cheapestCover(parts: Lookup["parts"]): Lookup["parts"] {
  const costs: number[] = [];
  const previous: number[] = [];
  for (const [at, part] of parts.entries()) {
    const skips = at >= 2 && !parts[at - 1]!.token.bound && costs[at - 2]! < costs[at - 1]!;
    previous.push(skips ? at - 2 : at - 1);
    costs.push((costs[previous[at]!] ?? 0) + listed(part));
  }
  const cover: Lookup["parts"] = [];
  for (let at = parts.length - 1; at >= 0; at = previous[at]!) cover.unshift(parts[at]!);
  return cover;
}

/** Allowed documents that hold every token looked up, wherever. */
function candidates(
  index: TextIndex,
  lookups: Lookup[],
  documents: number,
  restrict: (ranks: Uint32Array) => Uint32Array,
): Uint32Array {
  const parts = lookups.flatMap((lookup) => lookup.parts);
  const closed = new Map<number, Term>();
  for (const { token, terms } of parts) if (!token.open) closed.set(terms[0]!.offset, terms[0]!);
  const open = parts.filter(({ token }) => token.open).sort((a, b) => listed(a) - listed(b));
  const [rarest, ...others] = [...closed.values()].sort((a, b) => a.documents - b.documents);
  let ranks = rarest
    ? restrict(decodeRanks(index.list(rarest, false), rarest.documents))
    : restrict(unionRanks(index, open.shift()!.terms, documents));
  for (const term of others) {
    if (ranks.length === 0) break;
    ranks = intersectRanks(ranks, index.list(term, false), term);
  }
  for (const { terms } of open) {
    const marks = new Uint8Array(documents);
    for (const term of terms) {
      for (const rank of intersectRanks(ranks, index.list(term, false), term)) marks[rank] = 1;
    }
    ranks = ranks.filter((rank) => marks[rank] === 1);
  }
  return ranks;
}

function unionRanks(index: TextIndex, terms: Term[], documents: number): Uint32Array {
  const marks = new Uint8Array(documents);
  for (const term of terms) {
    for (const rank of decodeRanks(index.list(term, false), term.documents)) marks[rank] = 1;
  }
  const ranks = new Uint32Array(documents);
  let count = 0;
  for (let rank = 0; rank < documents; rank++) if (marks[rank] === 1) ranks[count++] = rank;
  return ranks.subarray(0, count);
}

function phraseParts(index: TextIndex, lookup: Lookup): PhrasePart[] {
  return lookup.parts.map(({ token, terms }) => ({
    offset: token.offset,
    lists: terms.map((term) => ({ term, list: index.list(term, true) })),
  }));
}

function firstPositions(index: TextIndex, lookup: Lookup, ranks: Uint32Array): Uint32Array {
  const firsts = new Uint32Array(ranks.length).fill(0xffffffff);
  if (lookup.match) {
    let at = 0;
    for (let to = 0; to < ranks.length; to++) {
      while (lookup.match.ranks[at]! < ranks[to]!) at++;
      firsts[to] = lookup.match.firsts[at]!;
    }
    return firsts;
  }
  for (const term of lookup.parts[0]!.terms) {
    walkPositions(ranks, index.list(term, true), term, (candidate, positions) => {
      const position = firstPosition(positions);
      if (position < firsts[candidate]!) firsts[candidate] = position;
    });
  }
  return firsts;
}
