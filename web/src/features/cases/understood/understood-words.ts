import type {
  CaseModel,
  ModelClaim,
  ModelClash,
  ModelGap,
  ModelPerson,
  ModelSource,
} from '@lectern/contracts/case-model';
import { mediumDate } from '../../../lib/format.js';

export const SIDES: { value: ModelPerson['side']; label: string }[] = [
  { value: 'ours', label: 'Our side' },
  { value: 'theirs', label: 'Their side' },
  { value: 'neither', label: 'Neither side' },
];

export const OUR_SIDE: { value: CaseModel['side']; label: string }[] = [
  { value: 'claiming', label: 'Who claims or charges' },
  { value: 'defending', label: 'Who defends' },
  { value: 'unknown', label: 'Not known' },
];

export const STANDARDS: { value: ModelClaim['standard']; label: string }[] = [
  { value: 'beyond-reasonable-doubt', label: 'Beyond a reasonable doubt' },
  { value: 'preponderance', label: 'More likely than not' },
  { value: 'clear-and-convincing', label: 'Clear and convincing evidence' },
  { value: 'review', label: 'The standard of review' },
  { value: 'motion', label: 'The standard of the motion' },
  { value: 'ask', label: 'Your file does not tell' },
];

export const BURDENS: { value: ModelClaim['burdenOn']; label: string }[] = [
  { value: 'us', label: 'On us' },
  { value: 'them', label: 'On them' },
  { value: 'unknown', label: 'Not known' },
];

/** What the file leaves open, as a sentence. */
export function gapSentence({ code, subject = '' }: ModelGap): string {
  switch (code) {
    case 'no-story':
      return 'Your file tells too little of what happened for a speech. Add the complaint, a statement or a deposition, or type the key facts.';
    case 'no-client':
      return 'Nobody is named as your client.';
    case 'no-opponent':
      return 'Nobody is named as the other side.';
    case 'no-side':
      return 'Your file does not tell for which side you appear. The burden and the request depend on it.';
    case 'no-amount':
      return 'No sum is named to ask for.';
    case 'no-relief':
      return 'Your file does not say what you ask for.';
    case 'no-standard':
      return 'Your file does not tell which standard of proof applies.';
    case 'no-witness':
      return 'Nobody is named who could be examined.';
    case 'no-authority':
      return 'No authority is named.';
    case 'exhibit-not-described':
      return `${subject} is named and nothing is said of it.`;
    case 'element-without-fact':
      return `No fact was found for ${subject}.`;
    case 'count-ended':
      return `No longer tried, so no draft for the trial asks for it: ${subject}`;
    case 'privileged':
      return `${subject} is marked as privileged. Nothing of it is told in a draft for the trial.`;
    case 'kept-out':
      return `Kept out, so no draft for the trial tells it: ${subject}`;
  }
}

/** "Complaint.pdf, p. 3", or where it was typed; a longer name is cut to so many characters. */
export function placeOf({ document, page }: ModelSource, most = Infinity): string {
  if (!document) return 'your case details';
  const name = document.name.length > most ? `${document.name.slice(0, most - 1).trimEnd()}…` : document.name;
  return page === undefined ? name : `${name}, p.\u00a0${page}`;
}

/** What two places tell with another day or sum, without either. */
export const clashSubject = ({ subject, first, second }: ModelClash): string =>
  [first.value, second.value].reduce((said, value) => said.replace(value, '…'), subject).replace(/…\.$/, '…');

/** `2025-03-09`, `2025-03` or `2025` as it is read. */
export function dayOf(date: string): string {
  const [year, month] = date.split('-');
  if (date.length === 10) return mediumDate(`${date}T12:00:00`);
  if (!month) return year ?? date;
  return new Date(Number(year), Number(month) - 1, 1).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
  });
}

/** Events by date, those of one day in the order of the file; without a date they stay behind the one before. */
export function inOrderOfTime<T extends { date?: string | undefined }>(facts: readonly T[]): T[] {
  let last = '';
  return facts
    .map((fact) => ({ fact, key: (last = fact.date ?? last) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ fact }) => fact);
}
