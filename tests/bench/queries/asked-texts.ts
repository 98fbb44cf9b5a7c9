/** What a fresh process is asked, in this order. */
export interface AskedTexts {
  /** Before the clock starts. */
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
