import type { KindOfCase } from './kinds.js';

/** Courts, divisions and boards that hear one kind of case only. */
export const DIVISIONS: readonly { words: RegExp; kind: KindOfCase; source: string }[] = [
  {
    words:
      /\b(?:court of criminal appeals|criminal (?:court|division|term|part|district court)|police court)\b/i,
    kind: 'criminal-defense',
    source: 'Tex. Const. art. V, § 5; N.Y. Crim. Proc. Law § 10.10',
  },
  {
    words:
      /\b(?:housing (?:session|court|part|division)|land court|landlord[- ](?:and[- ])?tenant (?:court|division|branch|part))\b/i,
    kind: 'real-estate',
    source: 'Mass. Gen. Laws ch. 185, § 1; Mass. Gen. Laws ch. 185C, § 1',
  },
  {
    words:
      /\b(?:family (?:court|division|part|session)|domestic relations (?:court|division)|juvenile (?:court|division))\b/i,
    kind: 'family-law',
    source: 'N.Y. Const. art. VI, § 13; Ohio Rev. Code § 2301.03',
  },
  {
    words: /\b(?:patent trial and appeal board|trademark trial and appeal board|copyright claims board)\b/i,
    kind: 'intellectual-property',
    source: '35 U.S.C. § 6; 15 U.S.C. § 1067; 17 U.S.C. § 1502',
  },
  {
    words:
      /\b(?:industrial (?:commission|accident board)|labor relations board|unemployment (?:appeals|compensation) board|merit systems protection board|workers['’] compensation (?:appeals )?(?:board|commission|court))\b/i,
    kind: 'employment-law',
    source: '29 U.S.C. § 153; 5 U.S.C. § 1201; Cal. Lab. Code § 111',
  },
  {
    words: /\b(?:bankruptcy court|bankruptcy appellate panel)\b/i,
    kind: 'bankruptcy',
    source: '28 U.S.C. §§ 151, 158',
  },
  {
    words: /\b(?:board of immigration appeals|immigration court|executive office for immigration review)\b/i,
    kind: 'immigration',
    source: '8 C.F.R. § 1003.1',
  },
  { words: /\b(?:court of chancery)\b/i, kind: 'corporate-law', source: '8 Del. C. § 111' },
];

/** Letters by which clerks file: in a docket number, between its year and its number. */
export const DOCKET_LETTERS: readonly { words: RegExp; kind: KindOfCase; source: string }[] = [
  {
    words: /\d[-–]?\s?(?:cr|crim|mj|po)[-–]|^\W*cr[-\d]|\bcr\d/i,
    kind: 'criminal-defense',
    source: 'CM/ECF case numbering of the United States district courts',
  },
  {
    words: /\d[-–](?:bk|ap)[-–]/i,
    kind: 'bankruptcy',
    source: 'CM/ECF case numbering of the United States bankruptcy courts',
  },
  {
    words: /^\W*(?:\d{2,4}[- ]?)?(?:DR|DM|FM|FC|PO|JV)[- ]?\d/,
    kind: 'family-law',
    source: 'Ohio Sup.R. 43; N.J. Court Rules 5:1-2',
  },
];
