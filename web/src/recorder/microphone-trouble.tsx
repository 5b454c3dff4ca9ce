import { Alert } from 'antd';
import { browserOf, describeMicrophoneProblem } from './microphone-problem.js';
import type { MicrophoneProblem } from './recorder-state.js';

/** Why there is no microphone, and what helps. */
export function MicrophoneTrouble({ problem }: { problem: MicrophoneProblem }) {
  const { title, text } = describeMicrophoneProblem(problem, browserOf(navigator.userAgent));
  return <Alert type="error" showIcon role="alert" title={title} description={text} />;
}
