import type { DescribedCall, Parameter } from "./read-document.ts";

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Writes each example of a call as a curl command. */
export function writeCommand(call: DescribedCall, site: URL | undefined): string[] {
  const address = new URL(call.path, site ?? "http://localhost:8888").href;
  if (call.method === "GET") return queriesOf(call).map((query) => `curl ${quote(address + query)}`);
  const [type = "", content] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  return Object.values(content?.examples ?? {}).map(({ value }) => {
    const lines = [`curl ${quote(address)}`, ...bodyOf(type, value as Record<string, unknown>)];
    return lines.join(" \\\n  ");
  });
}

function bodyOf(type: string, value: Record<string, unknown>): string[] {
  const texts = Object.entries(value).flatMap(([name, one]) => [one].flat().map((text) => `${name}=${text}`));
  if (type === "multipart/form-data") return texts.map((text) => `-F ${quote(text)}`);
  if (type === "application/x-www-form-urlencoded")
    return texts.map((text) => `--data-urlencode ${quote(text)}`);
  return [`-H 'content-type: ${type}'`, `-d ${quote(JSON.stringify(value, null, 2))}`];
}

/**
 * The query string of each example. The document lists an example at every parameter that the example sets.
 */
function queriesOf({ parameters }: DescribedCall): string[] {
  const named = parameters.filter((one): one is Parameter => "name" in one);
  const keys = [...new Set(named.flatMap(({ examples }) => Object.keys(examples ?? {})))];
  if (keys.length === 0) return [""];
  return keys.map((key) => {
    const pairs = named.flatMap(({ name, examples }) => {
      const values = [examples?.[key]?.value ?? []].flat();
      return values.map((value) => `${name}=${encodeURI(String(value))}`);
    });
    return `?${pairs.join("&")}`;
  });
}
