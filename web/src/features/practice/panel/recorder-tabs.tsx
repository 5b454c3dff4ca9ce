import { Tabs } from '../../../ui/tabs.js';
import { useRecorderState } from '../recorder/recorder-context.js';
import { LiveFeedback } from './live-feedback.js';
import type { PanelProps } from './panel-props.js';
import { RecordTab } from './record-tab.js';

export function RecorderTabs(props: PanelProps) {
  const state = useRecorderState();
  return (
    <Tabs
      name="Recorder"
      items={[
        { key: 'record', label: 'Record', children: <RecordTab {...props} /> },
        { key: 'live', label: 'Live Feedback', children: <LiveFeedback state={state} /> },
      ]}
    />
  );
}
