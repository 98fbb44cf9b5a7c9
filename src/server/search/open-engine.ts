import { resolve } from "node:path";
import { EmbeddedEngine } from "./embedded/embedded-engine.ts";
import { INDEX_FOLDER } from "./embedded/index-files.ts";
import type { SearchEngine } from "./search-engine.ts";

let opened: { folder: string; engine: SearchEngine } | null = null;

/** The engine that this process searches with; opened once, in milliseconds. */
export function openEngine(folder = resolve(INDEX_FOLDER)): SearchEngine {
  if (opened?.folder !== folder) opened = { folder, engine: new EmbeddedEngine(folder) };
  return opened.engine;
}
