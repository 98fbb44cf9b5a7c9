import { cityForms, provinceForms } from "#domain/catalogue/courts/names/place-names.ts";
import { loadCourts } from "../../catalogue/courts.ts";

let anywhere: RegExp | undefined;

/**
 * Whether a text contains the name of a province or a prefecture, with or without its ending. The names are
 * those in the catalogue of courts.
 */
export function isKnownPlace(text: string): boolean {
  anywhere ??= new RegExp(namesOfPlaces().join("|"), "u");
  return anywhere.test(text);
}

/** The names of all provinces and prefectures, each with and without its ending. */
export function namesOfPlaces(): string[] {
  const names = loadCourts().ordered.flatMap(({ level, label, area }) => {
    if (level === 1) return provinceForms(label.replace(/高级人民法院(?:生产建设兵团分院)?$/u, ""));
    return level === 2 && area !== "" ? cityForms(area) : [];
  });
  return [...new Set(names)].filter((name) => /^\p{Script=Han}{2,}$/u.test(name));
}
