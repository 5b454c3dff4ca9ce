import type { Analysis } from '@lectern/contracts/analysis';

/** Who made the transcript, in a sentence. */
export function wordsCameFrom(transcript: Analysis['engine']['transcript']): string {
  switch (transcript) {
    case 'none':
      return 'Fillers need words, and this take has no transcript.';
    case 'supplied':
      return 'The words are those you supplied.';
    case 'browser':
      return 'The words come from your browser’s on-device transcript.';
    case 'script':
      return 'The words are those of your script, laid along the audio.';
    case 'model':
      return 'The words come from the configured transcription model.';
  }
}

/** Who wrote the feedback, in a sentence. */
export const feedbackCameFrom = ({ feedback, notes }: Analysis['engine']): string =>
  [
    feedback === 'rules'
      ? 'Written by built-in rules from the measurements. No model was used.'
      : 'Written by the configured model from the measurements and the transcript.',
    ...notes,
  ].join(' ');
