import { Suspense } from 'react';
import { useWatched } from '../../../lib/watched.js';
import { Panel } from '../../../ui/panel.js';
import { Loading } from '../../../ui/states.js';
import { useRecorderState } from '../../../recorder/recorder-context.js';
import { isSpeaking } from '../../../recorder/recorder.machine.js';
import { useTakeDesk } from './take-context.js';
import './panel.css';
import { lazyPart } from '../../../lib/lazy-part.js';

const RecorderTabs = lazyPart(() => import('./recorder-tabs.js'), 'RecorderTabs');

/** The one recorder: check the microphone, record or choose a file, analyze. */
export function SessionPanel() {
  const state = useRecorderState();
  const { bench } = useTakeDesk();
  useWatched(bench.session?.id ?? null);
  return (
    <Panel look="bare" labelledBy="session-panel" className="session-panel">
      <h2 id="session-panel" className={isSpeaking(state) ? 'visually-hidden' : undefined}>
        {bench.number !== null ? `Take ${bench.number}` : 'Your take'}
      </h2>
      <Suspense fallback={<Loading />}>
        <RecorderTabs />
      </Suspense>
    </Panel>
  );
}
