import { type BaseSchema, defineCollection } from "astro:content";
import { file, glob } from "astro/loaders";
import { parse } from "yaml";
import { CONTENT_ROOT, DESK } from "#contract/content/collections.ts";

type Entry<Schema> = { path: string; schema: Schema };

/** One YAML file holding one record; its id is the file's name. */
const oneFile = <Schema extends BaseSchema>({ path, schema }: Entry<Schema>) => {
  const cut = path.lastIndexOf("/");
  const base = `./${CONTENT_ROOT}/${path.slice(0, cut)}`;
  return defineCollection({ loader: glob({ base, pattern: path.slice(cut + 1) }), schema });
};

/** One YAML file whose only key, the collection's name, holds the records. */
const list = <Schema extends BaseSchema>({ path, schema }: Entry<Schema>, key: string) =>
  defineCollection({
    loader: file(`${CONTENT_ROOT}/${path}`, { parser: (text) => parse(text)[key] }),
    schema,
  });

/** Every file of a folder; ids are paths without extension, `cn/about` for articles. */
const folder = <Schema extends BaseSchema>({ path, schema }: Entry<Schema>, pattern: string) =>
  defineCollection({ loader: glob({ base: `./${CONTENT_ROOT}/${path}`, pattern }), schema });

export const collections = {
  site: oneFile(DESK.site),
  contact: oneFile(DESK.contact),
  compliance: oneFile(DESK.compliance),
  menus: oneFile(DESK.menus),
  notices: oneFile(DESK.notices),
  info: folder(DESK.info, "{cn,en}/*.md"),
  knowledge: folder(DESK.knowledge, "{cn,en}/*.md"),
  guides: folder(DESK.guides, "{cn,en}/*.md"),
  landing: folder(DESK.landing, "*.yaml"),
  toolbox: folder(DESK.toolbox, "*.yaml"),
  areas: list(DESK.areas, "areas"),
  experts: folder(DESK.experts, "*.yaml"),
  recovery: oneFile(DESK.recovery),
  profiles: list(DESK.profiles, "profiles"),
};
