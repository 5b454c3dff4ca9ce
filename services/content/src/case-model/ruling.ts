import { idOf } from './facts.js';

/** What a court kept out, in its words, and where it did. */
export interface Ruling {
  text: string;
  document: string;
  page: number;
}

/** By which the attorney says that a ruling was misread. */
export const rulingId = ({ text, document, page }: Ruling): string =>
  idOf('ruling', `${document} ${page} ${text}`);
