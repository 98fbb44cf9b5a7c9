import { oncePer } from "../../../once-per.ts";
import { courtKey } from "./court-key.ts";
import type { CourtIndex } from "./courts.ts";
import { cityForms, provinceForms, shortCounty } from "./place-names.ts";

/**
 * A court that a name may mean. `until` is the year in which the court ceased to have the name; 0 if it still
 * has it, 1 if the year is unknown.
 */
export interface NamedCourt {
  ordinal: number;
  until: number;
}

/** Tables for reading court names, built once per catalogue. Names are in the form of `courtKey`. */
export interface CourtNames {
  /** Maps the full label of a court to its ordinal. */
  labels: Map<string, number>;
  /** For a court's name without province and city: the courts that it may mean. */
  cores: Map<string, NamedCourt[]>;
  /**
   * For each printed form of a province: the ordinals of its high courts. Xinjiang has two, because the
   * production corps has one.
   */
  provinces: Map<string, number[]>;
  /** For each printed form of a prefecture, present or former: the names of the prefecture today. */
  cities: Map<string, string[]>;
  /** For each court, by ordinal: the ordinal of the high court above it; -1 for the supreme court. */
  provinceOf: number[];
  /** For each court, by ordinal: the prefectures that it is in or under. */
  citiesOf: string[][];
  /** For each prefecture: the ordinals of the high courts above its courts. */
  provincesOfCity: Map<string, Set<number>>;
}

const CITY = /(?:市|地区|盟|州)$/;

/**
 * The part after the city's short name, in the name of a court that has no administrative division of its
 * own: 高新区法院 in 石家庄高新区法院.
 */
const SPECIAL =
  /^(?:铁路|海事|知识产权|互联网|金融|自由贸易)|(?<!^.?)(?:高新区|经开区|新区|开发区|管理区|风景区|合作区|实验区|示范区|园区|矿区|新城)法院$|^(?:高新区|经开区|新区)法院$/;

/** The name tables of a catalogue, built on the first call. For the whole country this takes about 20 ms. */
export const courtNames = oncePer(nameCourts);

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function nameCourts(courts: CourtIndex): CourtNames {
  const names: CourtNames = {
    labels: new Map(),
    cores: new Map(),
    provinces: new Map(),
    cities: new Map(),
    provinceOf: [],
    citiesOf: [],
    provincesOfCity: new Map(),
  };
  const addCore = (core: string, ordinal: number, until = 0) => {
    const named = names.cores.get(core);
    if (named?.some((one) => one.ordinal === ordinal)) return;
    push(names.cores, core, { ordinal, until });
  };
  const provinceNames = nameProvinces(courts, names);
  nameCities(courts, names, provinceNames);
  courts.ordered.forEach(({ label, level }, ordinal) => {
    const key = courtKey(label);
    if (!names.labels.has(key)) names.labels.set(key, ordinal);
    addCore(key, ordinal);
    if (level === 0) return;
    const province = provinceNames.get(names.provinceOf[ordinal]!) ?? "";
    for (const core of coresOf(key, province, names, ordinal)) addCore(core, ordinal);
  });
  nameFormer(courts, names, provinceNames, addCore);
  return names;
}

/** Fills `provinces` and `provinceOf`. Returns the name of each province by the ordinal of its high court. */
function nameProvinces(courts: CourtIndex, names: CourtNames): Map<number, string> {
  const provinceNames = new Map<number, string>();
  let province = -1;
  courts.ordered.forEach(({ label, level }, ordinal) => {
    if (level === 0) province = -1;
    if (level === 1) {
      province = ordinal;
      const corps = label.includes("兵团");
      const name = corps ? "新疆兵团" : label.replace(/高级人民法院.*$/, "");
      provinceNames.set(ordinal, name);
      for (const form of corps ? [name, "兵团", "新疆", "新疆维吾尔自治区"] : provinceForms(name)) {
        push(names.provinces, form, ordinal);
      }
    }
    names.provinceOf[ordinal] = province;
  });
  return provinceNames;
}

/**
 * Fills `cities` and `citiesOf` from the labels of intermediate courts, the areas of courts, and former
 * names.
 */
