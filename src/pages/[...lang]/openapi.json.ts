import { readApiDocument } from "#components/api/read-document.ts";
import { type Lang, languagePaths } from "#i18n/lang.ts";

export const getStaticPaths = languagePaths;

/** The API of all functions, as an OpenAPI 3.1 document. */
export const GET = ({ props }: { props: { lang: Lang } }) =>
  new Response(JSON.stringify(readApiDocument(props.lang)), {
    headers: { "content-type": "application/json; charset=utf-8" },
  });
