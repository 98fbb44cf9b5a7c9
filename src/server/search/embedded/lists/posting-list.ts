/*
 * A posting list tells which documents contain a bigram, and at which positions. Its documents form blocks of
 * BLOCK_DOCUMENTS, the last of which may have fewer.
 *
 *   +--------------------+-------------------------+----------------------------------+
 *   | doc ids            | table: u32 per block    | position blocks, one per block   |
 *   | doc-ids.ts         | offset of its positions | position-block.ts                |
 *   +--------------------+-------------------------+----------------------------------+
 *    docIdBytes           tableBytes                positionBytes
 *
 * A list of a single block has no table. The dictionary stores the sizes (PostingListInfo).
 */

/** Number of documents per block. */
export const BLOCK_DOCUMENTS = 128;

/** The dictionary's entry of a list; the size of the table follows from it. */
export interface PostingListInfo {
  documents: number;
  docIdBytes: number;
  /** Doc ids are stored as a bitset over the index instead of gaps. */
  asBits: boolean;
  /** Number of positions beyond the first of each document. */
  further: number;
  positionBytes: number;
}

export const blocksOf = ({ documents }: PostingListInfo): number => Math.ceil(documents / BLOCK_DOCUMENTS);

/** Number of documents in a block of a list. */
export const documentsOfBlock = ({ documents }: PostingListInfo, block: number): number =>
  Math.min(BLOCK_DOCUMENTS, documents - block * BLOCK_DOCUMENTS);

export const tableBytes = (info: PostingListInfo): number =>
  info.documents > BLOCK_DOCUMENTS ? blocksOf(info) * 4 : 0;

/** Size of a whole list in bytes. */
export const listBytes = (info: PostingListInfo): number =>
  info.docIdBytes + tableBytes(info) + info.positionBytes;
