import { escaped } from '../escaped.js';
import type { CauseOfAction } from './cause-of-action.js';
import { AGENCY_CAUSES } from './causes-against-agencies.js';
import { BUSINESS_CAUSES } from './causes-of-business.js';
import { FAMILY_AND_STATUS_CAUSES } from './causes-of-status.js';
import { INJURY_CAUSES } from './causes-of-injury.js';
import { MORE_OFFENSES } from './more-offenses.js';
import { OFFENSES } from './offenses.js';
import { PROPERTY_CAUSES } from './causes-of-property.js';
import { RIGHTS_CAUSES } from './causes-of-rights.js';
import { WILL_CAUSES } from './causes-of-wills.js';

export const CAUSES_OF_ACTION: readonly CauseOfAction[] = [
  ...BUSINESS_CAUSES,
  ...PROPERTY_CAUSES,
  ...INJURY_CAUSES,
  ...RIGHTS_CAUSES,
  ...AGENCY_CAUSES,
  ...FAMILY_AND_STATUS_CAUSES,
  ...WILL_CAUSES,
  ...OFFENSES,
  ...MORE_OFFENSES,
];

const spaced = (text: string): string => escaped(text).replace(/ /g, '\\s+');

/** A pattern for the names of a cause of action as they stand in a text. */
export const causePattern = ({ name, also = [] }: CauseOfAction): RegExp =>
  new RegExp(`\\b(?:${[name, ...also].map(spaced).join('|')})\\b`, 'gi');
