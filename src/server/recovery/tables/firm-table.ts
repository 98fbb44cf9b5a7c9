import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { getOrInsert } from "#domain/once-per.ts";
import { listPlaces, type PlaceCount, placeFirm, placeOfCourt } from "#domain/recovery/people/firm-place.ts";
import { ColumnSpool } from "#server/generated/column-spool.ts";
import type { ShownLawyer } from "../gather/gather-lawyers.ts";

/** Collects the distinct firms with their places, and the firm of each lawyer. */
export class FirmTable {
  readonly #courts: CourtIndex;
  /**
   * Maps a firm to its number, in the order of first occurrence, and to the places where its lawyers
   * appeared.
   */
  readonly #met = new Map<string, { number: number; places: Map<string, PlaceCount> }>();
  readonly #firmOf: ColumnSpool<"u32">;

  /** `scratch` is the path of a temporary file. */
  constructor(courts: CourtIndex, scratch: string) {
    this.#courts = courts;
    this.#firmOf = new ColumnSpool(scratch, "u32");
  }

  /** Adds the next lawyer. */
  add({ firm, documents }: ShownLawyer): void {
    const met = getOrInsert(this.#met, firm, () => ({ number: this.#met.size, places: new Map() }));
    this.#firmOf.push(met.number);
    for (const { facts } of documents) {
      const court = this.#courts.ordered[facts.court];
      if (!court) continue;
      const place = placeOfCourt(court.value, this.#courts);
      const key = placeKey(place.province, place.city);
      getOrInsert(met.places, key, () => ({ ...place, count: 0 })).count++;
    }
  }

  /**
   * Writes the columns. Returns the names of the firms in order, and the places to which `placeOf` refers.
   */
  write(firmOf: ColumnSpool, placeOf: ColumnSpool): { names: string[]; places: [string, string][] } {
    const names = [...this.#met.keys()].sort();
    const known = listPlaces(this.#courts);
    const ordinals = new Map<number, number>();
    const places: [string, string][] = [];
    const numbers = new Map<string, number>();
    for (const [ordinal, name] of names.entries()) {
      const { number, places: met } = this.#met.get(name)!;
      ordinals.set(number, ordinal);
      const { province, city } = placeFirm(name, [...met.values()], known);
      const key = placeKey(province, city);
      placeOf.push(getOrInsert(numbers, key, () => places.push([province, city]) - 1));
    }
    for (const number of this.#firmOf.values()) firmOf.push(ordinals.get(number)!);
    this.#firmOf.close();
    return { names, places };
  }
}

const placeKey = (province: string, city: string) => `${province}\t${city}`;
