/** Kinds of case, as the civil and criminal cover sheets group them. */
export type KindOfCase =
  | 'civil-litigation'
  | 'criminal-defense'
  | 'personal-injury'
  | 'corporate-law'
  | 'family-law'
  | 'employment-law'
  | 'intellectual-property'
  | 'real-estate'
  | 'bankruptcy'
  | 'immigration';
