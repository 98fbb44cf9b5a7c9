import * as z from "zod/mini";
import { CONTENT_ROOT, type DeskCollection, deskCollections } from "../collections.ts";
import {
  type CmsField,
  type CmsImageFolder,
  cmsField,
  cmsFields,
  inColumns,
  tellingField,
} from "./cms-fields.ts";
import { fieldsIn, shapeOf } from "./schema-shape.ts";
import { notesOf } from "./walk.ts";

/** Name of the field with a record's file name. Forms show it, but it is never written into the file. */
export const ADDRESS_FIELD = "address";

/** A collection in the format of Decap CMS's configuration. */
export interface CmsCollection {
  name: string;
  label: string;
  [setting: string]: unknown;
}

const IMAGE_FOLDER = `/${CONTENT_ROOT}/images`;
/** The languages of articles. Each has a folder and a column in the form. The first one is required. */
export const LANGUAGES = {
  structure: "multiple_folders",
  locales: ["cn", "en"],
  default_locale: "cn",
} as const;

/**
 * Every kind of content as collections of the CMS, made from the table of all content. With `columns`,
 * articles are one collection, and the form has a column for each language. Without it, each language is a
 * collection.
 */
export function cmsCollections({ columns = true } = {}): CmsCollection[] {
  const all = deskCollections();
  const single = all.filter(({ kind }) => kind === "file" || kind === "list");
  return [
    { name: "settings", label: "设置和名单", description: FIXED, files: single.map(singleFile) },
    ...all.filter((one) => !single.includes(one)).flatMap((one) => folders(one, columns)),
  ];
}

const FIXED = "这些内容每种只有一份，不能新建或删除；里面的各项可以增减。";

function singleFile({ name, label, path, schema, kind }: DeskCollection) {
  const list = () => ({ ...cmsField(name, z.array(schema)), label, required: false });
  return {
    name,
    label,
    file: `${CONTENT_ROOT}/${path}`,
    fields: kind === "file" ? cmsFields(schema) : [list()],
  };
}

function folders(collection: DeskCollection, columns: boolean): CmsCollection[] {
  if (collection.kind === "articles")
    return columns
      ? [folder(collection, { label: collection.label, columns })]
      : [
          folder(collection, { suffix: "cn", label: `${collection.label}（中文）`, below: "/cn" }),
          folder(collection, { suffix: "en", label: `${collection.label}（英文）`, below: "/en" }),
        ];
  const shape = shapeOf(collection.schema);
  if (shape.kind !== "variants") return [folder(collection, { label: collection.label })];
  return shape.options.map((option) => {
    const { value, label } = variantValue(option, shape.key);
    return folder(
      { ...collection, schema: option },
      {
        suffix: String(value),
        label: `${collection.label}（${label}）`,
        filter: { field: shape.key, value },
      },
    );
  });
}

/**
 * The value of the field `key` that identifies a variant of a record, and the display name of the variant.
 */
function variantValue(option: DeskCollection["schema"], key: string) {
  const field = fieldsIn(option).find(([name]) => name === key)?.[1];
  const values = field && shapeOf(field);
  const value = values && values.kind === "choice" ? values.values[0] : undefined;
  if (!field || value === undefined) throw new TypeError(`A variant has no ${key}.`);
  return { value, label: notesOf(field)?.choices?.[value] ?? String(value) };
}

interface Part {
  label: string;
  suffix?: string;
  below?: string;
  columns?: boolean;
  filter?: { field: string; value: unknown };
}

function folder(
  collection: DeskCollection,
  { label, suffix, below = "", columns = false, filter }: Part,
): CmsCollection {
  const { name, path, schema, kind, fixed = false } = collection;
  const images: CmsImageFolder = {
    media_folder: IMAGE_FOLDER,
    public_folder: kind === "articles" ? "../../images" : "../images",
  };
  const telling = tellingField(fieldsIn(schema));
  return {
    name: suffix ? `${name}-${suffix}` : name,
    label,
    label_singular: collection.label,
    ...(fixed ? { description: FIXED } : {}),
    folder: `${CONTENT_ROOT}/${path}${below}`,
    ...(columns ? { i18n: LANGUAGES } : {}),
    ...(kind === "articles"
      ? { format: "yaml-frontmatter", extension: "md" }
      : { format: "yaml", extension: "yaml" }),
    create: !fixed,
    delete: !fixed,
    slug: `{{fields.${ADDRESS_FIELD}}}`,
    identifier_field: telling,
    summary: `{{${telling}}}`,
    ...(filter ? { filter } : {}),
    ...choiceFilters(schema),
    ...images,
    fields: columns
      ? [
          inColumns(addressField(`${CONTENT_ROOT}/${path}`), "duplicate"),
          ...cmsFields(schema, images, { columns }),
          inColumns(bodyField(images), true),
        ]
      : [addressField(), ...cmsFields(schema, images), ...(kind === "articles" ? [bodyField(images)] : [])],
  };
}

/**
 * The filters of a list of entries in the CMS: one for each value of each field that offers a choice, such as
 * the topic of a guide. None if the schema has no such field.
 */
function choiceFilters(schema: DeskCollection["schema"]) {
  const filters = fieldsIn(schema).flatMap(([field, schema]) => {
    const shape = shapeOf(schema);
    const labels = notesOf(schema)?.choices;
    if (shape.kind !== "choice" || !labels || shape.values.length < 2) return [];
    return shape.values.map((value) => ({ label: labels[value], field, pattern: `^${value}$` }));
  });
  return filters.length > 0 ? { view_filters: filters } : {};
}

/**
 * The field with an article's file name. Decap looks for a language's folder as the first `/` plus name in a
 * path. The name must therefore not be the beginning of a folder in `path`.
 */
function addressField(path = ""): CmsField {
  const taken = path.split("/").flatMap((folder) => [...folder].map((_, end) => folder.slice(0, end + 1)));
  return {
    name: ADDRESS_FIELD,
    label: "文件名",
    widget: "string",
    hint: "会成为网址的一部分：小写英文字母、数字和短横线，例如 how-to-appeal。新建时填写，以后改动不起作用。",
    pattern: [
      `^(?!(?:${[...new Set(taken)].join("|")})$)[a-z0-9][a-z0-9-]*$`,
      "的要求：只用小写英文字母、数字和短横线，不要太短",
    ],
  };
}

function bodyField(images: CmsImageFolder): CmsField {
  return {
    name: "body",
    label: "正文",
    widget: "markdown",
    hint: "小标题从二级开始；只写自己的话，不抄条文原文。",
    modes: ["rich_text", "raw"],
    buttons: "bold italic link heading-two heading-three bulleted-list numbered-list quote".split(" "),
    editor_components: ["image"],
    ...images,
  };
}