function nameCities(courts: CourtIndex, names: CourtNames, provinceNames: Map<number, string>): void {
  const cityOf = new Map<number, string>();
  const all = new Set<string>();
  courts.ordered.forEach(({ label, level, area }, ordinal) => {
    if (level !== 2) return;
    const province = provinceNames.get(names.provinceOf[ordinal]!) ?? "";
    const own = label.replace(province, "").replace(/中级(?:人民)?法院$/, "");
    const city = area !== "" && own.endsWith(area) ? area : own;
    if (CITY.test(city) && own !== label) cityOf.set(ordinal, city);
    for (const name of [city, area]) if (CITY.test(name) && name !== label) all.add(name);
  });
  const former = new Set(courts.facts.formerCities.map(({ name }) => name));
  for (const city of all) {
    for (const form of cityForms(city))
      if (form === city || !former.has(form)) push(names.cities, form, city);
  }
  let upper = -1;
  courts.ordered.forEach(({ level, area }, ordinal) => {
    if (level === 2) upper = ordinal;
    const cities = new Set<string>();
    if (level >= 2 && cityOf.has(upper)) cities.add(cityOf.get(upper)!);
    if (all.has(area)) cities.add(area);
    names.citiesOf[ordinal] = [...cities];
    for (const city of cities) {
      const provinces = names.provincesOfCity.get(city) ?? new Set();
      names.provincesOfCity.set(city, provinces.add(names.provinceOf[ordinal]!));
    }
  });
  for (const { name, court } of courts.facts.formerCities) {
    const successor = courts.byLabel(court);
    const city = successor && cityOf.get(courts.ordinal(successor.value));
    if (city)
      for (const form of new Set([name, name.replace(/(?:市|地区|盟)$/, "")])) push(names.cities, form, city);
  }
}

/**
 * The key without its province, and also without its city if it has one. An intermediate court gets a key for
 * every form of its city.
 */
function coresOf(key: string, province: string, names: CourtNames, ordinal: number): Set<string> {
  const cores = new Set<string>();
  let own = key;
  if (province !== "" && own.startsWith(province)) {
    own = own.slice(province.length);
    cores.add(own);
  } else {
    const short = provinceForms(province).at(-1)!;
    if (short !== "" && own.startsWith(short) && !/^[省市区县]/.test(own.slice(short.length))) {
      cores.add(own.slice(short.length));
    }
  }
  for (const city of names.citiesOf[ordinal]!) {
    const forms = cityForms(city).filter((form) => names.cities.get(form)?.includes(city));
    if (own.endsWith(`${city}中级法院`)) {
      for (const form of forms) cores.add(`${form}中级法院`);
      continue;
    }
    for (const form of forms) {
      const rest = own.startsWith(form) ? own.slice(form.length) : "";
      if (rest !== "" && (form === city || SPECIAL.test(rest))) cores.add(rest);
    }
  }
  for (const core of [...cores, own]) {
    const short = core.endsWith("法院") ? shortCounty(core.slice(0, -2)) : null;
    if (short) cores.add(`${short}法院`);
  }
  cores.delete("中级法院");
  cores.delete("法院");
  return cores;
}

/** Adds former names of courts, counties and prefectures. */
function nameFormer(
  courts: CourtIndex,
  names: CourtNames,
  provinceNames: Map<number, string>,
  addCore: (core: string, ordinal: number, until: number) => void,
): void {
  for (const { name, courts: labels, until } of courts.facts.former) {
    const key = courtKey(name);
    for (const label of labels) {
      const successor = courts.byLabel(label);
      if (!successor) continue;
      const ordinal = courts.ordinal(successor.value);
      // An unknown year becomes 1, which no year of a case contradicts.
      const ended = until || 1;
      addCore(key, ordinal, ended);
      const province = provinceNames.get(names.provinceOf[ordinal]!) ?? "";
      for (const core of coresOf(key, province, names, ordinal)) addCore(core, ordinal, ended);
    }
  }
  for (const { name, court, until } of courts.facts.formerCities) {
    const successor = courts.byLabel(court);
    if (successor) addCore(`${name}中级法院`, courts.ordinal(successor.value), until || 1);
  }
}
