import type { Transaction } from '@lectern/platform/database/transaction';

/** The files of a document go after the commit: its own, and the pictures of its pages. */
export async function discardDocument(
  tx: Transaction,
  { id, fileKey }: { id: string; fileKey: string },
): Promise<void> {
  await tx.discardFile(fileKey);
  await discardPictures(tx, id);
}

export const discardPictures = (tx: Transaction, documentId: string): Promise<void> =>
  tx.discardFolder(pictureFolder(documentId));

const pictureFolder = (documentId: string): string => `pages/${documentId}`;
export const pictureKey = (documentId: string, page: number): string =>
  `${pictureFolder(documentId)}/${page}.png`;
export const wordsKey = (documentId: string, page: number): string =>
  `${pictureFolder(documentId)}/${page}.json`;
