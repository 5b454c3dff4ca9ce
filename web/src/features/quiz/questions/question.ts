/** What a question is about. */
export type Category =
  'Evidence' | 'Examining witnesses' | 'Making the record' | 'Argument and jury' | 'Duties of the advocate';

export interface Question {
  id: string;
  question: string;
  options: readonly [string, string, string, string];
  /** Index of the correct option. */
  correct: 0 | 1 | 2 | 3;
  /** Why it is right, and what is wrong with the likeliest mistake. */
  explanation: string;
  category: Category;
  /** The rule by its number, or the work in which it is taught. */
  source: string;
}
