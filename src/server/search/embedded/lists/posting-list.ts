/*
 * A posting list tells which documents contain a bigram, and at which positions. Its documents form blocks of
 * BLOCK_DOCUMENTS, the last of which may have fewer.
 *
 *   +--------------+-------------------------+-----------+
 *   | doc ids      | table: u32 per block    | positions |
 *   |              | offset of its positions |           |
 *   +--------------+-------------------------+-----------+
 *    docIdBytes     tableBytes                positionBytes
 *
 * Doc ids and positions are varints. A doc id is stored as the number of doc ids between it and the previous
 * one, and the first doc id of the list as itself. The first position p of a document is stored as 2 p + 1,
 * and every further position as twice its distance from the previous one. The dictionary stores the sizes
 * (PostingListInfo).
 */

/** Number of documents per block. */
export const BLOCK_DOCUMENTS = 32;

/** What the dictionary stores about a posting list. `tableBytes` computes the size of the table from it. */
export interface PostingListInfo {
  documents: number;
  docIdBytes: number;
  /** Number of positions without the first position of each document. */
  further: number;
  positionBytes: number;
}

export const blocksOf = ({ documents }: PostingListInfo): number => Math.ceil(documents / BLOCK_DOCUMENTS);

export const tableBytes = (info: PostingListInfo): number => blocksOf(info) * 4;

/** Size of a whole list in bytes. */
export const listBytes = (info: PostingListInfo): number =>
  info.docIdBytes + tableBytes(info) + info.positionBytes;
