import { cityForms, provinceForms } from "#domain/catalogue/courts/names/place-names.ts";
import { loadCourts } from "../catalogue/courts.ts";

let places: { anywhere: RegExp; first: RegExp; names: Set<string> } | undefined;

function openPlaces(): NonNullable<typeof places> {
  if (places) return places;
  const all = namesOfPlaces();
  const names = all.join("|");
  places = {
    anywhere: new RegExp(names, "u"),
    first: new RegExp(`^(?:${names})`, "u"),
    names: new Set(all),
  };
  return places;
}

/** Whether a text names a province or a prefecture, with or without its ending, as the catalogue of courts has them. */
export const isKnownPlace = (text: string): boolean => openPlaces().anywhere.test(text);

/** Whether a text begins with such a name. */
export const beginsWithPlace = (text: string): boolean => openPlaces().first.test(text);

/** Whether a text is such a name. */
export const isPlace = (text: string): boolean => openPlaces().names.has(text);

/** A text without the place that it begins with; the same text if it begins with none or is one. */
export const withoutPlace = (text: string): string => text.replace(openPlaces().first, "") || text;

/** The names of provinces and prefectures, with and without their endings. */
export function namesOfPlaces(): string[] {
  const names = loadCourts().ordered.flatMap(({ level, label, area }) => {
    if (level === 1) return provinceForms(label.replace(/(?:高级人民法院|生产建设兵团分院)$/u, ""));
    return level === 2 && area !== "" ? cityForms(area) : [];
  });
  return [...new Set(names)].filter((name) => /^\p{Script=Han}{2,}$/u.test(name));
}
