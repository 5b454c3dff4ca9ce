import type { CaseModel } from '@lectern/contracts/case-model';
import { counted } from './case-words.js';

const PAPER_WORDS: Record<CaseModel['papers'][number]['kind'], string> = {
  complaint: 'Reads like a complaint',
  charge: 'Reads like a charge',
  answer: 'Reads like an answer',
  petition: 'Reads like a petition',
  motion: 'Reads like a motion',
  brief: 'Reads like a brief',
  order: 'Reads like an order',
  opinion: 'Reads like an opinion',
  transcript: 'Reads like a transcript',
  letter: 'Reads like a letter',
  form: 'Reads like a form',
  agreement: 'Reads like an agreement',
  report: 'Reads like a report',
  other: 'Is none of the papers that Lectern knows by their form',
};

/** What a paper gives to the story of its case; of a transcript nothing is read where nobody is named who answers. */
const paperTells = ({ kind, tellsStory, facts }: CaseModel['papers'][number]): string =>
  facts === 0
    ? kind === 'transcript'
      ? 'nothing of it could be read. See that it names who answers, as in “DEPOSITION OF ANN LEE”.'
      : 'it does not tell what happened in the case.'
    : `${counted(facts, 'fact')} found in it${tellsStory ? '' : '; it tells no story by itself'}.`;

/** "Reads like a complaint: 15 facts found in it." */
export const paperLine = (paper: CaseModel['papers'][number]): string =>
  `${PAPER_WORDS[paper.kind]}: ${paperTells(paper)}`;
