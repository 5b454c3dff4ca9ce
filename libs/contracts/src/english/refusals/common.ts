import type { COMMON_REFUSALS } from '../../refusals/common.js';
import { inWords } from '../allowances.js';
import type { Sentences } from '../../refusals/refusal.js';

export const COMMON_SENTENCES: Sentences<typeof COMMON_REFUSALS> = {
  'request-invalid': 'The request is not valid.',
  'field-invalid': ({ field, problem }) => `${field}: ${problem}`,
  'account-full': (reached) => `Your account is full. ${inWords(reached)}. Delete what you no longer need.`,
  'hour-used-up': ({ minutes, ...reached }) =>
    `What one hour allows is used up. ${inWords(reached)}. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  'text-too-slow': 'This takes too long to work through. Shorten it, then try again.',
  'text-too-much-memory': 'This takes too much memory to work through. Shorten it, then try again.',
  'sign-in-needed': 'Please sign in.',
  'account-deleted': 'This account was deleted.',
  'place-unknown': 'This place in the list is not known.',
  'file-unknown': 'No such file.',
  'store-full': 'There is no room left to store files. Please tell whoever runs Lectern for you.',
  'tables-of-later-version': 'The tables are of a later version: no file is deleted.',
  'restored-lately': ({ days }) => `Restored from a dump: for ${days} days no file is deleted.`,
  'request-id-taken': 'This requestId stands for another request of yours. Choose a new one.',
  'request-made-before': 'This request has been made before.',
  stopped: 'This took too long and was stopped.',
  'given-up': 'This failed repeatedly and was given up.',
  failed: 'This failed on our side.',
  'takes-longer': 'This takes longer than expected. It goes on; please look again in a moment.',
  'not-kept-in-time': 'This took too long and was not kept. Please try again.',
  'service-away': ({ service }) => `The ${service} service does not answer. Please try again.`,
};
