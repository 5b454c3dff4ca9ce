import { ANALYSIS_STAGES } from '@lectern/contracts/analysis';
import type { StageCode } from '@lectern/contracts/stages';
import { stageWords } from '@lectern/contracts/english/stages';
import type { Stage } from '../../../ui/stage-list.js';

/** The stages as the server reports them. The upload is done before the first; none is done before its event. */
export function analysisStages(current: StageCode | null, hasWords: boolean): Stage[] {
  const at = ANALYSIS_STAGES.findIndex((stage) => stage === current);
  return [
    { key: 'uploaded', label: 'Uploaded', state: 'done' },
    ...ANALYSIS_STAGES.map((stage, index): Stage => {
      const state = index < at ? 'done' : index === at ? 'current' : 'waiting';
      if (stage === 'words' && !hasWords && state !== 'current') {
        return { key: stage, label: `${stageWords(stage)}: skipped, no transcript`, state: 'skipped' };
      }
      return { key: stage, label: stageWords(stage), state };
    }),
  ];
}
