/** What a court kept out, in its words, and where it did. */
export interface Ruling {
  text: string;
  document: string;
  page: number;
}
