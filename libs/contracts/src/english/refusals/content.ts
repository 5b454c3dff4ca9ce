import type { CONTENT_REFUSALS } from '../../refusals/content.js';
import type { Sentences } from '../../refusals/refusal.js';

const number = (value: number): string => value.toLocaleString('en-US');

export const CONTENT_SENTENCES: Sentences<typeof CONTENT_REFUSALS> = {
  'document-empty': 'This file is empty.',
  'document-not-a-pdf': 'This file is not a PDF.',
  'document-too-large':
    'This file is larger than 100 MB. Split it or save it with smaller pictures, then upload it again.',
  'document-password':
    'This file is protected by a password. Save a copy without the password, then upload that.',
  'document-damaged': 'This file is damaged and cannot be read. Open it, save a new copy, then upload that.',
  'document-too-many-pages':
    'This file has more than 1,500 pages. Upload the part that you want to practice with.',
  'document-too-much-memory':
    'This file takes too much memory to read. Print it to a new PDF, then upload that.',
  'document-too-slow': 'This file takes too long to read. Print it to a new PDF, then upload that.',
  'no-such-strategy': 'There is no such strategy in the guide.',
  'no-such-resource': 'There is no such resource in the library.',
  'no-such-exercise': 'There is no such exercise in the guide.',
  'audio-needs-program': ({ program }) =>
    `Audio needs the program ${program}, which is not installed on this server. The operator can install it with: apt-get install espeak-ng ffmpeg`,
  'nothing-to-speak': 'There is no text to speak.',
  'no-such-document': 'There is no such document.',
  'document-kind': 'This file is neither a PDF nor a Word document (.docx) nor plain text (.txt).',
  'no-such-page': 'This document has no such page.',
  'script-file-kind': 'A script can be brought as Word (.docx) or plain text (.txt).',
  'script-file-too-long': ({ most }) => `A script can have up to ${number(most)} characters.`,
  'no-page-picture': 'There is no picture of this page.',
  'documents-full': ({ most }) => `A case can have up to ${most} documents.`,
  'document-being-read': 'This document is being read.',
  canceled: 'This was canceled.',
  'no-such-request': 'There is no such request.',
  'no-machine-drafting': 'There is no model for drafting on this machine.',
  'nothing-to-compile': 'There is no text to compile.',
  'compiled-name': 'filename: it must end in .txt, .docx or .pdf',
};
