import { useOnPhase, useRecorder } from '../../../recorder/recorder-context.js';
import { useToast } from '../../../ui/toast.js';

/** The recorder's turns, told to whoever does not look at it. */
export function useRecordingToasts(): void {
  const toast = useToast();
  const { serverWords } = useRecorder();
  useOnPhase((state, before) => {
    if (state.phase === 'recording' && before !== 'stopping')
      toast({ title: 'Recording Started', text: 'Speak clearly into your microphone' });
    if (state.phase === 'ready' && before === 'stopping')
      toast({
        kind: 'error',
        title: 'Recording failed',
        text: 'This browser measured nothing. Nothing was kept.',
      });
    if (state.phase === 'stopped' && before === 'stopping')
      toast({
        title: 'Recording Stopped',
        text: `It waits for Analyze. Nothing was ${serverWords.getState() ? 'stored' : 'sent'}.`,
      });
    if (state.phase === 'analyzing' && before === 'uploading')
      toast({
        kind: 'success',
        title: 'Upload Complete',
        text: 'Your practice session has been saved to object storage',
      });
  });
}
