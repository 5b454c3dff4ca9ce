import { ANALYSIS_STAGES } from '@lectern/contracts/analysis';
import type { Stage } from '../../../ui/stage-list.js';

const LABELS: Record<(typeof ANALYSIS_STAGES)[number], string> = {
  reading: 'Reading the audio',
  measuring: 'Pauses, pace and level',
  words: 'Words and fillers',
  finishing: 'Putting it together',
};

/** The stages as the server reports them. The upload is done before the first; none is done before its event. */
export function analysisStages(current: string | null, hasWords: boolean): Stage[] {
  const at = ANALYSIS_STAGES.findIndex((stage) => stage === current);
  return [
    { key: 'uploaded', label: 'Uploaded', state: 'done' },
    ...ANALYSIS_STAGES.map((stage, index): Stage => {
      const state = index < at ? 'done' : index === at ? 'current' : 'waiting';
      if (stage === 'words' && !hasWords && state !== 'current') {
        return { key: stage, label: `${LABELS[stage]}: skipped, no transcript`, state: 'skipped' };
      }
      return { key: stage, label: LABELS[stage], state };
    }),
  ];
}

/** The name of a stage for a sentence such as "It stopped at: Reading the audio". */
export const stageLabel = (stage: string): string =>
  ANALYSIS_STAGES.flatMap((known) => (known === stage ? [LABELS[known]] : []))[0] ?? stage;
