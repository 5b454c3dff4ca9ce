import { Modal } from 'antd';
import { memo, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useRecorderState } from './recorder-context.js';
import type { RecorderState } from './recorder-state.js';
import { holdsUnsentAudio } from './recorder.machine.js';

/**
 * Asks before a page change or a closed tab would end a recording or a transfer. Not drawn again with its page: a dialog sets a
 * state of its own each time, and fifty quick keystrokes that find such a state waiting are an endless loop to React.
 */
export const LeaveGuard = memo(function LeaveGuard({ discardAudio }: { discardAudio: boolean }) {
  const state = useRecorderState();
  const held = holdsUnsentAudio(state);
  // Another scenario on the same page ends the recording as well; the session that its script gets does not.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => held && where(currentLocation) !== where(nextLocation),
  );
  useEffect(() => {
    if (!held) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [held]);
  const blocked = blocker.state === 'blocked';
  return (
    <Modal
      open={blocked}
      title="Leave this page?"
      okText="Leave"
      cancelText="Stay"
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>{consequence(state, discardAudio)}</p>
    </Modal>
  );
});

const where = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pathname}?${new URLSearchParams(search).get('scenario')}`;

function consequence(state: RecorderState, discardAudio: boolean): string {
  switch (state.phase) {
    case 'recording':
    case 'stopping':
      if (discardAudio) return 'The recording ends here, and its audio is not kept.';
      return 'The recording ends here. What was kept on this device stays, and is offered to you on the Practice page.';
    case 'uploading':
      return state.take.recordingId === null
        ? 'The upload ends and this audio is not kept.'
        : 'The upload ends. The recording stays on this device and is offered to you on the Practice page.';
    case 'stopped':
      return state.take.held.kind === 'numbers'
        ? 'What was measured is not kept on this device, so it would be gone.'
        : 'This audio is not kept on this device, so it would be gone.';
    default:
      return 'The recording would not start.';
  }
}
