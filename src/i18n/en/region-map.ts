import type { Dictionary } from "../cn.ts";

export const regionMap: Dictionary["regionMap"] = {
  label: "Map of China by province",
  live: "Map: {name}",
  keys: "Arrow keys move, Enter chooses, Backspace goes back.",
  china: "China",
  back: "Back to China",
  inside: "Map of {name}",
  list: "Choose from a list",
  listOf: "Choose from a list: {name}",
  chosen: "Chosen: {name}",
  notChosen: "{name} was not chosen: the court catalogue did not load. Please choose again.",
  noCourt: "{name}: the court catalogue lists no court there.",
  loading: "Loading the map",
  failed: "The map did not load; the list works without it.",
  sea: "South China Sea islands",
  review: "Map review number: {n}",
};
