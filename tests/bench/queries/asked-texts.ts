/** What a fresh process is asked, in this order. */
export interface AskedTexts {
  /** Asked before the others and told of by themselves: the first opens everything. */
  first: string[];
  questions: string[];
  facts: string[];
  /** Pasted judgments. */
  judgments: string[];
  /** How many judgments of the collection are asked for by their id. */
  known: number;
}

/** Megabytes above those of the idle process. */
export interface Weight {
  rss: number;
  /** Of them pages of files, such as code; null where the system does not tell. */
  files: number | null;
  heap: number;
  buffers: number;
}
