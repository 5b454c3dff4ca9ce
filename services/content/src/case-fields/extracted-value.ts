/** A value with the place in the document that it was read from. */
export interface ExtractedValue {
  value: string;
  page: number;
  /** The words of the document, spaces made single. */
  quote: string;
  /** Below 0.8 the form asks the user to check. */
  confidence: number;
}
