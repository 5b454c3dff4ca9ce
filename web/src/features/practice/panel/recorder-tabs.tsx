import { useState } from 'react';
import { Tabs } from '../../../ui/tabs.js';
import { useRecorderState } from '../../../recorder/recorder-context.js';
import type { RecorderState } from '../../../recorder/recorder-state.js';
import { LiveFeedback } from './at-the-microphone.js';
import { RecordTab } from './record-tab.js';

export function RecorderTabs() {
  const state = useRecorderState();
  const [tab, setTab] = useTabFor(state.phase);
  return (
    <Tabs
      name="Recorder"
      active={tab}
      onChange={setTab}
      items={[
        { key: 'record', label: 'Record', children: <RecordTab /> },
        { key: 'live', label: 'Live Feedback', children: <LiveFeedback state={state} /> },
      ]}
    />
  );
}

/** The chosen tab; a take that has just ended brings Record forward, where Analyze is. */
function useTabFor(phase: RecorderState['phase']) {
  const [tab, setTab] = useState<'record' | 'live'>('record');
  const [before, setBefore] = useState(phase);
  if (before !== phase) {
    setBefore(phase);
    if (phase === 'stopped') setTab('record');
  }
  return [tab, setTab] as const;
}
