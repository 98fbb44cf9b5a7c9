import { cityForms, provinceForms } from "#domain/catalogue/courts/names/place-names.ts";
import { loadCourts } from "../catalogue/courts.ts";

let places: { anywhere: RegExp; first: RegExp } | undefined;

function openPlaces(): { anywhere: RegExp; first: RegExp } {
  if (places) return places;
  const names = namesOfPlaces().join("|");
  places = { anywhere: new RegExp(names, "u"), first: new RegExp(`^(?:${names})`, "u") };
  return places;
}

/** Whether a text names a province or a prefecture, with or without its ending, as the catalogue of courts has them. */
export const isKnownPlace = (text: string): boolean => openPlaces().anywhere.test(text);

/** Whether a text begins with such a name. */
export const beginsWithPlace = (text: string): boolean => openPlaces().first.test(text);

function namesOfPlaces(): string[] {
  const names = loadCourts().ordered.flatMap(({ level, label, area }) => {
    if (level === 1) return provinceForms(label.replace(/(?:高级人民法院|生产建设兵团分院)$/u, ""));
    return level === 2 && area !== "" ? cityForms(area) : [];
  });
  return [...new Set(names)].filter((name) => /^\p{Script=Han}{2,}$/u.test(name));
}
