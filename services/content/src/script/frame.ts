import type { ContentType } from '@lectern/contracts/scenarios';
import { type Brief, filled } from './brief.js';
import { people } from './people-part.js';
import { burden } from './parts.js';
import { askAtEnd } from './drafts/opening.js';
import { verdict } from './drafts/verdict.js';
import { type Paragraph, type Section, framing, part } from './line.js';

/** What stands at the beginning and the end of a speech, whoever drafts what comes between. */
export interface Frame {
  begins: readonly Paragraph[];
  ends: readonly Paragraph[];
}

/** For whom one speaks, what is to be decided, by which measure, and what is asked: by rule, never by a model. */
const BEGINS: ReadonlySet<string> = new Set([
  'Opening line',
  'The people',
  'The charge',
  'The question',
  'There is no motion here yet',
  'What we ask',
  'The standard',
]);
const ENDS: ReadonlySet<string> = new Set([
  'Why it matters',
  'The burden',
  'What we ask',
  'The verdict',
  'Last line',
  'The request',
]);
/** Whether a part of that title is of the frame of a speech. */
export const standsByRule = (title: string): boolean => BEGINS.has(title) || ENDS.has(title);

/** The title of what rules write where they find no story. */
export const NO_STORY = 'There is no story here yet';
const NONE: Frame = { begins: [], ends: [] };

/**
 * The frame of the rules' version of a section. What they leave open in it, the request or the standard, is no part of it: a paper
 * may say it where rules do not find it. Where rules find no story, the usual frame of such a speech.
 */
export function frameOf(brief: Brief, type: ContentType, section: Section): Frame {
  if (section.form === 'list') return NONE;
  const { paragraphs } = section;
  if (titleOf(paragraphs[0]) === NO_STORY) return usualFrame(brief, type);
  const stands = (titles: ReadonlySet<string>) => (one: Paragraph) =>
    titles.has(titleOf(one)) && !one.some(isOpen);
  const first = paragraphs.findIndex((one) => !stands(BEGINS)(one));
  const last = paragraphs.findLastIndex((one) => !stands(ENDS)(one));
  return first < 0 ? NONE : { begins: paragraphs.slice(0, first), ends: paragraphs.slice(last + 1) };
}

const titleOf = (paragraph: Paragraph | undefined): string => paragraph?.[0]?.part?.title ?? '';

const isOpen = ({ sources }: Paragraph[number]): boolean =>
  sources.some((source) => source.kind === 'slot' && (source.slot === 'ask' || source.slot === 'standard'));

function usualFrame(brief: Brief, type: ContentType): Frame {
  const opens = [framing(brief.forum.salutation), filled(brief, 'theme')];
  const last = part('Last line', [filled(brief, 'theme')]);
  if (type === 'closing_argument')
    return {
      begins: [part('The question', opens)],
      ends: [burden(brief), part('The verdict', verdict(brief, brief.model.claims)), last],
    };
  if (type === 'opening_statement' && /^(?:opening-statement|quick-practice)$/.test(brief.scenario))
    return {
      begins: [part('Opening line', opens), people(brief, [])],
      ends: [burden(brief), askAtEnd(brief), last],
    };
  return NONE;
}
