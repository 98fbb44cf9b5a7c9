import { deskCollections } from "../collections.ts";
import { ADDRESS_FIELD, type CmsCollection, cmsCollections } from "./cms-config.ts";
import type { CmsField } from "./cms-fields.ts";
import { tidyRecord } from "./tidy-record.ts";

/**
 * Names a new file after the minute in which it is created. A CMS without our server cannot make an address
 * from a Chinese title.
 */
const NAME_BY_TIME = "{{year}}{{month}}{{day}}-{{hour}}{{minute}}";

/**
 * The collections for a CMS that writes directly to a repository. It works without our server, which
 * otherwise puts the file name into the form and joins the languages of an article.
 */
export function hostedCollections(): CmsCollection[] {
  return cmsCollections({ columns: false }).map((collection) =>
    collection.folder
      ? {
          ...collection,
          slug: NAME_BY_TIME,
          fields: (collection.fields as CmsField[]).filter(({ name }) => name !== ADDRESS_FIELD),
        }
      : collection,
  );
}

/**
 * The record that a CMS without our server is about to save, tidied by its schema. `collection` and `slug`
 * are the names that Decap gives. If no schema fits, the record is unchanged.
 */
export function tidySaved(
  collection: string,
  slug: string,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const name = collection === "settings" ? slug : collection.replace(/-\w+$/, "");
  const own = deskCollections().find((one) => one.name === name);
  if (!own) return data;
  const { body, ...fields } = data;
  if (own.kind === "list") {
    const items = (fields[name] as unknown[] | undefined) ?? [];
    return { [name]: items.map((item) => tidyRecord(own.schema, item)) };
  }
  const tidy = tidyRecord(own.schema, fields) as Record<string, unknown>;
  return body === undefined ? tidy : { ...tidy, body };
}
