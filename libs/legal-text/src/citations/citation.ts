export type CitationKind = 'case' | 'short' | 'id' | 'statute' | 'rule' | 'neutral';

/** A citation as it stands in a text. Two spellings of one authority have the same key. */
export interface FoundCitation {
  kind: CitationKind;
  text: string;
  /** Offsets into the text that was searched. */
  start: number;
  end: number;
  /** volume|reporter|page, code|section, rule set|rule; spaces and dots do not count. */
  key: string;
  /** Keys of the parallel citations of the same case, the first included. */
  keys: string[];
  /** "Norman v. United States" where the text names the case. */
  caseName?: string;
}
