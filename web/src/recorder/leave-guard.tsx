import { memo, useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { isElsewhere } from '../lib/same-visit.js';
import { useConfirm } from '../ui/confirm.js';
import { useOverlays } from '../ui/overlays.js';
import { useRecorderState } from './recorder-context.js';
import type { RecorderState } from './recorder-state.js';
import { holdsUnsentAudio } from './recorder.machine.js';

/** Asks before a page change or a closed tab would end a recording or a transfer. */
export const LeaveGuard = memo(function LeaveGuard({ discardAudio }: { discardAudio: boolean }) {
  const state = useRecorderState();
  const held = holdsUnsentAudio(state);
  const confirm = useConfirm();
  const { dialogs } = useOverlays();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => held && isElsewhere(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!held) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    // The question must come without a connection as well.
    void dialogs().catch(() => undefined);
    return () => window.removeEventListener('beforeunload', ask);
  }, [held, dialogs]);
  const askToLeave = useEffectEvent(async () => {
    const leave = await confirm({
      title: 'Leave this page?',
      content: consequence(state, discardAudio),
      yes: 'Leave',
      no: 'Stay',
    });
    if (leave) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void askToLeave();
  }, [blocker.state]);
  return null;
});

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
