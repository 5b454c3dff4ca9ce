import type { Analysis } from '@lectern/contracts/analysis';
import { notesInWords } from '@lectern/contracts/english/analysis-notes';

/** Who made the transcript, in a sentence to the speaker or to somebody whom the speaker shows it to. */
export function wordsCameFrom(
  transcript: Analysis['engine']['transcript'],
  reader: 'speaker' | 'visitor',
): string {
  const whose = reader === 'speaker' ? 'your' : 'the speaker’s';
  switch (transcript) {
    case 'none':
      return 'Fillers need words, and this take has no transcript.';
    case 'supplied':
      return reader === 'speaker'
        ? 'The words are those you supplied.'
        : 'The words were supplied by the speaker.';
    case 'browser':
      return reader === 'speaker'
        ? 'The words come from your browser’s on-device transcript.'
        : 'The words come from the on-device transcript of the speaker’s browser.';
    case 'script':
      return `The words are those of ${whose} script, laid along the audio.`;
    case 'local':
      return 'The words were found on this machine; the sound was not sent anywhere.';
    case 'model':
      return 'The words come from the configured transcription model.';
  }
}

/** Who wrote the feedback, in a sentence. */
export const feedbackCameFrom = ({ feedback, ...engine }: Analysis['engine']): string =>
  [
    feedback === 'rules'
      ? 'Written by built-in rules from the measurements. No model was used.'
      : 'Written by the configured model from the measurements and the transcript.',
    ...notesInWords(engine),
  ].join(' ');
