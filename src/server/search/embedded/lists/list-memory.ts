import { type PackedBytes, WORDS_BEHIND } from "./packed-bits.ts";
import { PositionBlock } from "./position-block.ts";

/** The sections of a posting list that are read separately, a whole list, and doc ids decoded. */
type ListSection = "docIds" | "decoded" | "table" | "positions" | "list";

const PAGE = 4096;
/** Memory left idle: no query reads more lists side by side. */
const MAX_IDLE = 8;
const idle: ListMemory[] = [];

/**
 * Memory for the sections of one posting list: fresh memory for every list would cost more than reading it. Whoever
 * takes it is its only owner until it is given back; what is never given back is merely lost to the next reader.
 */
export class ListMemory {
  /** For the block of positions that is being read. */
  readonly block = new PositionBlock();
  readonly #sections = new Map<ListSection, ArrayBuffer>();

  static take(): ListMemory {
    return idle.pop() ?? new ListMemory();
  }

  /** Gives the memory back; its owner must not use it, or anything that lies in it, any more. */
  giveBack(): void {
    if (idle.length < MAX_IDLE) idle.push(this);
  }

  /** The first bytes of a section's memory, which hold whatever was left there. */
  reserve(section: ListSection, length: number): Uint8Array<ArrayBuffer> {
    let buffer = this.#sections.get(section);
    if (!buffer || buffer.byteLength < length) {
      buffer = new ArrayBuffer(Math.ceil((length * 1.25) / PAGE) * PAGE);
      this.#sections.set(section, buffer);
    }
    return new Uint8Array(buffer, 0, length);
  }

  /** The same for packed numbers. */
  reservePacked(section: ListSection, length: number): PackedBytes {
    const words = this.reserveWords(section, Math.ceil(length / 4) + WORDS_BEHIND);
    return { bytes: new Uint8Array(words.buffer, 0, length), words, view: new DataView(words.buffer) };
  }

  /** The same for numbers of 32 bits. */
  reserveWords(section: ListSection, length: number): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.reserve(section, length * 4).buffer, 0, length);
  }
}
